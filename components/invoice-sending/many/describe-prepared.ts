import type {
  PreparedDocument,
  PreparedReason,
} from '@/lib/features/invoice-sending/domain/prepared-document'
import type { DocumentField } from '@/lib/features/invoice-sending/domain/typed-document'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import { sumDecimals } from '@/lib/shared/numbers/money'
import { describeSentBefore } from '../describe-sent-before'

/** Why a document is not simply ready, in a sentence or two. */
export const describeReasons = (t: Translate, { reasons }: PreparedDocument): string =>
  reasons.map((each) => describeReason(t, each)).join(' ')

/** One reason in words. */
export function describeReason(t: Translate, reason: PreparedReason): string {
  if (reason.is === 'rules') return t('invoiceSending.breaks', { count: reason.count })
  if (reason.is === 'lines')
    return t('invoiceSending.many.changedLines', {
      count: reason.lines.length,
      lines: reason.lines
        .map(({ place, ...line }) =>
          t('invoiceSending.many.changedLine', { ...line, place: String(place) }),
        )
        .join(', '),
    })
  if (reason.is === 'sentBefore')
    return reason.sends.map((send) => describeSentBefore(t, send, reason.identifier)).join(' ')
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

/**
 * What documents come to, by currency, credit notes apart from the others, and how many of them tell
 * no total: `12 400,00 NOK, 300,00 EUR · Credit notes 100,00 NOK · 1 without a known total`.
 */
export function describeTotals(t: Translate, documents: readonly PreparedDocument[]): string {
  const [credited, others] = [
    documents.filter(isCreditNote),
    documents.filter((each) => !isCreditNote(each)),
  ]
  const credits = sumByCurrency(credited)
  const count = documents.filter(({ total }) => total === null).length
  return [
    sumByCurrency(others),
    credits && t('invoiceSending.many.creditNotes', { sums: credits }),
    count > 0 && t('invoiceSending.many.untold', { shown: formatCount(count) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

const sumByCurrency = (documents: readonly PreparedDocument[]): string =>
  [...Map.groupBy(documents, ({ currency }) => currency.trim().toUpperCase())]
    .map(([currency, own]) => {
      const totals = own.flatMap(({ total }) => total ?? [])
      return totals.length === 0 ? '' : `${formatDecimal(sumDecimals(totals))} ${currency}`
    })
    .filter(Boolean)
    .join(', ')

const isCreditNote = ({ document }: PreparedDocument) => document?.operation === 'sendB2bCreditNote'

/** The number of a document, and that it is a credit note where it is one. */
export const describeNumber = (t: Translate, prepared: PreparedDocument): string =>
  isCreditNote(prepared)
    ? t('invoiceSending.many.creditNote', { number: prepared.number })
    : prepared.number
