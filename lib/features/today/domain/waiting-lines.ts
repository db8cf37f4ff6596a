import type { WorkLine } from '@/lib/contracts/desk/work'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import {
  findLane,
  type Lane,
  learnUsualTimes,
  measureWait,
  type UsualTime,
} from '@/lib/features/delivery-times/domain/public'
import { toSubject } from './work-line'

/**
 * A line for each company with invoices that wait longer than is usual for their channel and kind.
 * Where nobody knows what is usual nothing is said to be late.
 *
 * @param now milliseconds since 1970.
 * @param toShown makes one text of the numbers of the invoices, as a line shows them.
 */
export function listWaitingLines(
  pending: readonly SummaryRow[],
  delivered: readonly SummaryRow[],
  now: number,
  toShown: (numbers: readonly string[]) => string,
): WorkLine[] {
  const findUsual = learnUsualTimes(delivered)
  const late = pending.flatMap((row) => {
    const [lane, ms] = [findLane(row), measureWait({ Transaction: row }, now)]
    const usual = lane && findUsual(lane)
    return lane && usual && ms !== null && ms > usual.longMs ? [{ ...lane, row, ms, usual }] : []
  })
  return [...Map.groupBy(late, ({ companyId }) => companyId)].map(([companyId, own]) =>
    toLine(companyId, own, toShown),
  )
}

type LateInvoice = Lane & { row: SummaryRow; ms: number; usual: UsualTime }

/** As many as the search takes at once (assumed). */
const namedMax = 100

const toLine = (
  companyId: number,
  late: readonly LateInvoice[],
  toShown: (numbers: readonly string[]) => string,
): WorkLine => ({
  source: 'waiting',
  subject: toSubject('waiting', companyId),
  scope: { companyIds: [companyId] },
  count: late.length,
  sums: null,
  since: late.toSorted((one, other) => other.ms - one.ms)[0]!.row.LogTime ?? null,
  due: null,
  shows: toShown(late.map(({ row }) => String(row.TransactionRid ?? row.RowId)).sort()),
  company: { companyId, name: late[0]!.row.Company?.trim() || null },
  channels: listChannels(late),
  longestMs: Math.max(...late.map(({ ms }) => ms)),
  transactions: listTransactions(late),
})

/** Where one has no number the others alone would pass for all of them. */
function listTransactions(late: readonly LateInvoice[]): ExactNumber[] {
  const numbers = late
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ row }) => row.TransactionRid ?? null)
  return numbers.includes(null) ? [] : numbers.filter((each) => each !== null).slice(0, namedMax)
}

const listChannels = (late: readonly LateInvoice[]) =>
  [...Map.groupBy(late, ({ channel }) => channel.toLowerCase()).values()]
    .map((own) => {
      const longest = own.toSorted((one, other) => other.usual.longMs - one.usual.longMs)[0]!
      return {
        channel: own[0]!.channel,
        count: own.length,
        usualMs: longest.usual.longMs,
        basis: longest.usual.count,
      }
    })
    .sort((one, other) => other.count - one.count || one.channel.localeCompare(other.channel))
