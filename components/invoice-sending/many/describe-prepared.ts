import type {
  PreparedDocument,
  PreparedReason,
} from '@/lib/features/invoice-sending/domain/prepared-document'
import type { DocumentField } from '@/lib/features/invoice-sending/domain/typed-document'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { sumDecimals } from '@/lib/shared/numbers/money'

/** Why a document is not simply ready, in a sentence or two. */
export const describeReasons = (t: Translate, { reasons }: PreparedDocument): string =>
  reasons.map((each) => describeReason(t, each)).join(' ')

/** One reason in words. */
export function describeReason(t: Translate, reason: PreparedReason): string {
  if (reason.is === 'rules') return t('invoiceSending.breaks', { count: reason.count })
  if (reason.is !== 'finding') return t(`invoiceSending.many.reason.${reason.is}`)
  const { field, code, line } = reason.finding
  const words = t(`invoiceSending.finding.${code}`, {
    line: line === undefined ? '' : String(line + 1),
    total: reason.total === null ? '' : formatDecimal(reason.total),
  })
  return field === 'lines' || field === 'files'
    ? words
    : t('invoiceSending.many.ofField', { field: nameField(t, field), words })
}

/** A reference is called differently in each country, and documents of several may stand together. */
const nameField = (t: Translate, field: DocumentField) =>
  field === 'paymentReference'
    ? t('invoiceSending.reference.other')
    : t(`invoiceSending.field.${field}`)

/** What a document comes to, with its currency; blank where it is not known. */
export const describeTotal = ({ total, currency }: PreparedDocument): string =>
  total === null ? '' : `${formatDecimal(total)} ${currency.toUpperCase()}`.trim()

/** What documents come to, by currency: `12 400,00 NOK, 300,00 EUR`. */
export const describeTotals = (documents: readonly PreparedDocument[]): string =>
  [...Map.groupBy(documents, ({ currency }) => currency.trim().toUpperCase())]
    .map(([currency, own]) => {
      const totals = own.flatMap(({ total }) => total ?? [])
      return totals.length === 0 ? '' : `${formatDecimal(sumDecimals(totals))} ${currency}`
    })
    .filter(Boolean)
    .join(', ')
