import 'server-only'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { getCompanyStatus } from '@/lib/features/companies/domain/company-status'
import { isCompanyWithNumber } from '@/lib/features/companies/domain/same-company'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

type Seen = Pick<NonNullable<JournalEntry['look']>, 'found'> & { stored: Record<string, unknown> }

/**
 * Looks for a company whose addition is not confirmed, by its organization number. None there: it
 * was not added so far. One that is refused proves this addition only where none stood refused
 * before it. Null for any other write; a look that fails proves nothing, and is the answer.
 */
export async function checkCompanyOutcome({
  operation,
  fields,
}: JournalEntry): Promise<Result<Seen> | null> {
  if (operation !== 'addCompany') return null
  const number = fields.find(({ field }) => field === 'OrganizationNumber')?.sent
  if (typeof number !== 'string') return makeFailure({ kind: 'refused', code: 'cannot-look' })
  const read = await executeOperation('getCompanyStatus', { body: { OrganizationNumber: number } })
  if (!read.ok)
    return read.failure.kind === 'not-found' && read.failure.code !== 'maybe-not-offered'
      ? makeSuccess({ found: 'not-applied', stored: {} })
      : read
  const answer = read.value
  const wasRefused =
    getCompanyStatus({
      Status: String(fields.find(({ field }) => field === 'Status')?.before ?? ''),
    }) === 'refused'
  const isProof =
    Boolean(answer.OrganizationNumber) &&
    isCompanyWithNumber(answer, number) &&
    !(wasRefused && getCompanyStatus(answer) === 'refused')
  return makeSuccess(
    isProof ? { found: 'applied', stored: { answer } } : { found: 'unproven', stored: {} },
  )
}
