import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'

/** How long invoices of a company wait for a channel: of 100, 95 at most `minutes`. */
export type UsualWait = { minutes: number; basis: number }

/** Fewer delivered invoices tell nothing about what is usual. */
export const basisMin = 20

/**
 * What is usual for each company and channel, by delivered invoices: the 95th of 100, rounded up to
 * a real one of them (nearest rank). An invoice whose times cannot be told apart from one another
 * tells nothing; a pair of company and channel with fewer than 20 is left out.
 */
export function computeUsualWaits(delivered: readonly SummaryRow[]): Map<string, UsualWait> {
  const waits = new Map<string, number[]>()
  for (const row of delivered) {
    const key = getWaitKey(row)
    const minutes = countMinutes(row.LogTime, row.DeliveryTime)
    if (key === null || minutes === null || minutes < 0) continue
    waits.set(key, [...(waits.get(key) ?? []), minutes])
  }
  return new Map(
    [...waits]
      .filter(([, all]) => all.length >= basisMin)
      .map(([key, all]) => {
        const ordered = all.sort((one, other) => one - other)
        const minutes = ordered[Math.ceil(ordered.length * 0.95) - 1]!
        return [key, { minutes, basis: ordered.length }]
      }),
  )
}

/** The company and the channel that an invoice waits for; null where its row does not tell both. */
export function getWaitKey({ CompanyId, RequestedChannel }: SummaryRow): string | null {
  const channel = RequestedChannel?.trim()
  return CompanyId == null || !channel ? null : `${CompanyId} ${channel.toLowerCase()}`
}

/**
 * Minutes from one time of the service to another; null where one is none. A time without a zone is
 * taken as UTC (assumed, as everywhere: interface.md 2.3 names none).
 */
export function countMinutes(
  from: string | null | undefined,
  to: string | null | undefined,
): number | null {
  const [start, end] = [parseMs(from), parseMs(to)]
  return start === null || end === null ? null : Math.round((end - start) / 60_000)
}

function parseMs(time: string | null | undefined): number | null {
  const text = time?.trim().replace(' ', 'T') ?? ''
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null
  const ms = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(ms) ? null : ms
}
