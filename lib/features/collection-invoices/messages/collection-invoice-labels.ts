import type { ExactNumber } from '@/lib/contracts/exact-number'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { parseAmount } from '@/lib/shared/numbers/money'

type MaybeText = string | null | undefined
type CollectionInvoiceState = {
  status?: MaybeText
  type?: MaybeText
  pausedUntil?: MaybeText
  remainingAmount?: ExactNumber | null
}

export type InvoiceTone = 'open' | 'paused' | 'paid' | 'odd' | 'ended' | 'unknown'

/**
 * How a collection invoice stands as one sentence, and its verdict. OPEN is documented; the other
 * statuses are assumed (interface.md, part 3).
 */
export function describeCollectionStatus(
  t: Translate,
  { status, type, pausedUntil, remainingAmount }: CollectionInvoiceState,
): { tone: InvoiceTone; words: string } {
  const remaining = parseAmount(remainingAmount)
  const isPaid = remaining.is === 'exact' && remaining.decimal === '0'
  switch (normalizeCode(status)) {
    case null:
      return { tone: 'unknown', words: t('collectionInvoices.status.untold') }
    case 'OPEN':
      return isPaid
        ? { tone: 'odd', words: t('collectionInvoices.status.openPaid') }
        : { tone: 'open', words: describeOpenStatus(t, type) }
    case 'PAUSED':
      return {
        tone: 'paused',
        words: pausedUntil
          ? t('collectionInvoices.status.pausedUntil', {
              day: formatLongDate(t, toCalendarDay(pausedUntil) ?? pausedUntil),
            })
          : t('collectionInvoices.status.paused'),
      }
    case 'WITHDRAWN':
      return { tone: 'ended', words: t('collectionInvoices.status.withdrawn') }
    case 'CLOSED':
      if (isPaid) return { tone: 'paid', words: t('collectionInvoices.status.closedPaid') }
      return remaining.is === 'unknown'
        ? { tone: 'ended', words: t('collectionInvoices.status.closed') }
        : { tone: 'odd', words: t('collectionInvoices.status.closedRemaining') }
    default:
      return { tone: 'unknown', words: t('collectionInvoices.status.other', { status: status! }) }
  }
}

/** Types of invoices that are known, documented and expected ones. */
export const invoiceTypes = [
  'PAYMENT_REMINDER',
  'NOTICE',
  'COLLECTION_NOTICE',
  'DEBT_COLLECTION',
] as const

/** Statuses of invoices that are known, documented and expected ones. */
export const invoiceStatuses = ['OPEN', 'PAUSED', 'WITHDRAWN', 'CLOSED'] as const

/** A status of invoice in words; as it came where it is not known. */
export function labelInvoiceStatus(t: Translate, status: string): string {
  const known = findKnownCode(invoiceStatuses, status)
  return known ? t(`collectionInvoices.statusName.${known}`) : status
}

function describeOpenStatus(t: Translate, type: MaybeText) {
  const known = findKnownCode(invoiceTypes, type)
  return known
    ? t('collectionInvoices.status.openAs', { type: t(`collectionInvoices.typeIn.${known}`) })
    : t('collectionInvoices.status.open')
}

/** A type of invoice in words; as it came where it is not known, null where it is not told. */
export function labelInvoiceType(t: Translate, type: MaybeText): string | null {
  const known = findKnownCode(invoiceTypes, type)
  return known ? t(`collectionInvoices.type.${known}`) : type || null
}

const claimTypes = ['PRINCIPAL', 'FEE', 'INTEREST'] as const

/** A type of claim in words; null where it is not known, and where it is not told. */
export function labelClaimType(t: Translate, type: MaybeText): string | null {
  const known = findKnownCode(claimTypes, type)
  return known ? t(`collectionInvoices.claims.word.${known}`) : null
}

const paymentTypes = ['DIRECT_PAYMENT', 'COLLECTOR_PAYMENT'] as const

/** Whom a payment went to; as it came where that is not known. */
export function labelPaymentType(t: Translate, type: MaybeText): string {
  const known = findKnownCode(paymentTypes, type)
  return known
    ? t(`collectionInvoices.payment.${known}`)
    : type || t('collectionInvoices.payment.untold')
}

const documentTypes = ['INVOICE', 'REMINDER', 'COLLECTION_NOTICE', 'ATTACHMENT'] as const

/** The kind of a document; as it came where it is not known. */
export function labelDocumentType(t: Translate, type: MaybeText): string {
  const known = findKnownCode(documentTypes, type)
  return known
    ? t(`collectionInvoices.document.${known}`)
    : type || t('collectionInvoices.document.untold')
}

const activityTypes = [
  ...([
    'REGISTERED',
    'REMINDER_SENT',
    'COLLECTION_NOTICE_SENT',
    'DEBT_COLLECTION_LIST',
    'DEBT_COLLECTION_LIST_ACCEPTED',
  ] as const),
  ...([
    'DEBT_COLLECTION_LIST_REJECTED',
    'EVICTION_REQUEST',
    'EVICTION_REQUEST_ACCEPTED',
    'EVICTION_REQUEST_REJECTED',
  ] as const),
  ...([
    'EVICTION_CONFIRMATION',
    'EVICTION_CONFIRMATION_ACCEPTED',
    'EVICTION_CONFIRMATION_REJECTED',
    'PAUSED',
    'RESUMED',
    'WITHDRAWN',
  ] as const),
  ...(['PAYMENT', 'CORRECTION', 'CLOSED', 'MESSAGE'] as const),
]

/** What happened to an invoice; as it came where it is not known. */
export function labelInvoiceActivity(t: Translate, type: MaybeText): string {
  const known = findKnownCode(activityTypes, type)
  return known
    ? t(`collectionInvoices.happened.${known}`)
    : type || t('collectionInvoices.happened.untold')
}

const debtorTypes = ['PRIVATE', 'COMPANY'] as const
const debtorRoles = ['PRIMARY_DEBTOR', 'CO_DEBTOR', 'GUARANTOR'] as const

/**
 * What a debtor is, and for what: `company, primary`. What is not known stands as it came, what is
 * not told is left out.
 */
export function describeDebtor(
  t: Translate,
  { type, role }: { type?: MaybeText; role?: MaybeText },
): string {
  const [knownType, knownRole] = [
    findKnownCode(debtorTypes, type),
    findKnownCode(debtorRoles, role),
  ]
  const words = [
    knownType ? t(`collectionInvoices.debtors.type.${knownType}`) : type,
    knownRole ? t(`collectionInvoices.debtors.role.${knownRole}`) : role,
  ]
  return words.filter(Boolean).join(', ')
}

const normalizeCode = (value: MaybeText) => value?.trim().toUpperCase() || null

function findKnownCode<const Word extends string>(
  words: readonly Word[],
  value: MaybeText,
): Word | undefined {
  return words.find((each) => each === normalizeCode(value))
}
