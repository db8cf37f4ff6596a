'use client'

import { type KeyboardEvent, useId } from 'react'
import { RadioOption } from '@/components/form/radio-option'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { MoneyAmount } from '@/components/ui/money-amount'
import { SearchBox } from '@/components/ui/search-box'
import { useT } from '@/lib/client/translation'
import { isSearch, listChoices } from '@/lib/features/payment-matching/domain/find-invoices'
import type { InvoiceIndex } from '@/lib/features/payment-matching/domain/open-invoices'
import type { PlannedLine } from '@/lib/features/payment-matching/domain/payment-plan'
import type { Candidate } from '@/lib/features/payment-matching/domain/suggest-candidates'
import { describeProof } from '@/lib/features/payment-matching/messages/describe-payment'
import { subtractDecimals, sumDecimals } from '@/lib/shared/numbers/money'

type Props = {
  planned: PlannedLine
  index: InvoiceIndex
  /** What is typed to find another invoice. */
  typed: string
  chosenAt: number
  isLocked: boolean
  onChoose: (at: number) => void
  onFind: (typed: string) => void
  onTake: (invoiceIds: string[]) => void
  onLeaveOut: () => void
}

/**
 * What a line may be for, the likeliest first, and a box that finds any other open invoice. Enter
 * takes what is marked.
 */
export function PaymentPanel({ planned, index, typed, isLocked, ...choice }: Props) {
  const { chosenAt, onChoose, onFind, onTake, onLeaveOut } = choice
  const t = useT()
  const name = useId()
  const { line } = planned
  const isSearching = isSearch(typed)
  const candidates = listChoices(index, planned, typed)
  const chosen = candidates[chosenAt] ?? candidates[0]

  const take = () => chosen && onTake(chosen.parts.map(({ invoice }) => invoice.id))
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement || !chosen) return
    event.preventDefault()
    event.stopPropagation()
    take()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in its radios and its box
    <div className="grid gap-y-1.5 narrow:pl-30" onKeyDown={handleKeyDown}>
      <div className="min-w-0">
        <p className="pb-1 wrap-anywhere text-ink-2">
          {line.reference
            ? t('paymentMatching.panel.reference', { text: line.reference })
            : t('paymentMatching.panel.noReference')}
          {!isSearching && candidates.length > 0 && `. ${t('paymentMatching.panel.likely')}`}
        </p>
        <fieldset>
          <legend className="sr-only">{t('paymentMatching.choose')}</legend>
          {candidates.map((candidate, at) => (
            <RadioOption
              key={candidate.parts.map(({ invoice }) => invoice.id).join(' ')}
              name={name}
              checked={candidate === chosen}
              onChange={() => onChoose(at)}
            >
              <CandidateText candidate={candidate} planned={planned} />
            </RadioOption>
          ))}
        </fieldset>
        {isSearching && candidates.length === 0 && (
          <p className="py-1 text-ink-3" role="status">
            {t('paymentMatching.panel.nothing')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-50 flex-1 narrow:min-w-80">
          <SearchBox
            typed={typed}
            label={t('paymentMatching.panel.search')}
            hint={t('paymentMatching.panel.search')}
            clearLabel={t('paymentMatching.panel.clear')}
            isBusy={false}
            onType={onFind}
            onSearch={onFind}
          />
        </div>
        <Button size="sm" aria-disabled={isLocked || undefined} onClick={onLeaveOut}>
          {t('paymentMatching.panel.leaveOut')}
        </Button>
        {chosen && (
          <Button
            size="sm"
            className="border-accent text-accent"
            aria-disabled={isLocked || undefined}
            onClick={take}
          >
            {t('paymentMatching.panel.use', { invoice: describeInvoices(chosen, t) })}
            <Kbd>Enter</Kbd>
          </Button>
        )}
      </div>
    </div>
  )
}

const describeInvoices = ({ parts }: Candidate, t: ReturnType<typeof useT>) =>
  parts.length > 1
    ? t('paymentMatching.invoices', { count: parts.length })
    : (parts[0]?.invoice.number ?? t('paymentMatching.noNumber'))

function CandidateText({ candidate, planned }: { candidate: Candidate; planned: PlannedLine }) {
  const t = useT()
  const { parts } = candidate
  const [{ invoice }] = parts as [Candidate['parts'][number]]
  const open = parts.flatMap((part) => part.invoice.open ?? [])
  const sum = open.length === parts.length ? sumDecimals(open) : null
  const difference = sum === null ? null : subtractDecimals(planned.line.amount, sum)
  const numbers = parts.map((part) => part.invoice.number ?? t('paymentMatching.noNumber'))
  return (
    <span className="flex flex-wrap gap-x-3 wrap-anywhere">
      <b className="font-medium">{numbers.join(', ')}</b>
      <span>{invoice.names[0]}</span>
      {sum !== null && <MoneyAmount value={sum as `${number}`} currency={invoice.currency} />}
      <span className="text-ink-3">
        {describeProof(t, candidate, difference)}
        {parts.length === 1 &&
          invoice.dueDate &&
          `, ${t('paymentMatching.panel.due', { day: invoice.dueDate })}`}
      </span>
    </span>
  )
}
