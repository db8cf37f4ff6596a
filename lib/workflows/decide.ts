import 'server-only'
import { caseDecisions, Decision, type DecisionOutcome, invoiceDecisions } from '../contracts/desk/decision'
import { failed, type Result, succeeded } from '../contracts/result'
import { changedSince } from '../domain/changed-since'
import { missingOf } from '../domain/decision-needs'
import { foundAfterDecision } from '../domain/decision-outcome'
import { guarded } from '../gateway/guarded'
import { perform } from '../gateway/perform'
import { recalled } from '../gateway/recall'
import { noteSeen } from '../journal/write-journal'
import { admitted } from './admitted'
import { notSent } from './not-sent'
import { readDecided } from './read-decided'

/**
 * Decides on a case or an invoice: reads it again, sends the decision only when what it depends on is still what the person was shown, and reads what
 * stands there then. Between the read and the decision one round trip remains in which another change is not seen: the upstream's own refusal (409) closes
 * it as far as it goes. Never sent again by itself.
 */
export function decideWorkflow(decision: unknown): Promise<Result<DecisionOutcome>> {
  return guarded('decide', () => decided(decision))
}

async function decided(arrived: unknown): Promise<Result<DecisionOutcome>> {
  const taken = await admitted([...caseDecisions, ...invoiceDecisions], Decision, arrived)
  if (!taken.ok) return taken
  const decision = taken.value
  const missing = missingOf({ ...decision, number: numberOf(decision) })
  if (missing.length > 0) return failed({ kind: 'invalid', fields: Object.fromEntries(missing.map((field) => [field, 'missing'])) })

  const earlier = () => recalled(decision.decision, decision.intentId, decision)
  const known = await earlier()
  if (known) return told(decision, known)

  const now = await readDecided(decision)
  if (!now.ok) return notSent(now)
  const changes = changedSince(decision.seen, now.value.seen)
  if (changes.length > 0) {
    // What looks like somebody else's change may be the first arrival of this very decision.
    const first = await earlier()
    return first ? told(decision, first) : succeeded({ outcome: 'changed', changes, now: now.value.read })
  }
  return told(decision, await sent(decision))
}

const numberOf = (decision: Decision) => ('invoiceNumber' in decision ? decision.invoiceNumber : String(decision.caseNumber))

function sent(decision: Decision): Promise<Result<unknown>> {
  const { intentId, organizationId, until, seen } = decision
  const reason = decision.reason.trim()
  const body = { ...(reason && { reason }), ...(until && { until }) }
  const { invoices: _, closedAt: _never, ...stood } = seen
  if ('invoiceNumber' in decision) {
    const before = { invoiceNumber: decision.invoiceNumber, ...stood }
    return perform(decision.decision, { params: { organizationId, invoiceId: decision.invoiceId }, body }, { intentId, draft: decision, before })
  }
  const before = { caseNumber: String(decision.caseNumber), ...stood }
  return perform(decision.decision, { params: { organizationId, caseId: decision.caseId }, body }, { intentId, draft: decision, before })
}

/** How a decision ended: the failure as it is, or what a read shows of it. The journal keeps what was seen; a note that cannot be kept changes nothing. */
async function told(decision: Decision, answered: Result<unknown>): Promise<Result<DecisionOutcome>> {
  if (!answered.ok) return answered
  const [now, entry] = await Promise.all([readDecided(decision), perform('getJournalEntry', { params: { intentId: decision.intentId } })])
  const isAccepted = entry.ok && entry.value.state === 'accepted'
  if (!now.ok) return succeeded({ outcome: 'sent', isAccepted, found: null, now: null })
  const { seen, read } = now.value
  await guarded('noteSeen', async () => succeeded(await noteSeen(decision.intentId, keptOf(seen))))
  return succeeded({ outcome: 'sent', isAccepted, found: foundAfterDecision(decision.decision, decision.seen, seen), now: read })
}

const keptOf = ({ invoices: _, ...seen }: Decision['seen']): Record<string, unknown> => seen
