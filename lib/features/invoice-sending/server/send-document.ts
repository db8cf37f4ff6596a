'use server'

import {
  DocumentSubmission,
  type ReplacedInvoice,
  type SendOutcome,
} from '@/lib/contracts/desk/sending/send-document'
import { sendOperationNames } from '@/lib/contracts/distribution/send'
import { sendBounds } from '@/lib/contracts/distribution/send-answer'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { defineResumableWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { mayTouch } from '@/lib/platform/gateway/rights'
import { findActing } from '@/lib/platform/session/acting-session'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { finishSend } from './finish-send'
import { resolveKnownSends } from './known-sends'
import { isOfOtherCompany } from './replaced-company'
import { reserveResend } from './resent-links'

/**
 * Sends a document once, under an identifier that was made with its draft: it stands in the journal
 * before anything goes out. A second arrival of the same submission gets the first one's outcome.
 * Nothing is ever sent again by itself. Of a number nothing goes out while one of it is not known, nor
 * after one that the person does not know of. In the name of a failed invoice, which is a number that
 * they know of, only one document is sent, of the same company as far as the service tells.
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
  const { idempotencyKey, companyId, document, replaces, besides = [] } = submission
  const { operation, body } = document
  const place = replaces && (await takePlace(submission, replaces))
  if (place && !place.ok) return place
  const bulkActionId = findActing()?.bulkActionId ?? null
  const sent = { idempotencyKey, companyId, document, besides, bulkActionId }
  const known = replaces ? {} : await resolveKnownSends(sent)
  if (!known) return makeFailure({ kind: 'conflict', code: 'number-sent' })
  const input = { query: { CompanyId: companyId }, body } as Input<typeof operation>
  const answered = await executeOperation(operation, input, {
    ...{ idempotencyKey, draft: submission, ...known },
  })
  if (!answered.ok) await place?.value.release()
  return finishSend(toNames(submission), answered)
}

/** Takes the place of a failed invoice for a document of the same company, or says why it cannot. */
async function takePlace(
  { idempotencyKey, companyId, document, userName: person }: DocumentSubmission,
  replaces: ReplacedInvoice,
) {
  const session = await findCurrentSession()
  if (!session || !mayTouch(session, { companyIds: [companyId] }))
    return makeFailure({ kind: 'forbidden', code: 'scope' })
  if (await isOfOtherCompany(replaces, companyId, session))
    return makeFailure({ kind: 'conflict', code: 'other-company' })
  const { Identifier: identifier } = document.body
  const place = await reserveResend(replaces, { companyId, identifier, idempotencyKey, person })
  return place ? makeSuccess(place) : makeFailure({ kind: 'conflict', code: 'resent-before' })
}
