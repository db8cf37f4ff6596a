import { parseTime } from './parse-time'

type MaybeText = string | null | undefined
type WaitingInvoice = {
  Received?: MaybeText
  Transaction?: { LogTime?: MaybeText } | null
}
type DeliveredRow = {
  CompanyId?: number | null
  LogTime?: MaybeText
  DeliveryTime?: MaybeText
  RequestedChannel?: MaybeText
}

/** How long invoices wait as a rule, from how many of them that is known. */
export type UsualWait = { ms: number; count: number }

/**
 * For how long an invoice has waited: since its transaction was logged, else since it was received.
 * Null where neither time can be read, and where it lies ahead. Wall times count as UTC (assumed).
 *
 * @param now milliseconds since 1970.
 */
export function measureWait({ Received, Transaction }: WaitingInvoice, now: number): number | null {
  const since = parseTime(Transaction?.LogTime) ?? parseTime(Received)
  return since === null || since.precision === 'day' || since.order > now ? null : now - since.order
}

/** Of fewer deliveries nothing is said about what is usual. */
const enough = 20

/**
 * What 95 of 100 deliveries of a company by a channel stay within. Null where too few were read to
 * know. A row of another company, which a service that ignores the filter gives, tells nothing.
 */
export function findUsualWait(
  rows: readonly DeliveredRow[],
  { companyId, channel }: { companyId: number; channel: string },
): UsualWait | null {
  const waits = rows
    .filter((row) => row.CompanyId === companyId && isSameChannel(row.RequestedChannel, channel))
    .flatMap(measureDelivery)
    .toSorted((one, other) => one - other)
  if (waits.length < enough) return null
  return { ms: waits[Math.ceil(waits.length * 0.95) - 1]!, count: waits.length }
}

function measureDelivery({ LogTime, DeliveryTime }: DeliveredRow): number[] {
  const [from, to] = [parseTime(LogTime), parseTime(DeliveryTime)]
  const isMeasurable =
    from !== null && to !== null && from.precision !== 'day' && to.precision !== 'day'
  return isMeasurable && to.order >= from.order ? [to.order - from.order] : []
}

const isSameChannel = (one: MaybeText, other: string) =>
  one?.trim().toLowerCase() === other.trim().toLowerCase()
