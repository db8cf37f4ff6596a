import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

type SeenOutcome = {
  found: NonNullable<JournalEntry['look']>['found']
  stored: Record<string, unknown>
}

/**
 * What the desk's own store shows of a note or of an owner whose write was cut off with its process.
 * Null for a write of another kind.
 */
export async function checkDeskWriteOutcome(
  entry: JournalEntry,
): Promise<Result<SeenOutcome> | null> {
  const { operation, clientNo, target } = entry
  if (!['addCustomerNote', 'removeCustomerNote', 'changeFollowUp'].includes(operation)) return null
  if (!clientNo || !target) return makeFailure({ kind: 'refused', code: 'cannot-look' })
  const one = { params: { clientno: clientNo, customerno: target } }
  return operation === 'changeFollowUp' ? checkFollowUp(entry, one) : checkNote(entry, one)
}

type One = { params: { clientno: string; customerno: string } }

/** A note stands under the id of its write, or does not: the store is the desk's own. */
async function checkNote(
  { operation, fields }: JournalEntry,
  one: One,
): Promise<Result<SeenOutcome>> {
  const id = fields.find(({ field }) => field === 'Id')?.sent
  const read = await executeOperation('listCustomerNotes', one)
  if (!read.ok) return read
  const isThere = read.value.notes.some((note) => note.id === id)
  if (!isThere && !read.value.all) return makeSuccess({ found: 'unproven', stored: {} })
  const isDone = isThere === (operation === 'addCustomerNote')
  return makeSuccess({ found: isDone ? 'applied' : 'not-applied', stored: {} })
}

/** Another person may have changed it since: then it proves nothing. */
async function checkFollowUp({ fields }: JournalEntry, one: One): Promise<Result<SeenOutcome>> {
  const sent = (name: string) => fields.find(({ field }) => field === name)?.sent ?? null
  const read = await executeOperation('getFollowUp', one)
  if (!read.ok) return read
  const { owner, followUpOn } = read.value
  const isNow = owner === sent('Owner') && followUpOn === sent('FollowUpOn')
  const isBefore = owner === sent('Seen.owner') && followUpOn === sent('Seen.followUpOn')
  if (isNow === isBefore) return makeSuccess({ found: 'unproven', stored: {} })
  return makeSuccess({ found: isNow ? 'applied' : 'not-applied', stored: {} })
}
