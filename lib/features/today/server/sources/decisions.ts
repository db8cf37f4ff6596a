import 'server-only'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import {
  findCaseQuestion,
  findDecideByDate,
  getCaseKey,
  type Question,
} from '@/lib/features/collection-cases/domain/public'
import { findDebtorName, findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import { readAsPerson } from '@/lib/platform/gateway/read-as-person'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { identifyCase, identifyCaseList } from '../../domain/work-identities'
import { sumExactly } from '../../domain/work-line'
import { type ReadRows, readPages } from '../read-pages'
import {
  listOrganizations,
  makeListedWork,
  readEachPlace,
  type Work,
  type WorkReader,
} from '../work-reader'
import { toShown } from './shown-text'

/** The list has no filter for cases that wait, so open ones are read: so many pages of so many. */
const pagesMax = 10
const pageSize = 200

/** Cases that wait for an answer of the creditor, in each organization of the person. */
export function readDecisionWork(reader: WorkReader): Promise<Result<Work>> {
  return readEachPlace(listOrganizations(reader.session), async (organization) => {
    const read = await readOpenCases(organization.organizationId, reader)
    if (!read.ok) return read
    const { rows, isWhole } = read.value
    const lines = listDecisionLines(organization, rows)
    return makeSuccess(makeListedWork(lines, isWhole))
  })
}

async function readOpenCases(
  organizationId: string,
  reader: WorkReader,
): Promise<Result<ReadRows<CollectionCase>>> {
  const query = { Status: 'OPEN', PageSize: pageSize }
  const read = await readPages(
    (PageToken) =>
      readAsPerson(
        'listCases',
        { params: { organizationId }, query: { ...query, ...(PageToken && { PageToken }) } },
        reader,
      ),
    { keyOf: getCaseKey, pagesMax },
  )
  if (!read.ok) return read
  const { fitting } = verifyFilters('listCases', query, read.value.rows)
  return makeSuccess({ rows: [...fitting], isWhole: read.value.isWhole })
}

/**
 * A line for each eviction, which has no way back, and one for all cases of a debt-collection list,
 * with the earliest of their last days.
 */
export function listDecisionLines(
  organization: Organization,
  cases: readonly CollectionCase[],
): WorkLine[] {
  const waiting = cases.flatMap((each) => {
    const question = findCaseQuestion(each)
    return question ? [{ each, question, due: findDueDay(each) }] : []
  })
  const groups = Map.groupBy(waiting, ({ each, question }) =>
    question === 'DEBT_COLLECTION_LIST_MANUAL' ? question : getCaseKey(each),
  )
  return [...groups.values()].map((group) => toLine(organization, group))
}

type Organization = { organizationId: string; name: string | null }
type WaitingCase = { each: CollectionCase; question: Question; due: string | null }

/** A day that cannot be read is none, and the line stands without one. */
function findDueDay(each: CollectionCase): string | null {
  const day = findDecideByDate(each)
  return day !== null && isCalendarDate(day) ? day : null
}

function toLine({ organizationId, name }: Organization, group: readonly WaitingCase[]): WorkLine {
  const { question } = group[0]!
  const numbers = group
    .map(({ each: { caseNumber, caseId } }) => String(caseNumber ?? caseId ?? ''))
    .sort()
  const only = group.length === 1 ? group[0]!.each : undefined
  return {
    ...(only ? identifyCase(organizationId, only) : identifyCaseList(organizationId)),
    count: group.length,
    sums: sumExactly(
      group.map(({ each }) => ({ amount: each.remainingAmount, currency: each.currency })),
    ),
    since: null,
    due: group.flatMap(({ due }) => due ?? []).sort()[0] ?? null,
    shows: toShown([question, ...numbers]),
    organizationId,
    place: name,
    question,
    caseNumber: only?.caseNumber == null ? null : String(only.caseNumber),
    debtor: findDebtorName(findMainDebtor(only?.debtors) ?? {}),
  }
}
