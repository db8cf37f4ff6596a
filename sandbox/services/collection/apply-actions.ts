import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { toCalendarDate } from '../../clock'
import { collectionCases, collectionInvoices } from '../../database/collection-schema'
import { notFound, Refusal, unprocessable } from '../../refusal'
import { endCaseIfFinished } from './cases/case-closing'
import { advanceCases } from './cases/case-progress'
import { type CaseAction, evaluateCaseAction } from './cases/case-rules'
import { scheduleOrSuspendCase } from './cases/case-schedule'
import { getCaseState, type OrganizationContext, storeAndAnnounceSteps } from './cases/case-state'
import { addHistory } from './history'
import { evaluateInvoiceAction, type InvoiceAction } from './invoices/invoice-rules'
import { lockOrganization } from './organization'

/** What a person gives with an action, and who it is. */
export type ActionInput = { until?: string; reason?: string; createdBy: string }

/**
 * Does something to a case of an organization.
 *
 * @throws Refusal 404 where the organization has no such case, 409 where its state does not admit
 *   the action, 422 for a last day that is over.
 */
export async function applyCaseAction(
  db: Database,
  place: OrganizationContext,
  caseId: string,
  action: CaseAction,
  given: ActionInput,
): Promise<void> {
  await runAction(db, place, given, async (tx) => {
    const row = await requireCase(tx, place, caseId)
    const step = evaluateCaseAction(getCaseState(row), action, { ...given, now: place.now })
    if ('needs' in step)
      throw createWrongStateRefusal(
        action,
        step.needs,
        `Case ${row.caseNumber} is ${row.status} (${row.subStatus})`,
      )
    await storeAndAnnounceSteps(tx, place, row, [step], {
      createdBy: given.createdBy,
      message: given.reason ?? null,
    })
    if (action === 'withdrawCase') await withdrawInvoices(tx, place, caseId)
    if (action === 'resumeCase')
      await scheduleOrSuspendCase(tx, place, await requireCase(tx, place, caseId))
  })
}

/**
 * Does something to an invoice of an organization. Its case goes on with the others, rests with the
 * last open one, and ends with the last of all.
 *
 * @throws Refusal 404 where the organization has no such invoice, 409 where its status does not
 *   admit the action, 422 for a last day that is over.
 */
export async function applyInvoiceAction(
  db: Database,
  place: OrganizationContext,
  invoiceId: string,
  action: InvoiceAction,
  given: ActionInput,
): Promise<void> {
  await runAction(db, place, given, async (tx) => {
    const [invoice] = await tx
      .select()
      .from(collectionInvoices)
      .where(
        and(
          eq(collectionInvoices.organizationId, place.organizationId),
          eq(collectionInvoices.id, invoiceId),
        ),
      )
    if (!invoice) throw notFound(`Invoice ${invoiceId}`)
    const step = evaluateInvoiceAction(invoice, action, { ...given, now: place.now })
    if ('needs' in step)
      throw createWrongStateRefusal(
        action,
        step.needs,
        `Invoice ${invoice.invoiceNumber ?? invoiceId} is ${invoice.status}`,
      )
    await tx.update(collectionInvoices).set(step.state).where(eq(collectionInvoices.id, invoiceId))
    const { createdBy, reason: message = null } = given
    await addHistory(tx, [
      { caseId: invoice.caseId, invoiceId, type: step.happened, at: place.now, createdBy, message },
    ])
    const row = await requireCase(tx, place, invoice.caseId)
    await scheduleOrSuspendCase(tx, place, row)
    await endCaseIfFinished(tx, place, row)
  })
}

/** Runs an action once what is due has happened, with nobody else at work in the organization. */
async function runAction(
  db: Database,
  place: OrganizationContext,
  { until }: ActionInput,
  act: (tx: Database) => Promise<void>,
) {
  if (until !== undefined && until < toCalendarDate(place.now))
    throw unprocessable({ until: 'is over' })
  await advanceCases(db, place)
  await db.transaction(async (tx) => {
    await lockOrganization(tx, place.organizationId)
    await act(tx)
  })
}

async function requireCase(tx: Database, { organizationId }: OrganizationContext, caseId: string) {
  const [row] = await tx
    .select()
    .from(collectionCases)
    .where(
      and(eq(collectionCases.organizationId, organizationId), eq(collectionCases.caseId, caseId)),
    )
  if (!row) throw notFound(`Case ${caseId}`)
  return row
}

async function withdrawInvoices(tx: Database, { now }: OrganizationContext, caseId: string) {
  await tx
    .update(collectionInvoices)
    .set({ status: 'WITHDRAWN', closedAt: now, pausedUntil: null, pauseReason: null })
    .where(
      and(
        eq(collectionInvoices.caseId, caseId),
        inArray(collectionInvoices.status, ['OPEN', 'PAUSED']),
      ),
    )
}

const createWrongStateRefusal = (action: string, needs: string, is: string) =>
  new Refusal(409, 'wrong_state', `${is}: ${action} needs ${needs}`)
