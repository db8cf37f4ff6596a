import 'server-only'
import { deliveryDays } from '@/lib/contracts/desk/delivery-times'
import type { Answer, Input } from '@/lib/contracts/registry'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { readRowsByStatus } from '@/lib/features/delivery-failures/server/public'
import type { Reader } from '@/lib/platform/gateway/search-as-person'
import type { Session } from '@/lib/platform/session/current-session'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { getServiceDay } from '@/lib/shared/dates/service-day'
import { mergeFilterReports } from '@/lib/shared/list-filters/verify-filters'
import { measureChannels } from '../domain/channel-paces'
import { listLaneTimes } from '../domain/lane-times'
import { learnUsualTimes, readMoment } from '../domain/usual-times'

/** Pages of a thousand rows that are read at most of each status. */
const pagesMax = { OK: 5, Pending: 3, Failed: 3 } as const
type ReadStatus = keyof typeof pagesMax

/** Delivery times, as a handler of the desk's own operations. */
export const deliveryTimeHandlers = {
  listDeliveryTimes: (
    { body }: Input<'listDeliveryTimes'>,
    session: Session,
    signal?: AbortSignal,
  ) => readDeliveryTimes(body, { session, signal }, new Date()),
}

/**
 * Reads the rows of 30 days, newest first, and tells what they say of usual times and of channels.
 * A status that cannot be read fails the whole: without it a channel could look better than it is.
 */
export async function readDeliveryTimes(
  { CompanyIds }: Input<'listDeliveryTimes'>['body'],
  reader: Reader,
  now: Date,
): Promise<Result<Answer<'listDeliveryTimes'>>> {
  const today = getServiceDay(now)
  const question = {
    FromDate: addDays(today, 1 - deliveryDays),
    ToDate: today,
    ...(CompanyIds && { CompanyIds }),
  }
  const readStatus = (status: ReadStatus) =>
    readRowsByStatus(question, { status, pagesMax: pagesMax[status] }, reader)
  const [delivered, pending, failed] = await Promise.all([
    readStatus('OK'),
    readStatus('Pending'),
    readStatus('Failed'),
  ])
  for (const read of [delivered, pending, failed]) if (!read.ok) return read
  const reads = [delivered, pending, failed].flatMap((read) => (read.ok ? [read.value] : []))
  const [ok, waiting, refused] = reads as [Rows, Rows, Rows]
  const usualOf = learnUsualTimes(ok.rows)
  const since = findSince(reads, `${question.FromDate}T00:00:00Z`)
  const rows = { delivered: ok.rows, pending: waiting.rows, failed: refused.rows }
  return makeSuccess({
    lanes: listLaneTimes(rows, usualOf, now.getTime()),
    channels: since === null ? [] : measureChannels(rows, usualOf, { since, now: now.getTime() }),
    read: reads.reduce((sum, each) => sum + each.rows.length, 0),
    since: since === null ? null : new Date(since).toISOString(),
    all: reads.every(({ all }) => all),
    withoutRows: reads.some(({ withoutRows }) => withoutRows),
    findings: reads.map(({ findings }) => findings).reduce(mergeFilterReports),
    brokenBy: reads.find(({ brokenBy }) => brokenBy)?.brokenBy ?? null,
  })
}

type Rows = Extract<Awaited<ReturnType<typeof readRowsByStatus>>, { ok: true }>['value']

/**
 * From when on every row was read: of a status that was read in part, from its oldest row. Null
 * where a part tells no time, so that nobody knows.
 */
function findSince(reads: readonly Rows[], from: string): number | null {
  const starts = reads.map(({ all, rows }) => {
    if (all) return Date.parse(from)
    const moments = rows.flatMap(({ LogTime }) => readMoment(LogTime) ?? [])
    return moments.length > 0 ? Math.min(...moments) : null
  })
  return starts.includes(null) ? null : Math.max(...starts.flatMap((start) => start ?? []))
}
