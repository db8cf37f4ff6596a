'use client'

import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import {
  type InvoiceFilter,
  type InvoicesView,
  invoiceFilters,
  toInvoicesQueryString,
} from '@/lib/features/collection-invoices/client/collection-invoices-view'
import {
  invoiceStatuses,
  invoiceTypes,
  labelInvoiceStatus,
  labelInvoiceType,
} from '@/lib/features/collection-invoices/messages/collection-invoice-labels'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'
import type { Translate } from '@/lib/shared/i18n/translate'

type Props = {
  view: InvoicesView
  isKeptOut: boolean
  onShow: (view: InvoicesView) => void
  onClear: () => void
}

/** The codes that are offered, each with its words. What is sent is the code. */
const listOffered = (t: Translate): Partial<Record<InvoiceFilter, [string, string][]>> => ({
  Status: invoiceStatuses.map((code) => [code, labelInvoiceStatus(t, code)]),
  Type: invoiceTypes.map((code) => [code, labelInvoiceType(t, code) ?? code]),
})

/**
 * The filters of the list, each under the upstream's own meaning. Status and type are open lists:
 * any value can be asked for.
 */
export function InvoicesFilter({ view, isKeptOut, onShow, onClear }: Props) {
  const t = useT()
  const id = useId()
  const offered = listOffered(t)
  const [typed, setTyped] = useState(view)
  const [wrong, setWrong] = useState<string | null>(null)

  // Another address, as when going back, brings its own filters in place of what was typed.
  const [known, setKnown] = useState(toInvoicesQueryString(view))
  if (known !== toInvoicesQueryString(view)) {
    setKnown(toInvoicesQueryString(view))
    setTyped(view)
  }

  function show(event: FormEvent) {
    event.preventDefault()
    const normalized = Object.fromEntries(
      invoiceFilters.map((filter) => [filter, normalizeFilter(filter, typed[filter])]),
    ) as InvoicesView
    const noDay =
      [normalized.From, normalized.To].find((day) => day !== null && !isCalendarDate(day)) ?? null
    setWrong(noDay)
    setTyped(normalized)
    if (noDay === null) onShow(normalized)
  }

  const buildBox = (filter: InvoiceFilter) => ({
    id: `${id}-${filter}`,
    spellCheck: false,
    value: typed[filter] ?? '',
    'aria-invalid': (wrong !== null && typed[filter] === wrong) || undefined,
    'aria-describedby': `${id}said`,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [filter]: event.target.value }),
  })

  return (
    <search aria-label={t('collectionInvoices.filter.label')}>
      <form className="flex flex-wrap items-end gap-2 px-6 pt-3 pb-2" onSubmit={show} noValidate>
        {invoiceFilters.map((filter) => (
          <div
            key={filter}
            className="grid max-w-50 flex-[1_1_128px] gap-0.5 text-xs text-ink-2 max-narrow:max-w-none max-narrow:basis-[40%]"
          >
            <label htmlFor={`${id}-${filter}`}>{t(`collectionInvoices.filter.${filter}`)}</label>
            {isDayFilter(filter) ? (
              <DayInput {...buildBox(filter)} label={t(`collectionInvoices.filter.${filter}`)} />
            ) : (
              <TextInput {...buildBox(filter)} list={offered[filter] && `${id}${filter}`} />
            )}
          </div>
        ))}
        {Object.entries(offered).map(([filter, words]) => (
          <datalist key={filter} id={`${id}${filter}`}>
            {words.map(([code, word]) => (
              <option key={code} value={code} label={word} />
            ))}
          </datalist>
        ))}
        <Button type="submit">{t('collectionInvoices.filter.show')}</Button>
        {invoiceFilters.some((filter) => view[filter]) && (
          <Button variant="quiet" onClick={onClear}>
            {t('collectionInvoices.filter.clear')}
          </Button>
        )}
        <p id={`${id}said`} className="basis-full text-xs text-ink-3">
          <span role="alert" className="text-fail">
            {wrong !== null && t('collectionInvoices.filter.wrongDay', { day: wrong })}
          </span>
          {wrong === null &&
            (isKeptOut
              ? t('collectionInvoices.filter.keptOut')
              : (view.From || view.To) && t('collectionInvoices.filter.both'))}
        </p>
      </form>
    </search>
  )
}

const isDayFilter = (filter: InvoiceFilter) => filter === 'From' || filter === 'To'

function normalizeFilter(filter: InvoiceFilter, typed: string | null): string | null {
  const text = typed?.trim() || null
  return text !== null && isDayFilter(filter) ? toIsoDate(text) : text
}
