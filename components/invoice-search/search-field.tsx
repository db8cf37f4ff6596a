'use client'

import { useRouter } from 'next/navigation'
import type { ClipboardEvent } from 'react'
import { getChipClass } from '@/components/ui/chip'
import { useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { Link } from '@/components/ui/link'
import { SearchBox } from '@/components/ui/search-box'
import { useT } from '@/lib/client/translation'
import type { SearchKind } from '@/lib/features/invoice-search/client/partner-search-view'
import {
  type ParsedSearch,
  parseSearchText,
  type SearchAs,
} from '@/lib/features/invoice-search/domain/search-text'
import { explainSearch } from '@/lib/features/invoice-search/messages/search-labels'
import { handOverLookup } from '@/lib/features/invoice-tracking/client/public'
import { routes } from '@/lib/shared/routes'

/**
 * One box for whatever a caller has: it says how it takes what was pasted, and takes correction. It
 * searches while one types, 250 ms after the last key; Enter searches at once. Several pasted lines
 * go to the page where each is answered for itself.
 */
export function SearchField({ text, forced, isKeptOut, isBusy, onSearch }: SearchFieldProps) {
  const t = useT()
  const { typed, searchFor, giveUp } = useTypedSearch(text)
  const router = useRouter()
  const search = (next: string, afterMs: number, as: SearchKind | null) =>
    searchFor(next, afterMs, (words) => onSearch(words, as))

  function lookUpEach(lines: string) {
    giveUp()
    handOverLookup(lines)
    router.push(routes.invoices())
  }

  function handlePaste(event: ClipboardEvent) {
    const lines = event.clipboardData.getData('text')
    if (parseSearchText(lines).as !== 'References') return
    event.preventDefault()
    lookUpEach(lines)
  }

  const guess = typed.trim() === '' ? null : parseSearchText(typed, forced ?? undefined)
  return (
    <SearchBox
      typed={typed}
      label={t('invoiceSearch.search.box')}
      hint={t('invoiceSearch.search.hint')}
      clearLabel={t('invoiceSearch.search.clear')}
      isBusy={isBusy}
      note={isKeptOut && t('invoiceSearch.search.keptOut')}
      onType={(next) => search(next, 250, forced)}
      onSearch={(next) => search(next, 0, next === '' ? null : forced)}
      onPaste={handlePaste}
      meaning={
        guess && (
          <Interpretation
            guess={guess}
            isForced={forced !== null}
            onChoose={(as) => search(typed, 0, as)}
            onEach={() => lookUpEach(typed)}
          />
        )
      }
    >
      {typed === '' && (
        <Link
          className="min-w-0 truncate text-xs text-ink-2 max-narrow:hidden"
          href={routes.invoices()}
        >
          {t('invoiceSearch.search.paste')}
        </Link>
      )}
    </SearchBox>
  )
}

type SearchFieldProps = {
  text: string
  /** How the person wants the text to be taken; null leaves it to the desk. */
  forced: SearchKind | null
  /** The text stays out of the address. */
  isKeptOut: boolean
  isBusy: boolean
  onSearch: (text: string, as: SearchKind | null) => unknown
}

type InterpretationProps = {
  guess: ParsedSearch
  isForced: boolean
  onChoose: (as: SearchKind | null) => void
  onEach: () => void
}

/** How a text is taken and why, and the next likely other way. */
function Interpretation({ guess, isForced, onChoose, onEach }: InterpretationProps) {
  const t = useT()
  const { as, others, why } = guess
  const instead = others.find(isKind)
  const reason = explainSearch(t, guess)
  return (
    <span className="flex min-w-0 items-center gap-2 text-xs">
      <span
        className={getChipClass({
          variant: why.key === 'rounded' ? 'wait' : 'act',
          className: 'block! min-w-0 truncate py-0.5',
        })}
        title={reason}
      >
        {why.key === 'rounded'
          ? t('invoiceSearch.search.lostDigits')
          : t('invoiceSearch.search.understood', {
              as: t(`invoiceSearch.search.as.${as}`),
            })}
      </span>
      <span className="sr-only">{reason}</span>
      {instead && !isForced && (
        <button
          type="button"
          className="min-w-0 truncate text-accent underline-offset-2 hover:underline max-narrow:hidden"
          onClick={() => onChoose(instead)}
        >
          {t('invoiceSearch.search.instead', { as: t(`invoiceSearch.search.as.${instead}`) })}
        </button>
      )}
      {as === 'References' && (
        <button
          type="button"
          className="min-w-0 truncate text-accent underline-offset-2 hover:underline max-narrow:hidden"
          onClick={onEach}
        >
          {t('invoiceSearch.search.each')}
        </button>
      )}
      {isForced && (
        <button
          type="button"
          className="min-w-0 truncate text-accent underline-offset-2 hover:underline max-narrow:hidden"
          onClick={() => onChoose(null)}
        >
          {t('invoiceSearch.search.asGuessed')}
        </button>
      )}
    </span>
  )
}

const isKind = (as: SearchAs): as is SearchKind => as !== 'References'
