import type { TimedRow } from '../usual-times'

const minuteMs = 60_000
const dayMs = 86_400_000

/** What became of one invoice, and when: it is delivered, or fails, at `endAt`. */
export type Sent = {
  loggedAt: number
  endAt: number
  isFailed: boolean
  channel: string
  kind: string
}

export type Outage = { channel: string; from: number; failsAfterMs: number }

/**
 * Thirty days of invoices of one company by two channels and two kinds, as a service would deliver
 * them: each takes a time of its channel, a few take long and a few fail. From the begin of an
 * outage its channel delivers nothing, and what waits there fails after a while.
 *
 * @param random numbers from 0 to 1.
 */
export function makeHistory(random: () => number, end: number, outage?: Outage): Sent[] {
  const channels = [
    { channel: 'Peppol', usualMs: 4 * minuteMs },
    { channel: 'E-mail', usualMs: 20 * minuteMs },
  ]
  return Array.from({ length: 30 * 150 }, () => {
    const { channel, usualMs } = channels[Math.floor(random() * channels.length)]!
    const kind = random() < 0.25 ? 'CreditNote' : 'Invoice'
    const loggedAt = end - random() * 30 * dayMs
    const isFailed = random() < 0.03
    const tookMs = -Math.log(1 - random()) * usualMs * (kind === 'Invoice' ? 1 : 2)
    const isOut = outage?.channel === channel && loggedAt + tookMs >= outage.from
    return isOut
      ? { ...{ loggedAt, channel, kind }, endAt: loggedAt + outage.failsAfterMs, isFailed: true }
      : { ...{ loggedAt, channel, kind, isFailed }, endAt: loggedAt + tookMs }
  })
}

/** The rows that the service answered at a moment of that history. */
export function replayRows(history: readonly Sent[], now: number) {
  const known = history.filter(({ loggedAt }) => loggedAt <= now)
  const ended = known.filter(({ endAt }) => endAt <= now)
  return {
    delivered: ended.filter(({ isFailed }) => !isFailed).map(toRow),
    failed: ended.filter(({ isFailed }) => isFailed).map(toRow),
    pending: known
      .filter(({ endAt }) => endAt > now)
      .map((sent) => toRow({ ...sent, endAt: null })),
  }
}

const toRow = ({
  loggedAt,
  endAt,
  channel,
  kind,
  isFailed,
}: Omit<Sent, 'endAt'> & { endAt: number | null }): TimedRow => ({
  CompanyId: 501,
  LogTime: new Date(loggedAt).toISOString().slice(0, -1),
  DeliveryTime: endAt === null || isFailed ? null : new Date(endAt).toISOString().slice(0, -1),
  RequestedChannel: channel,
  InvoiceType: kind,
})
