'use server'

import { AgreementSubmission } from '@/lib/contracts/desk/registrations'
import type { Answer } from '@/lib/contracts/registry'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { toPlace } from '@/lib/features/registrations/domain/public'
import { defineResumableWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { toPlainNumber } from '@/lib/shared/references/organization-number'

/**
 * Registers a Swedish bank agreement, once. A second arrival gets the first one's outcome. The same
 * may be registered twice at the service, and one whose answer was lost cannot be looked up
 * (interface.md 4.9 asks by request id): so while one of the same organization is not confirmed,
 * another goes out only where the person says that they have checked.
 */
export const registerBankAgreement = defineResumableWrite({
  name: 'registerBankAgreement',
  operations: ['registerSwedishBankAgreement'],
  input: AgreementSubmission,
  operationOf: () => 'registerSwedishBankAgreement',
  finish: async (_, outcome) => finishRegistration(outcome),
  run: sendAgreement,
})

async function sendAgreement(submission: AgreementSubmission): Promise<Result<null>> {
  const { idempotencyKey, agreement, besides } = submission
  const body = {
    ...agreement,
    organizationNumber: toPlainNumber(agreement.organizationNumber),
  }
  return finishRegistration(
    await executeOperation(
      'registerSwedishBankAgreement',
      { body },
      { idempotencyKey, draft: submission, place: toPlace(submission), besides },
    ),
  )
}

const finishRegistration = (
  outcome: Result<Answer<'registerSwedishBankAgreement'>>,
): Result<null> => (outcome.ok ? makeSuccess(null) : outcome)
