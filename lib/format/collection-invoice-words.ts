import type { ExactNumber } from '../contracts/exact-number'
import { readDayOfTime } from '../domain/calendar-date'
import { amountOf } from '../domain/money'
import { dayInWords } from './moment'
import { t } from './translate-collection-invoices'

type Told = string | null | undefined
type Stand = { status?: Told; type?: Told; pausedUntil?: Told; remainingAmount?: ExactNumber | null }

export type InvoiceTone = 'open' | 'paused' | 'paid' | 'odd' | 'ended' | 'unknown'

/** How a collection invoice stands as one sentence, and its verdict. OPEN is documented; the other statuses are assumed (interface.md, part 3). */
export function invoiceStatusWords({ status, type, pausedUntil, remainingAmount }: Stand): { tone: InvoiceTone; words: string } {
  const remaining = amountOf(remainingAmount)
  const isPaid = remaining.is === 'exact' && remaining.decimal === '0'
  switch (wordOf(status)) {
    case null:
      return { tone: 'unknown', words: t('invoices.status.untold') }
    case 'OPEN':
      return isPaid ? { tone: 'odd', words: t('invoices.status.openPaid') } : { tone: 'open', words: openWords(type) }
    case 'PAUSED':
      return {
        tone: 'paused',
        words: pausedUntil
          ? t('invoices.status.pausedUntil', { day: dayInWords(readDayOfTime(pausedUntil) ?? pausedUntil) })
          : t('invoices.status.paused'),
      }
    case 'WITHDRAWN':
      return { tone: 'ended', words: t('invoices.status.withdrawn') }
    case 'CLOSED':
      if (isPaid) return { tone: 'paid', words: t('invoices.status.closedPaid') }
      return remaining.is === 'unknown'
        ? { tone: 'ended', words: t('invoices.status.closed') }
        : { tone: 'odd', words: t('invoices.status.closedRemaining') }
    default:
      return { tone: 'unknown', words: t('invoices.status.other', { status: status! }) }
  }
}

/** Types of invoices that are known, documented and expected ones. */
export const invoiceTypes = ['PAYMENT_REMINDER', 'NOTICE', 'COLLECTION_NOTICE', 'DEBT_COLLECTION'] as const

/** Statuses of invoices that are known, documented and expected ones. */
export const invoiceStatuses = ['OPEN', 'PAUSED', 'WITHDRAWN', 'CLOSED'] as const

function openWords(type: Told) {
  const known = knownOf(invoiceTypes, type)
  return known ? t('invoices.status.openAs', { type: t(`invoices.typeIn.${known}`) }) : t('invoices.status.open')
}

/** A type of invoice in words; as it came where it is not known, null where it is not told. */
export function invoiceTypeWords(type: Told): string | null {
  const known = knownOf(invoiceTypes, type)
  return known ? t(`invoices.type.${known}`) : type || null
}

const claimTypes = ['PRINCIPAL', 'FEE', 'INTEREST'] as const

/** A type of claim in words; null where it is not known, and where it is not told. */
export function claimTypeWords(type: Told): string | null {
  const known = knownOf(claimTypes, type)
  return known ? t(`invoices.claims.word.${known}`) : null
}

const paymentTypes = ['DIRECT_PAYMENT', 'COLLECTOR_PAYMENT'] as const

/** Whom a payment went to; as it came where that is not known. */
export function paymentTypeWords(type: Told): string {
  const known = knownOf(paymentTypes, type)
  return known ? t(`invoices.payment.${known}`) : type || t('invoices.payment.untold')
}

const documentTypes = ['INVOICE', 'REMINDER', 'COLLECTION_NOTICE', 'ATTACHMENT'] as const

/** The kind of a document; as it came where it is not known. */
export function documentTypeWords(type: Told): string {
  const known = knownOf(documentTypes, type)
  return known ? t(`invoices.document.${known}`) : type || t('invoices.document.untold')
}

const happenings = [
  ...(['REGISTERED', 'REMINDER_SENT', 'COLLECTION_NOTICE_SENT', 'DEBT_COLLECTION_LIST', 'DEBT_COLLECTION_LIST_ACCEPTED'] as const),
  ...(['DEBT_COLLECTION_LIST_REJECTED', 'EVICTION_REQUEST', 'EVICTION_REQUEST_ACCEPTED', 'EVICTION_REQUEST_REJECTED'] as const),
  ...(['EVICTION_CONFIRMATION', 'EVICTION_CONFIRMATION_ACCEPTED', 'EVICTION_CONFIRMATION_REJECTED', 'PAUSED', 'RESUMED', 'WITHDRAWN'] as const),
  ...(['PAYMENT', 'CORRECTION', 'CLOSED', 'MESSAGE'] as const),
]

/** What happened to an invoice; as it came where it is not known. */
export function happenedWords(type: Told): string {
  const known = knownOf(happenings, type)
  return known ? t(`invoices.happened.${known}`) : type || t('invoices.happened.untold')
}

const debtorTypes = ['PRIVATE', 'COMPANY'] as const
const debtorRoles = ['PRIMARY_DEBTOR', 'CO_DEBTOR', 'GUARANTOR'] as const

/** What a debtor is, and for what: `company, primary`. What is not known stands as it came, what is not told is left out. */
export function debtorWords({ type, role }: { type?: Told; role?: Told }): string {
  const [knownType, knownRole] = [knownOf(debtorTypes, type), knownOf(debtorRoles, role)]
  const words = [knownType ? t(`invoices.debtors.type.${knownType}`) : type, knownRole ? t(`invoices.debtors.role.${knownRole}`) : role]
  return words.filter(Boolean).join(', ')
}

/** A length in bytes as people say it: `84 kB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${unit}`.replace('.', ',')
}

const wordOf = (value: Told) => value?.trim().toUpperCase() || null

function knownOf<const Word extends string>(words: readonly Word[], value: Told): Word | undefined {
  return words.find((each) => each === wordOf(value))
}
