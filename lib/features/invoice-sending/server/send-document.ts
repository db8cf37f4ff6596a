'use server'

import { DocumentSubmission, type SendOutcome } from '@/lib/contracts/desk/sending/send-document'
import { sendOperationNames } from '@/lib/contracts/distribution/send'
import { sendBounds } from '@/lib/contracts/distribution/send-answer'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { defineResumableWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { mayTouch } from '@/lib/platform/gateway/rights'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { finishSend } from './finish-send'
import { isOfOtherCompany } from './replaced-company'
import { reserveResend } from './resent-links'

/**
 * Sends a document once, under an identifier that was made with its draft: it stands in the journal
 * before anything goes out. A second arrival of the same submission gets the first one's outcome.
 * Nothing is ever sent again by itself, and in the name of a failed invoice only one document is, of
 * the same company as far as the service tells.
 */
export const sendDocument = defineResumableWrite({
  name: 'sendDocument',
  operations: sendOperationNames,
  input: DocumentSubmission,
  bounds: sendBounds,
  operationOf: ({ document }) => document.operation,
  finish: (submission, outcome) => finishSend(toNames(submission), outcome),
  run: sendOnce,
})

const toNames = ({ idempotencyKey, companyId, document }: DocumentSubmission) => ({
  idempotencyKey,
  companyId,
  identifier: document.body.Identifier,
})

async function sendOnce(submission: DocumentSubmission): Promise<Result<SendOutcome>> {
  const { idempotencyKey, companyId, document, replaces, userName: person } = submission
  const { operation, body } = document
  const session = await findCurrentSession()
  if (replaces && (!session || !mayTouch(session, { companyIds: [companyId] })))
    return makeFailure({ kind: 'forbidden', code: 'scope' })
  if (replaces && session && (await isOfOtherCompany(replaces, companyId, session)))
    return makeFailure({ kind: 'conflict', code: 'other-company' })
  const link = { companyId, identifier: body.Identifier, idempotencyKey, person }
  const place = replaces && (await reserveResend(replaces, link))
  if (replaces && !place) return makeFailure({ kind: 'conflict', code: 'resent-before' })
  const input = { query: { CompanyId: companyId }, body } as Input<typeof operation>
  const answered = await executeOperation(operation, input, { idempotencyKey, draft: submission })
  if (!answered.ok) await place?.release()
  return finishSend(toNames(submission), answered)
}
