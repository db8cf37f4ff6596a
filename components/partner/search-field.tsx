'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { SearchBox } from '@/components/ui/search-box'
import { type SearchAs, type Understood, understood } from '@/lib/domain/understood-search'
import { t } from '@/lib/format/translate-partner'
import type { SearchKind } from '@/lib/queries/partner-search-view'
import { routes } from '@/lib/routes'
import { handReferences } from './reference-handover'

/**
 * One box for whatever a caller has: it says how it takes what was pasted, and takes correction. It searches while one types, 250 ms after the last key;
 * Enter searches at once. Several pasted lines go to the page where each is answered for itself.
 */
export function SearchField({ text, forced, isKeptOut, isBusy, input, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text)
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Another address brings another search, as when going back, and gives up what waits to be searched for. The own search brings back what was typed.
  const [sent, setSent] = useState(text)
  const [known, setKnown] = useState(text)
  if (known !== text) {
    setKnown(text)
    if (text !== sent) setTyped(text)
  }
  useEffect(() => {
    if (text !== sent) clearTimeout(timer.current)
  }, [text, sent])

  function searchFor(next: string, afterMs: number, as: SearchKind | null) {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(next.trim())
      onSearch(next.trim(), as)
    }, afterMs)
  }

  function lookUpEach(lines: string) {
    handReferences(lines)
    router.push(routes.partnerReferences())
  }

  function pasted(event: ClipboardEvent) {
    const lines = event.clipboardData.getData('text')
    if (understood(lines).as !== 'References') return
    event.preventDefault()
    lookUpEach(lines)
  }

  const guess = typed.trim() === '' ? null : understood(typed, forced ?? undefined)
  return (
    <search className="search-field">
      <SearchBox
        input={input}
        typed={typed}
        label={t('partner.search.box')}
        hint={t('partner.search.hint')}
        clearLabel={t('partner.search.clear')}
        isBusy={isBusy}
        onType={(next) => searchFor(next, 250, forced)}
        onSearch={(next) => searchFor(next, 0, next === '' ? null : forced)}
        onPaste={pasted}
        meaning={
          guess && (
            <Understanding guess={guess} isForced={forced !== null} onChoose={(as) => searchFor(typed, 0, as)} onEach={() => lookUpEach(typed)} />
          )
        }
      >
        <Link className="search-paste only-wide" href={routes.partnerReferences()}>
          {t('partner.search.paste')}
        </Link>
      </SearchBox>
      {isKeptOut && <p className="search-note">{t('partner.search.keptOut')}</p>}
    </search>
  )
}

type SearchFieldProps = {
  text: string
  /** How the person wants the text to be taken; null leaves it to the desk. */
  forced: SearchKind | null
  /** The text stays out of the address. */
  isKeptOut: boolean
  isBusy: boolean
  input: RefObject<HTMLInputElement | null>
  onSearch: (text: string, as: SearchKind | null) => void
}

type UnderstoodProps = { guess: Understood; isForced: boolean; onChoose: (as: SearchKind | null) => void; onEach: () => void }

/** How a text is taken and why, and the next likely other way. */
function Understanding({ guess: { as, others, why }, isForced, onChoose, onEach }: UnderstoodProps) {
  const instead = others.find(isKind)
  const reason = t(`understood.why.${why.key}`, 'values' in why ? why.values : {})
  return (
    <span className="search-understood">
      <span className={why.key === 'rounded' ? 'chip chip-wait' : 'chip chip-act'} title={reason}>
        {why.key === 'rounded'
          ? t('partner.search.lostDigits')
          : t(isForced ? 'partner.search.chosen' : 'partner.search.understood', { as: t(`partner.search.as.${as}`) })}
      </span>
      <span className="sr-only">{reason}</span>
      {instead && !isForced && (
        <button type="button" className="link only-wide" onClick={() => onChoose(instead)}>
          {t('partner.search.instead', { as: t(`partner.search.asShort.${instead}`) })}
        </button>
      )}
      {as === 'References' && (
        <button type="button" className="link" onClick={onEach}>
          {t('partner.search.each')}
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

const isKind = (as: SearchAs): as is SearchKind => as !== 'References'
