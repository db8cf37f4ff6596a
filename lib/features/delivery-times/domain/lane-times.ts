import {
  findLane,
  type Lane,
  measureWait,
  type TimedRow,
  toLaneKey,
  type UsualTime,
} from './usual-times'

type NamedRow = TimedRow & { Company?: string | null }

/** A lane with what is usual there, and what waits. Lengths are in milliseconds. */
export type LaneTimes = Lane & {
  company: string | null
  usual: UsualTime | null
  waiting: number
  late: number
  longestMs: number | null
}

/**
 * What is usual on each lane that rows tell of, and what waits there: the latest first, then those
 * with most that waits. A row whose wait cannot be read waits all the same, and is not called late.
 *
 * @param rows newest first, so that a company has its newest name.
 * @param now milliseconds since 1970.
 */
export function listLaneTimes(
  { delivered, pending }: { delivered: readonly NamedRow[]; pending: readonly NamedRow[] },
  usualOf: (lane: Lane) => UsualTime | null,
  now: number,
): LaneTimes[] {
  const waits = pending.map((row) => ({ row, ms: measureWait({ Transaction: row }, now) }))
  const rows = [...waits, ...delivered.map((row) => ({ row, ms: undefined }))].flatMap((each) => {
    const lane = findLane(each.row)
    return lane ? [{ ...each, lane }] : []
  })
  return [...Map.groupBy(rows, ({ lane }) => toLaneKey(lane)).values()]
    .map((own): LaneTimes => {
      const { lane } = own[0]!
      const usual = usualOf(lane)
      const waiting = own.filter(({ ms }) => ms !== undefined)
      const lengths = waiting.flatMap(({ ms }) => ms ?? [])
      return {
        ...lane,
        company: own.find(({ row }) => row.Company?.trim())?.row.Company?.trim() ?? null,
        usual,
        waiting: waiting.length,
        late: usual ? lengths.filter((ms) => ms > usual.longMs).length : 0,
        longestMs: lengths.length > 0 ? Math.max(...lengths) : null,
      }
    })
    .sort(compareLanes)
}

const compareLanes = (one: LaneTimes, other: LaneTimes) =>
  other.late - one.late ||
  other.waiting - one.waiting ||
  one.companyId - other.companyId ||
  one.channel.localeCompare(other.channel) ||
  (one.kind ?? '').localeCompare(other.kind ?? '')
