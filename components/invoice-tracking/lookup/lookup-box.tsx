'use client'

import type { ClipboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { SearchBox } from '@/components/ui/search-box'
import { useT } from '@/lib/client/translation'
import { type ParsedLookup, parseLookup } from '@/lib/features/invoice-tracking/domain/parse-lookup'
import { explainLookup, labelLookup } from '@/lib/features/invoice-tracking/messages/lookup-labels'

/**
 * One box for whatever a caller has, with how it was understood below. Enter asks; several pasted
 * lines become a list; `/` leads here.
 */
export function LookupBox({ typed, guess, isBusy, onType, onSearch, onList }: LookupBoxProps) {
  const t = useT()

  function handlePaste(event: ClipboardEvent) {
    const lines = event.clipboardData.getData('text')
    if (parseLookup(lines).as !== 'list') return
    event.preventDefault()
    onList(lines)
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          hasSlashKey
          typed={typed}
          label={t('lookups.box')}
          hint={t('lookups.hint')}
          clearLabel={t('lookups.clear')}
          isBusy={isBusy}
          onType={onType}
          onSearch={onSearch}
          onPaste={handlePaste}
        />
        <Button variant="primary" aria-disabled={guess === null} onClick={() => onSearch(typed)}>
          {t('lookups.ask')}
        </Button>
      </div>
      <p className="min-h-5 pt-1 text-xs wrap-anywhere text-ink-3" role="status">
        {guess
          ? `${t('lookups.understood', { as: labelLookup(t, guess.as) })} ${explainLookup(t, guess)}`
          : t('lookups.nothingTyped')}{' '}
        {guess?.isPersonal && t('lookups.keptOut')}
      </p>
    </div>
  )
}

type LookupBoxProps = {
  typed: string
  guess: ParsedLookup | null
  isBusy: boolean
  onType: (text: string) => void
  onSearch: (text: string) => void
  onList: (text: string) => void
}
