import 'server-only'
import type { FailureGroup } from '@/lib/contracts/desk/failures'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { toCompanyIds } from '@/lib/contracts/partner/invoice-summary'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import {
  groupFailures,
  readFailedRows,
  readHandledCauses,
} from '@/lib/features/delivery-failures/server/public'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { toFailureSubject } from '../../domain/work-line'
import {
  getOwnCompanies,
  makeListedWork,
  refuseWithoutRows,
  type Work,
  type WorkReader,
} from '../work-reader'
import { toShown } from './shown-text'

/** Invoices that failed within so many days, today counted. */
const days = 7

/** What failed in the last seven days and nobody has handled, a line for each cause. */
export async function readFailureWork(reader: WorkReader): Promise<Result<Work>> {
  const companies = getOwnCompanies(reader.session)
  if (companies?.length === 0)
    return makeSuccess({ lines: [], asked: 0, isWhole: true, failures: [] })
  const read = await readFailedRows(
    {
      FromDate: addDays(reader.today, 1 - days),
      ToDate: reader.today,
      ...(companies && { CompanyIds: companies }),
    },
    reader,
  )
  if (!read.ok) return read
  const { rows, all, brokenBy, findings, withoutRows } = read.value
  if (withoutRows) return refuseWithoutRows()
  const groups = await groupFailures(rows, await readHandledCauses(toCompanyIds(rows)))
  const lines = listFailureLines(groups.filter(({ unhandled }) => unhandled > 0))
  const isWhole = all && findings.untold === 0
  return makeSuccess({
    ...makeListedWork(lines, isWhole),
    asked: companies?.length ?? 1,
    failures: brokenBy ? [brokenBy] : [],
  })
}

/** A line for each cause; texts that nobody knows are one, because each of them is read anyway. */
export function listFailureLines(groups: readonly FailureGroup[]): WorkLine[] {
  const isKnown = ({ kind }: FailureGroup) => kind !== 'shape'
  const unknown = groups.filter((group) => !isKnown(group))
  return [
    ...groups.filter(isKnown).map((group) => toLine(group.key, [group])),
    ...(unknown.length > 0 ? [toLine(null, unknown)] : []),
  ]
}

function toLine(key: string | null, groups: readonly FailureGroup[]): WorkLine {
  const companies = new Map(
    groups.flatMap((group) => group.companies.map((each) => [each.companyId, each.name] as const)),
  )
  const times = groups.flatMap(({ firstTime }) => firstTime ?? []).sort()
  return {
    source: 'failures',
    subject: toFailureSubject(key),
    scope: { companyIds: [...companies.keys()] },
    count: groups.reduce((sum, { unhandled }) => sum + unhandled, 0),
    // Rows of the search carry amounts and no currency (interface.md 2.3).
    sums: null,
    since: times[0] ?? null,
    due: null,
    shows: toShown(
      groups.map(({ newestRowId, lastTime, unhandled }) =>
        String(newestRowId ?? lastTime ?? unhandled),
      ),
    ),
    key,
    cause: groups[0]!.cause,
    texts: key === null ? groups.length : 0,
    companies: [...companies].map(([companyId, name]) => ({ companyId, name })),
  }
}
