import 'server-only'
import { randomUUID } from 'node:crypto'
import { volumeCompaniesMax } from '@/lib/contracts/desk/volume'
import { type Answer, type Input, operations } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { deny } from '@/lib/platform/gateway/authorize-person'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import { mayTouch } from '@/lib/platform/gateway/rights'
import type { Session } from '@/lib/platform/session/current-session'

type Volume = Answer<'getVolume'>
type BundleSummary = Answer<'summarizeBundles'>
type BundleDay = NonNullable<NonNullable<BundleSummary['Days']>[number]>

/** How many summaries are asked for at once. */
const atOnce = 6

/**
 * Sums the summaries of the companies, asked for a few at a time. One that fails, is answered with
 * another's, or does not tell every count of its days, is left out and told; where all fail, the
 * first failure is the answer.
 */
export async function getVolume(
  { body }: Input<'getVolume'>,
  session: Session,
  signal?: AbortSignal,
): Promise<Result<Volume>> {
  const found = await resolveCompanies(body, session, signal)
  if (!found.ok) return found
  const ids = found.value
  const waiting = ids.slice(0, volumeCompaniesMax)
  const results: Result<BundleSummary>[] = []
  const ask = async () => {
    for (let id = waiting.shift(); id !== undefined && !signal?.aborted; id = waiting.shift())
      results.push(await fetchSummary(id, body, session, signal))
  }
  await Promise.all(Array.from({ length: atOnce }, ask))

  const answers = results.flatMap((result) => (result.ok ? [result.value] : []))
  const failure = results.find((result) => !result.ok)
  if (failure && !failure.ok && answers.length === 0) return makeFailure(failure.failure)
  const told = answers.map(toDayCounts).filter((days) => days !== null)
  return makeSuccess({
    days: sumByDay(told.flat()),
    companies: told.length,
    of: ids.length,
    isSilent: told.length === 0,
  })
}

/** The companies that are named; where none is, nobody but the upstream knows the person's own. */
async function resolveCompanies(
  { CompanyIds = [] }: Input<'getVolume'>['body'],
  session: Session,
  signal?: AbortSignal,
): Promise<Result<number[]>> {
  if (CompanyIds.length > 0) return makeSuccess(CompanyIds.map(Number))
  const available = (await callAsPerson(
    operations.listAvailableCompanies,
    {},
    session,
    randomUUID(),
    signal,
  )) as Result<Answer<'listAvailableCompanies'>>
  return available.ok
    ? makeSuccess(available.value.flatMap(({ CompanyId }) => CompanyId ?? []))
    : available
}

async function fetchSummary(
  CompanyId: number,
  { FromDate, ToDate }: Input<'getVolume'>['body'],
  session: Session,
  signal?: AbortSignal,
) {
  const input = { query: { CompanyId, FromDate, ToDate } }
  const result = (await callAsPerson(
    operations.summarizeBundles,
    input,
    session,
    randomUUID(),
    signal,
  )) as Result<BundleSummary>
  if (!result.ok) return result
  if (!mayTouch(session, operations.summarizeBundles.scopeOfAnswer(result.value)))
    return deny(session, operations.summarizeBundles, 'scope-of-answer')
  const told = result.value.CompanyId
  return told == null || told === CompanyId
    ? result
    : makeFailure({ kind: 'off-contract', code: 'other-record' })
}

type DayCounts = Volume['days'][number]

/** The days of a company; null where a count is absent: what is not known is not none. */
function toDayCounts({ Days }: BundleSummary): DayCounts[] | null {
  const days = Days?.map(toDay)
  return days?.every((day) => day !== null) ? days : null
}

function toDay(day: BundleDay): DayCounts | null {
  const {
    Date: date,
    OK: ok,
    Pending: pending,
    Failed: failed,
    Handled: handled,
    Other: other,
  } = day
  if (!date || ok == null || pending == null || failed == null || handled == null || other == null)
    return null
  return { date, ok, pending, failed, handled, other }
}

const outcomes = ['ok', 'pending', 'failed', 'handled', 'other'] as const

function sumByDay(all: readonly DayCounts[]): DayCounts[] {
  const days = new Map<string, DayCounts>()
  for (const day of all) {
    const sum = days.get(day.date)
    if (sum) for (const outcome of outcomes) sum[outcome] += day[outcome]
    else days.set(day.date, { ...day })
  }
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date))
}
