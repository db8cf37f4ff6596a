import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { getCompanyStatus, isCompanyKnown } from '@/lib/features/companies/domain/company-answer'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findJournalRow, isSettled } from '@/lib/platform/journal/write-journal'

type Seen = Pick<NonNullable<JournalEntry['look']>, 'found'> & { stored: Record<string, unknown> }

/**
 * Looks for a company whose addition is not confirmed, by its organization number. None there: it
 * was not added, if the service can say so, and once it can come no more: an addition is carried out
 * later. One that is refused proves this addition only where none stood refused before it. Null for
 * any other write; a look that fails proves nothing, and is the answer.
 */
export async function checkCompanyOutcome({
  operation,
  idempotencyKey,
  fields,
}: JournalEntry): Promise<Result<Seen> | null> {
  if (operation !== 'addCompany') return null
  const number = fields.find(({ field }) => field === 'OrganizationNumber')?.sent
  if (typeof number !== 'string') return makeFailure({ kind: 'refused', code: 'cannot-look' })
  const read = await executeOperation('getCompanyStatus', { body: { OrganizationNumber: number } })
  if (!read.ok) {
    if (read.failure.kind !== 'not-found') return read
    const row = await findJournalRow(idempotencyKey)
    const isOver = row !== null && isSettled(row)
    const isAbsent = isOver && (await isAbsenceProven(read.failure, number))
    return makeSuccess(isAbsent ? absent : unproven)
  }
  const answer = read.value
  const wasRefused =
    getCompanyStatus({
      Status: String(fields.find(({ field }) => field === 'Status')?.before ?? ''),
    }) === 'refused'
  const isProof =
    isCompanyKnown(answer, number) && !(wasRefused && getCompanyStatus(answer) === 'refused')
  return makeSuccess(isProof ? { found: 'applied', stored: { answer } } : unproven)
}

const absent: Seen = { found: 'not-applied', stored: {} }
const unproven: Seen = { found: 'unproven', stored: {} }

/**
 * Whether a 404 is a word about the number: a service that does not offer the read answers 404 to
 * every number. It is where the status of another company that was added here can be read.
 */
async function isAbsenceProven({ code }: Failure, number: string): Promise<boolean> {
  if (code !== 'maybe-not-offered') return true
  const added = await executeOperation('listAddedCompanies', { body: { limit: 50 } })
  if (!added.ok) return false
  const other = added.value.entries
    .filter(({ state }) => state === 'accepted' || state === 'done')
    .map(({ sent }) => sent?.OrganizationNumber)
    .find((each): each is string => typeof each === 'string' && each !== number)
  return other === undefined
    ? false
    : (await executeOperation('getCompanyStatus', { body: { OrganizationNumber: other } })).ok
}
