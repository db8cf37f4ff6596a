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

/** How many summaries are asked for at once. */
const atOnce = 6

/**
 * Sums the summaries of the companies, asked for a few at a time. One that fails is left out and
 * told; where all fail, the first failure is the answer.
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
  return makeSuccess({
    days: sumByDay(answers),
    companies: answers.length,
    of: ids.length,
    isSilent: answers.every(({ Days }) => !Days),
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
  const isForeign =
    result.ok && !mayTouch(session, operations.summarizeBundles.scopeOfAnswer(result.value))
  return isForeign ? deny(session, operations.summarizeBundles, 'scope-of-answer') : result
}

function sumByDay(answers: BundleSummary[]): Volume['days'] {
  const days = new Map<string, Volume['days'][number]>()
  for (const day of answers.flatMap(({ Days }) => Days ?? [])) {
    if (!day.Date) continue
    const sum = days.get(day.Date) ?? {
      date: day.Date,
      ok: 0,
      pending: 0,
      failed: 0,
      handled: 0,
      other: 0,
    }
    sum.ok += day.OK ?? 0
    sum.pending += day.Pending ?? 0
    sum.failed += day.Failed ?? 0
    sum.handled += day.Handled ?? 0
    sum.other += day.Other ?? 0
    days.set(day.Date, sum)
  }
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date))
}
