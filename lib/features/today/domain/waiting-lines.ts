import type { WorkLine } from '@/lib/contracts/desk/work'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import {
  findUsualWait,
  measureWait,
  type UsualWait,
} from '@/lib/features/invoice-tracking/domain/public'
import { toSubject } from './work-line'

/**
 * A line for each company with invoices that wait longer than is usual for their channel. Where
 * nobody knows what is usual nothing is said to be late.
 *
 * @param now milliseconds since 1970.
 */
export function listWaitingLines(
  pending: readonly SummaryRow[],
  delivered: readonly SummaryRow[],
  now: number,
): WorkLine[] {
  const waiting = pending.flatMap((row) => {
    const [companyId, channel] = [row.CompanyId ?? null, row.RequestedChannel?.trim()]
    const ms = measureWait({ Transaction: row }, now)
    return companyId !== null && channel && ms !== null ? [{ row, companyId, channel, ms }] : []
  })
  const queues = Map.groupBy(
    waiting,
    ({ companyId, channel }) => `${companyId} ${channel.toLowerCase()}`,
  )
  const late = [...queues.values()].flatMap((queue) => {
    const usual = findUsualWait(delivered, queue[0]!)
    return usual ? queue.filter(({ ms }) => ms > usual.ms).map((each) => ({ ...each, usual })) : []
  })
  return [...Map.groupBy(late, ({ companyId }) => companyId)].map(([companyId, own]) =>
    toLine(companyId, own),
  )
}

type LateInvoice = { row: SummaryRow; channel: string; ms: number; usual: UsualWait }

const toLine = (companyId: number, late: readonly LateInvoice[]): WorkLine => ({
  source: 'waiting',
  subject: toSubject('waiting', companyId),
  scope: { companyIds: [companyId] },
  count: late.length,
  sums: null,
  since: late.toSorted((one, other) => other.ms - one.ms)[0]!.row.LogTime ?? null,
  due: null,
  shows: late
    .map(({ row }) => String(row.TransactionRid ?? row.RowId))
    .sort()
    .join(' ')
    .slice(0, 400),
  company: { companyId, name: late[0]!.row.Company?.trim() || null },
  channels: listChannels(late),
  longestMs: Math.max(...late.map(({ ms }) => ms)),
})

const listChannels = (late: readonly LateInvoice[]) =>
  [...Map.groupBy(late, ({ channel }) => channel.toLowerCase()).values()]
    .map((own) => ({
      channel: own[0]!.channel,
      count: own.length,
      usualMs: own[0]!.usual.ms,
      basis: own[0]!.usual.count,
    }))
    .sort((one, other) => other.count - one.count || one.channel.localeCompare(other.channel))
