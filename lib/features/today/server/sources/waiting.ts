import 'server-only'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { readRowsByStatus } from '@/lib/features/delivery-failures/server/public'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { listWaitingLines } from '../../domain/waiting-lines'
import {
  getOwnCompanies,
  makeListedWork,
  refuseWithoutRows,
  type Work,
  type WorkReader,
} from '../work-reader'
import { toShown } from './shown-text'

/** What is usual is read from the deliveries of so many days, of their newest thousands. */
const days = 30
const pagesMax = 3

/** Invoices that wait longer than is usual for their company and channel. */
export async function readWaitingWork(reader: WorkReader): Promise<Result<Work>> {
  const companies = getOwnCompanies(reader.session)
  if (companies?.length === 0)
    return makeSuccess({ lines: [], asked: 0, isWhole: true, failures: [] })
  const question = {
    FromDate: addDays(reader.today, 1 - days),
    ToDate: reader.today,
    ...(companies && { CompanyIds: companies }),
  }
  const [pending, delivered] = await Promise.all(
    ['Pending', 'OK'].map((status) => readRowsByStatus(question, { status, pagesMax }, reader)),
  )
  if (!pending!.ok) return pending!
  if (!delivered!.ok) return delivered!
  if (pending!.value.withoutRows) return refuseWithoutRows()
  const lines = listWaitingLines(
    pending!.value.rows,
    delivered!.value.rows,
    reader.now.getTime(),
    toShown,
  )
  const isWhole = pending!.value.all && pending!.value.findings.untold === 0
  return makeSuccess({
    ...makeListedWork(lines, isWhole),
    asked: companies?.length ?? 1,
    failures: [pending!, delivered!].flatMap(({ value }) => value.brokenBy ?? []),
  })
}
