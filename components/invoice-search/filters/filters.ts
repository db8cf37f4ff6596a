import { describeDays } from '@/components/data-grid/filters/days-filter'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import type { PartnerSearchView } from '@/lib/features/invoice-search/client/partner-search-view'
import type { CodedField } from '@/lib/features/invoice-search/domain/known-values'
import { labelCode } from '@/lib/features/invoice-search/messages/code-labels'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * The filters of the search, one for each field of the request that narrows it, in the order in
 * which they are offered.
 */
export const filterKeys = [
  'companies',
  'sent',
  'status',
  'channel',
  'endpoint',
  'type',
  'direction',
  'correlation',
  'updated',
  'parent',
  'transactions',
] as const
export type FilterKey = (typeof filterKeys)[number]

/**
 * What a row says of a coded field; an endpoint is the channel that was used, or else the one that
 * was asked for.
 */
const fieldReaders: Record<CodedField, (row: SummaryRow) => string | null | undefined> = {
  status: (row) => row.Status,
  channel: (row) => row.ChannelStatus,
  endpoint: (row) => row.ActualChannel || row.RequestedChannel,
  type: (row) => row.InvoiceType,
  correlation: (row) => row.CorrelationStatus,
}

/**
 * How often each value of a field stands in the rows that are held, those that nobody has
 * documented among them.
 */
export function countSeenValues(rows: readonly SummaryRow[], key: CodedField): Map<string, number> {
  const seen = new Map<string, number>()
  for (const row of rows) {
    const value = fieldReaders[key](row)
    if (value) seen.set(value, (seen.get(value) ?? 0) + 1)
  }
  return seen
}

/** What a filter is set to, in words; null where it is not set. */
export function formatFilterValue(
  t: Translate,
  view: PartnerSearchView,
  key: FilterKey,
  companies: number,
): string | null {
  switch (key) {
    case 'companies':
      return view.companies.length === 0
        ? null
        : t('invoiceSearch.filter.companiesOf', { count: view.companies.length, of: companies })
    case 'sent':
      return describeDays(t, view.from, view.to)
    case 'updated':
      return describeDays(t, view.updatedFrom, view.updatedTo)
    case 'direction':
      return view.direction && t(`invoiceSearch.filter.${view.direction}`)
    case 'correlation':
      return view.correlation && labelCode(t, key, view.correlation)
    case 'parent':
      return view.parent === null ? null : String(view.parent)
    case 'transactions':
      return view.transactions.length === 0
        ? null
        : t('invoiceSearch.search.onlyTransactions', { count: view.transactions.length })
    default:
      return formatValues(
        t,
        view[key].map((code) => labelCode(t, key, code)),
      )
  }
}

/** The change that takes a filter away. */
export function getClearedFilter(key: FilterKey): Partial<Record<keyof PartnerSearchView, null>> {
  if (key === 'sent') return { from: null, to: null }
  if (key === 'updated') return { updatedFrom: null, updatedTo: null }
  return { [key]: null }
}

function formatValues(t: Translate, values: readonly string[]): string | null {
  if (values.length <= 2) return values.join(', ') || null
  return t('invoiceSearch.filter.more', { first: values[0]!, count: values.length - 1 })
}

/** A whole search in words, one line: the text, then each filter that is set. */
export function describeSearch(
  t: Translate,
  view: PartnerSearchView,
  text: string,
  companies: number,
): string {
  const set = filterKeys.flatMap((key) => {
    const value = formatFilterValue(t, view, key, companies)
    return value === null ? [] : [`${t(`invoiceSearch.filter.${key}`)}: ${value}`]
  })
  return (
    [text && `“${text}”`, ...set].filter(Boolean).join(', ') || t('invoiceSearch.search.everything')
  )
}
