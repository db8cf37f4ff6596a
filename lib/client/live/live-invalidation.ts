import type { DeskKind, LiveEvent, StreamMessage } from '@/lib/contracts/desk/events'
import type { OperationName } from '@/lib/contracts/registry'

type InputFields = Record<string, unknown> | undefined
type QueryInput = { params?: InputFields; query?: InputFields } | undefined

/**
 * What shows writes of the desk, or what they said of an invoice or a customer, names no
 * organization: it may answer something else after these.
 */
const journalReads: readonly OperationName[] = [
  'listJournal',
  'getJournalEntry',
  'listSentBatches',
  'getSentBatch',
  'listManualLinks',
  'listItemManualLinks',
  'listWorkMarks',
  'listCustomerNotes',
  'getFollowUp',
]
const kindsInJournal: readonly StreamMessage['kind'][] = ['JOURNAL', 'BATCH_COMPLETED', 'MISSED']

/**
 * Work is read from several places, and names none of them: its source tells what may change it.
 */
const kindsByWork: Partial<Record<string, readonly StreamMessage['kind'][]>> = {
  outcomes: kindsInJournal,
  batches: kindsInJournal,
  bulkActions: kindsInJournal,
  followUps: kindsInJournal,
  decisions: ['CASE', 'CASE_UPDATED', 'MISSED'],
  webhooks: ['WEBHOOK_REFUSED', 'MISSED'],
}

/** What the desk itself tells of: no record of the service is another one for it. */
const kindsOfDesk: Record<DeskKind, true> = { JOURNAL: true, WEBHOOK_REFUSED: true }

const isOfDesk = (message: StreamMessage): message is LiveEvent & { kind: DeskKind } =>
  message.kind in kindsOfDesk

const findWorkSource = (input: unknown) =>
  (input as { body?: { source?: string } } | undefined)?.body?.source ?? ''

const idNames = ['batchId', 'settlementId', 'caseNumber', 'invoiceId'] as const

/**
 * True when a message may mean that a query answers something else now. A query is told by its key,
 * the operation's name and its input: one rule for every operation, those of tomorrow too. It is
 * touched when it names the organization of the event and no other batch, settlement, case or
 * invoice than the event does; what one of them does not name may be the same. A read that names no
 * organization must name one of those. After a gap, every such read is.
 */
export function isQueryAffected(
  [name, input]: readonly unknown[],
  message: StreamMessage,
): boolean {
  if (journalReads.includes(name as OperationName)) return kindsInJournal.includes(message.kind)
  if (name === 'listWork')
    return kindsByWork[findWorkSource(input)]?.includes(message.kind) ?? false
  if (message.kind === 'HERE' || isOfDesk(message)) return false
  const asked = input as QueryInput
  const organizationId = findInputValue(asked, 'organizationId')
  const named = idNames.filter((id) => findInputValue(asked, id) !== undefined)
  if (message.kind === 'MISSED') return organizationId !== undefined || named.length > 0
  const isOfEvent =
    organizationId === undefined
      ? named.some((id) => findEventIds(message, id) !== undefined)
      : organizationId === message.organizationId
  return (
    isOfEvent &&
    named.every((id) => mayBeSame(findInputValue(asked, id)!, findEventIds(message, id)))
  )
}

function findEventIds(
  event: LiveEvent,
  id: (typeof idNames)[number],
): readonly string[] | undefined {
  if (id === 'invoiceId') return event.invoiceIds
  return event[id] === undefined ? undefined : [event[id]]
}

const mayBeSame = (asked: string, told: readonly string[] | undefined) =>
  told === undefined || told.includes(asked)

/**
 * What an input names, in its path or among its filters, which the upstream writes with a capital.
 */
function findInputValue(asked: QueryInput, id: string): string | undefined {
  const capital = id[0]!.toUpperCase() + id.slice(1)
  const value = asked?.params?.[id] ?? asked?.query?.[id] ?? asked?.query?.[capital]
  return value === undefined || value === null || value === '' ? undefined : String(value)
}
