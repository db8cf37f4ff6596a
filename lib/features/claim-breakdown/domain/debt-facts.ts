import type { HistoryEntry } from '@/lib/contracts/collection/history'
import type { InvoicePayment } from '@/lib/contracts/collection/invoice-details'
import { type Country, countries, feeCurrency } from '@/lib/features/collection-cases/domain/public'
import { isClosed, isListedPayment } from '@/lib/features/collection-invoices/domain/public'
import { toServiceDay } from '@/lib/shared/dates/service-day'
import { normalizeCurrency, parseAmount } from '@/lib/shared/numbers/money'
import { type FeeStep, findFeeOfStep } from './fee-limits'
import type { Reduction } from './interest-periods'

type Entry = HistoryEntry
type Payment = InvoicePayment

/** The country whose rules hold: the one that is told, else that of a currency of one country alone. */
export function findCountry(
  countryCode: string | null | undefined,
  currency: string | null | undefined,
): Country | null {
  const told = countryCode?.trim().toUpperCase()
  if (told) return countries.find((each) => each === told) ?? null
  const code = normalizeCurrency(currency)
  return countries.find((each) => each !== 'FI' && feeCurrency[each] === code) ?? null
}

/** What may stand in a history and carries no fee. */
const withoutFee = [
  ...['REGISTERED', 'DEBT_COLLECTION_LIST', 'DEBT_COLLECTION_LIST_REJECTED', 'PAUSED', 'RESUMED'],
  ...['WITHDRAWN', 'PAYMENT', 'CORRECTION', 'CLOSED', 'MESSAGE'],
]

/**
 * The steps of a history that a fee may come with.
 *
 * @returns null where one has no day, or is of a kind that may carry a fee which is not known here:
 *   limits of the others alone would be too low. Null too where two without an id say the same, which
 *   may be one.
 */
export function listFeeSteps(history: readonly Entry[]): FeeStep[] | null {
  const told = history.filter(({ type }) => !withoutFee.includes(type?.trim().toUpperCase() ?? ''))
  const steps = told.flatMap(({ type, loggedAt }) => {
    const fee = findFeeOfStep(type)
    const day = toServiceDay(loggedAt ?? '')
    return fee === null || day === null ? [] : [{ day, fee }]
  })
  const unnamed = told.filter(({ historyId }) => !historyId).map((step) => JSON.stringify(step))
  const areApart = new Set(unnamed).size === unnamed.length
  return areApart && steps.length === told.length ? steps : null
}

/**
 * What was paid and credited, by its days. A payment that is listed and in the history is one.
 *
 * @returns null where the day or the amount of one is not told.
 */
export function listReductions(
  history: readonly Entry[],
  payments: readonly Payment[],
): Reduction[] | null {
  const told = [
    ...payments.map(({ paymentDate, registeredAt, amount }) => ({
      at: paymentDate ?? registeredAt,
      amount,
    })),
    ...history
      .filter((entry) => isReduction(entry) && !isListedPayment(entry, payments))
      .map(({ loggedAt, amount }) => ({ at: loggedAt, amount })),
  ]
  const known = told.flatMap(({ at, amount }) => {
    const [day, read] = [toServiceDay(at ?? ''), parseAmount(amount)]
    return day === null || read.is !== 'exact' ? [] : [{ day, amount: read.decimal }]
  })
  if (known.length < told.length) return null
  return known.toSorted((one, other) => one.day.localeCompare(other.day))
}

const isReduction = ({ type }: Entry) =>
  ['PAYMENT', 'CORRECTION'].includes(type?.trim().toUpperCase() ?? '')

/**
 * The last day that bears interest: the one on which a debt was closed, else today; null where it is
 * closed or withdrawn and does not say since when in a form that can be read.
 */
export function findLastInterestDay(
  read: { status?: string | null; closedAt?: string | null },
  today: string,
): string | null {
  const closed = toServiceDay(read.closedAt ?? '')
  if (closed !== null) return closed
  const isOver =
    isClosed(read) || read.status?.trim().toUpperCase() === 'WITHDRAWN' || read.closedAt?.trim()
  return isOver ? null : today
}
