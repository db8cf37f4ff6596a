'use server'

import {
  caseDecisions,
  Decision,
  type DecisionOutcome,
  invoiceDecisions,
} from '@/lib/contracts/desk/decision'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { classifyDecisionOutcome } from '@/lib/features/collection-cases/domain/decision-outcome'
import { listMissingInput } from '@/lib/features/collection-cases/domain/decision-requirements'
import { diffSubjectState } from '@/lib/features/collection-cases/domain/subject-state-diff'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { noteSeen } from '@/lib/platform/journal/note-findings'
import { readDecisionSubject } from './read-decision-subject'

/**
 * Decides on a case or an invoice: reads it again, sends the decision only when what it depends on
 * is still what the person was shown, and reads what stands there then. Between the read and the
 * decision one round trip remains in which another change is not seen: the upstream's own refusal
 * (409) closes it as far as it goes. Never sent again by itself.
 */
export const decide = defineResumableWrite({
  name: 'decide',
  operations: [...caseDecisions, ...invoiceDecisions],
  input: Decision,
  operationOf: ({ decision }) => decision,
  finish: finishDecision,
  run: decideIfUnchanged,
})

async function decideIfUnchanged(
  decision: Decision,
  findEarlier: () => Promise<Result<DecisionOutcome> | null>,
): Promise<Result<DecisionOutcome>> {
  const missing = listMissingInput({ ...decision, number: getSubjectNumber(decision) })
  if (missing.length > 0)
    return makeFailure({
      kind: 'invalid',
      fields: Object.fromEntries(missing.map((field) => [field, 'missing'])),
    })

  const now = await readDecisionSubject(decision)
  if (!now.ok) return toNotSentFailure(now)
  const changes = diffSubjectState(decision.seen, now.value.seen)
  if (changes.length > 0) {
    // What looks like somebody else's change may be the first arrival of this very decision.
    return (
      (await findEarlier()) ?? makeSuccess({ outcome: 'changed', changes, now: now.value.read })
    )
  }
  return finishDecision(decision, await sendDecision(decision))
}

const getSubjectNumber = (decision: Decision) =>
  'invoiceNumber' in decision ? decision.invoiceNumber : String(decision.caseNumber)

function sendDecision(decision: Decision): Promise<Result<unknown>> {
  const { idempotencyKey, organizationId, until, seen } = decision
  const reason = decision.reason.trim()
  const body = { ...(reason && { reason }), ...(until && { until }) }
  const { invoices: _, closedAt: _never, ...stood } = seen
  if ('invoiceNumber' in decision) {
    const before = { invoiceNumber: decision.invoiceNumber, ...stood }
    return executeOperation(
      decision.decision,
      { params: { organizationId, invoiceId: decision.invoiceId }, body },
      { idempotencyKey, draft: decision, before },
    )
  }
  const before = { caseNumber: String(decision.caseNumber), ...stood }
  return executeOperation(
    decision.decision,
    { params: { organizationId, caseId: decision.caseId }, body },
    { idempotencyKey, draft: decision, before },
  )
}

/**
 * How a decision ended: the failure as it is, or what a read shows of it. The journal keeps what
 * was seen; a note that cannot be kept changes nothing. Unless the journal says that the decision was
 * carried out, it was only submitted.
 */
async function finishDecision(
  decision: Decision,
  answered: Result<unknown>,
): Promise<Result<DecisionOutcome>> {
  if (!answered.ok) return answered
  const [now, entry] = await Promise.all([
    readDecisionSubject(decision),
    executeOperation('getJournalEntry', { params: { idempotencyKey: decision.idempotencyKey } }),
  ])
  const isAccepted = !entry.ok || entry.value.state !== 'done'
  if (!now.ok) return makeSuccess({ outcome: 'sent', isAccepted, found: null, now: null })
  const { seen, read } = now.value
  await catchUnexpected('noteSeen', async () =>
    makeSuccess(await noteSeen(decision.idempotencyKey, omitInvoices(seen))),
  )
  return makeSuccess({
    outcome: 'sent',
    isAccepted,
    found: classifyDecisionOutcome(decision.decision, decision.seen, seen),
    now: read,
  })
}

const omitInvoices = ({ invoices: _, ...seen }: Decision['seen']): Record<string, unknown> => seen
