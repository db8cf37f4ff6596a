'use server'

import { type CompanyAddition, CompanySubmission } from '@/lib/contracts/desk/registrations'
import type { Answer } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import {
  getCompanyStatus,
  isCompanyKnown,
  isCompanyWithNumber,
} from '@/lib/features/companies/domain/company-answer'
import { toPlace } from '@/lib/features/registrations/domain/public'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { makeFilterIgnored } from '@/lib/shared/list-filters/lookup-proof'
import { toPlainNumber } from '@/lib/shared/references/organization-number'

/**
 * Adds a company, but only when a look at its organization number surely does not find it: one that
 * was refused may be added again, and an answer that is about no company of the number, or of a status
 * that means nothing here, does not tell. A second arrival gets the first one's outcome; while another addition
 * of the number is not confirmed, nothing is sent unless the person says that they have checked.
 */
export const addCompany = defineResumableWrite({
  name: 'addCompany',
  operations: ['addCompany'],
  input: CompanySubmission,
  operationOf: () => 'addCompany',
  finish: async (_, outcome) => finishAddition(outcome),
  run: addUnlessThere,
})

async function addUnlessThere(
  submission: CompanySubmission,
  findEarlier: () => Promise<Result<CompanyAddition> | null>,
): Promise<Result<CompanyAddition>> {
  const { idempotencyKey, besides } = submission
  const number = toPlainNumber(submission.company.OrganizationNumber)
  const read = await executeOperation('getCompanyStatus', { body: { OrganizationNumber: number } })
  if (!read.ok && read.failure.kind !== 'not-found') return toNotSentFailure(read)
  if (read.ok && !isCompanyWithNumber(read.value, number))
    return toNotSentFailure({ ok: false, failure: makeFilterIgnored(['OrganizationNumber']) })
  // What looks like an earlier addition may be the first arrival of this very one.
  if (read.ok && !isCompanyKnown(read.value, number))
    return (await findEarlier()) ?? makeFailure({ kind: 'not-sent', code: 'cannot-look' })
  if (read.ok && getCompanyStatus(read.value) !== 'refused')
    return (await findEarlier()) ?? makeSuccess({ outcome: 'exists', current: read.value })
  return finishAddition(
    await executeOperation(
      'addCompany',
      { body: { ...submission.company, OrganizationNumber: number } },
      {
        idempotencyKey,
        draft: submission,
        place: toPlace(submission),
        besides,
        before: { Status: read.ok ? (read.value.Status ?? null) : null },
      },
    ),
  )
}

const finishAddition = (outcome: Result<Answer<'addCompany'>>): Result<CompanyAddition> =>
  outcome.ok ? makeSuccess({ outcome: 'sent' }) : outcome
