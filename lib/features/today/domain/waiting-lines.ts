import type { WorkLine } from '@/lib/contracts/desk/work'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { countMinutes, getWaitKey, type UsualWait } from './usual-wait'
import { toSubject } from './work-line'

/**
 * A line for each company with invoices that wait longer than is usual for their channel. Where
 * nobody knows what is usual nothing is said to be late.
 *
 * @param now an instant.
 */
export function listWaitingLines(
  pending: readonly SummaryRow[],
  usual: ReadonlyMap<string, UsualWait>,
  now: string,
): WorkLine[] {
  const late = pending.flatMap((row) => {
    const [key, minutes] = [getWaitKey(row), countMinutes(row.LogTime, now)]
    const known = key === null ? undefined : usual.get(key)
    return known && minutes !== null && minutes > known.minutes
      ? [{ row, minutes, known, companyId: row.CompanyId!, channel: row.RequestedChannel!.trim() }]
      : []
  })
  return [...Map.groupBy(late, ({ companyId }) => companyId)].map(([companyId, group]) => ({
    source: 'waiting',
    subject: toSubject('waiting', companyId),
    scope: { companyIds: [companyId] },
    count: group.length,
    sums: null,
    since: group.map(({ row }) => row.LogTime!).sort()[0]!,
    due: null,
    shows: group
      .map(({ row }) => String(row.TransactionRid ?? row.RowId))
      .sort()
      .join(' ')
      .slice(0, 400),
    company: { companyId, name: group[0]!.row.Company?.trim() || null },
    channels: listChannels(group),
    longestMinutes: Math.max(...group.map(({ minutes }) => minutes)),
  }))
}

type Late = { channel: string; known: UsualWait }

const listChannels = (group: readonly Late[]) =>
  [...Map.groupBy(group, ({ channel }) => channel.toLowerCase()).values()]
    .map((own) => ({
      channel: own[0]!.channel,
      count: own.length,
      usualMinutes: own[0]!.known.minutes,
      basis: own[0]!.known.basis,
    }))
    .sort((one, other) => other.count - one.count || one.channel.localeCompare(other.channel))
