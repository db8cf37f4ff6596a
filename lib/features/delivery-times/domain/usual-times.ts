import { parseTime } from '@/lib/shared/dates/parse-time'

type MaybeText = string | null | undefined
type WaitingInvoice = {
  Received?: MaybeText
  Transaction?: { LogTime?: MaybeText } | null
}

/** What the times of a sent invoice are read from: a row of the partner search. */
export type TimedRow = {
  CompanyId?: number | null
  LogTime?: MaybeText
  DeliveryTime?: MaybeText
  RequestedChannel?: MaybeText
  InvoiceType?: MaybeText
}

/** A company's channel and the kind of its documents; a kind that is not known is null. */
export type Lane = { companyId: number; channel: string; kind: string | null }

/**
 * How long deliveries take: half of them at most `medianMs`, 95 of 100 at most `longMs`. `count`
 * says of how many that is known, `by` whether they were all of the kind that was asked for.
 */
export type UsualTime = { medianMs: number; longMs: number; count: number; by: 'kind' | 'channel' }

/**
 * For how long an invoice has waited: since its transaction was logged, else since it was received.
 * Null where neither time can be read, and where it lies ahead. Wall times count as UTC (assumed).
 *
 * @param now milliseconds since 1970.
 */
export function measureWait({ Received, Transaction }: WaitingInvoice, now: number): number | null {
  const since = readMoment(Transaction?.LogTime) ?? readMoment(Received)
  return since === null || since > now ? null : now - since
}

/**
 * How long a delivery took, in milliseconds. Null where one of its times cannot be read to the
 * minute, and where it was delivered before it was logged.
 */
export function measureDelivery({ LogTime, DeliveryTime }: TimedRow): number | null {
  const [from, to] = [readMoment(LogTime), readMoment(DeliveryTime)]
  return from !== null && to !== null && to >= from ? to - from : null
}

/** Milliseconds since 1970 of a time; null of what is none, and of a day alone. */
export function readMoment(raw: MaybeText): number | null {
  const time = parseTime(raw)
  return time === null || time.precision === 'day' ? null : time.order
}

/** The lane of a row; null where it does not tell its company or the channel that was asked for. */
export function findLane({ CompanyId, RequestedChannel, InvoiceType }: TimedRow): Lane | null {
  const channel = RequestedChannel?.trim()
  if (CompanyId === null || CompanyId === undefined || !channel) return null
  return { companyId: CompanyId, channel, kind: InvoiceType?.trim() || null }
}

/** The same for lanes that differ in nothing but how their words are spelt. */
export const toLaneKey = ({ companyId, channel, kind }: Lane) =>
  JSON.stringify([companyId, channel.toLowerCase(), kind?.toLowerCase() ?? null])

/** Of fewer deliveries nothing is said about what is usual. */
const enough = 20

/**
 * Learns from deliveries what is usual. A row of another company, which a service that ignores the
 * filter gives, tells nothing of this one.
 *
 * @returns a function that answers what is usual on a lane: by its own kind, else by all that went
 *   the same way; null where too few were read to know.
 */
export function learnUsualTimes(rows: readonly TimedRow[]): (lane: Lane) => UsualTime | null {
  const byLane = new Map<string, number[]>()
  for (const row of rows) {
    const [lane, ms] = [findLane(row), measureDelivery(row)]
    if (lane === null || ms === null) continue
    const ofAnyKind = toLaneKey({ ...lane, kind: null })
    for (const key of new Set([`all ${ofAnyKind}`, toLaneKey(lane)])) {
      const known = byLane.get(key)
      if (known) known.push(ms)
      else byLane.set(key, [ms])
    }
  }
  const usual = new Map([...byLane].map(([key, lengths]) => [key, summarizeLengths(lengths)]))
  return (lane) => {
    const own = lane.kind === null ? null : usual.get(toLaneKey(lane))
    if (own) return { ...own, by: 'kind' }
    const all = usual.get(`all ${toLaneKey({ ...lane, kind: null })}`)
    return all ? { ...all, by: 'channel' } : null
  }
}

function summarizeLengths(lengths: readonly number[]) {
  if (lengths.length < enough) return null
  const sorted = lengths.toSorted((one, other) => one - other)
  const pick = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!
  return { medianMs: pick(0.5), longMs: pick(0.95), count: sorted.length }
}
