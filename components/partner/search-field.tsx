'use client'

import Link from 'next/link'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'
import type { SearchAs } from '@/lib/domain/understood-search'
import { understood } from '@/lib/domain/understood-search'
import { t } from '@/lib/format/translate'
import { routes } from '@/lib/routes'

/**
 * One box for whatever a caller has: it says how it takes what was pasted, and takes correction. It searches while one types, 250 ms after the last key;
 * Enter searches at once. Several pasted lines are led to where each is answered for itself.
 */
export function SearchField({ text, forced, isKeptOut, isBusy, input, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text)
  const [hasPastedLines, setHasPastedLines] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Another address brings another search, as when going back.
  const [known, setKnown] = useState(text)
  if (known !== text) {
    setKnown(text)
    if (input.current !== document.activeElement) setTyped(text)
  }

  function searchFor(next: string, afterMs: number, as: SearchAs | null = null) {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim(), as), afterMs)
  }

  const guess = typed.trim() === '' ? null : understood(typed, forced ?? undefined)
  return (
    <search className="search-field">
      <div className="search-box" aria-busy={isBusy || undefined}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          value={typed}
          aria-label={t('partner.search.box')}
          placeholder={t('partner.search.hint')}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => searchFor(event.target.value, 250, forced)}
          onPaste={(event) => setHasPastedLines(/\S\s*[\r\n\t]\s*\S/.test(event.clipboardData.getData('text')))}
          onKeyDown={(event) => event.key === 'Enter' && searchFor(typed, 0, forced)}
        />
        {guess && <Understood guess={guess} isForced={forced !== null} onChoose={(as) => searchFor(typed, 0, as)} />}
        {typed && (
          <Button variant="quiet" size="sm" square aria-label={t('partner.search.clear')} onClick={() => searchFor('', 0)}>
            <Icon name="x" />
          </Button>
        )}
        <Link className="search-paste only-wide" href={routes.partnerReferences()}>
          {t('partner.search.paste')}
        </Link>
        <Kbd>/</Kbd>
      </div>
      {isKeptOut && <p className="search-note">{t('partner.search.keptOut')}</p>}
      {hasPastedLines && typed && (
        <p className="search-note" role="status">
          {t('partner.search.manyPasted')} <Link href={routes.partnerReferences()}>{t('partner.search.manyPastedOpen')}</Link>
        </p>
      )}
    </search>
  )
}

type SearchFieldProps = {
  text: string
  /** How the person wants the text to be taken; null leaves it to the desk. */
  forced: SearchAs | null
  /** The text stays out of the address. */
  isKeptOut: boolean
  isBusy: boolean
  input: RefObject<HTMLInputElement | null>
  onSearch: (text: string, as: SearchAs | null) => void
}

type UnderstoodProps = { guess: ReturnType<typeof understood>; isForced: boolean; onChoose: (as: SearchAs | null) => void }

/** How a text is taken, and the other ways in which it could be. */
function Understood({ guess, isForced, onChoose }: UnderstoodProps) {
  const [first] = guess.others
  return (
    <span className="search-understood">
      <span className="chip chip-act">
        {t(isForced ? 'partner.search.chosen' : 'partner.search.understood', { as: t(`partner.search.as.${guess.as}`) })}
      </span>
      {first && !isForced && (
        <button type="button" className="link only-wide" onClick={() => onChoose(first)}>
          {t('partner.search.instead', { as: t(`partner.search.asShort.${first}`) })}
        </button>
      )}
      {isForced && (
        <button type="button" className="link only-wide" onClick={() => onChoose(null)}>
          {t('partner.search.asGuessed')}
        </button>
      )}
    </span>
  )
}
