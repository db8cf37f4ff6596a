'use server'

import { ResendRequest } from '@/lib/contracts/desk/batches'
import type { SendOutcome } from '@/lib/contracts/desk/sending/send-document'
import { isSendOperation, sendOperationNames } from '@/lib/contracts/distribution/send'
import type { Input } from '@/lib/contracts/registry'
import { type Failure, makeFailure, type Result } from '@/lib/contracts/result'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { unsealFields } from '@/lib/platform/journal/sealed-payload'
import { readSentNames } from '@/lib/platform/journal/sent-documents'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { findSentDocument } from './find-sent-document'
import { finishSend } from './finish-send'
import { resolveKnownSends } from './known-sends'
import { findResentLink, reserveResend } from './resent-links'

/**
 * Sends a document once more, under the same identifier, because a person asks for it. It looks
 * first: what is found is not sent, and while it cannot be told whether it is there, nothing is sent
 * either, unless a person has recorded since the last try that it is not. Nor is it where another
 * of its number went out meanwhile, unless that was in the name of a failed invoice.
 */
export const sendDocumentAgain = defineWrite({
  name: 'sendDocumentAgain',
  operations: sendOperationNames,
  input: ResendRequest,
  run: sendOnceMore,
})

async function sendOnceMore({
  idempotencyKey,
  userName,
}: ResendRequest): Promise<Result<SendOutcome>> {
  const entry = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
  if (!entry.ok) return entry
  const { operation, person, state, requestId, record } = entry.value
  if (person !== userName) return makeFailure({ kind: 'forbidden', code: 'other-person' })
  if (!isSendOperation(operation) || !['unknown', 'not-applied', 'not-sent'].includes(state))
    return makeFailure({ kind: 'conflict', code: 'not-open' })
  const row = await findJournalRow(idempotencyKey)
  const payload = unsealFields(row?.payload, idempotencyKey)
  const names = row && readSentNames(row)
  if (!row || !payload || !names || names.companyId === null)
    return makeFailure({ kind: 'conflict', code: 'erased' })
  const { companyId, identifier } = names
  const sent = { idempotencyKey, companyId, identifier }

  const checked = state === 'not-sent' ? null : await findSentDocument(idempotencyKey)
  if (checked?.ok && checked.value.is === 'found') return finishSend(sent, lostOutcome)
  if (checked && record?.found !== 'not-applied') {
    if (!checked.ok) return toUnknownOutcome(checked.failure)
    if (checked.value.is === 'open') return makeFailure({ kind: 'conflict', code: 'may-be-there' })
  }
  const link = await findResentLink(idempotencyKey)
  const replaces = link && { ...link, receiptId: link.oldReceiptId }
  if (replaces && !(await reserveResend(replaces, { ...sent, person })))
    return makeFailure({ kind: 'conflict', code: 'resent-before' })
  const input = payload as Input<typeof operation>
  const document = { operation, body: input.body }
  const { bulkActionId } = row
  const numbered = { ...sent, document, besides: [], bulkActionId }
  const known = replaces ? {} : await resolveKnownSends(numbered)
  if (!known) return makeFailure({ kind: 'conflict', code: 'number-sent' })
  return finishSend(
    sent,
    await executeOperation(operation, input, {
      ...known,
      idempotencyKey,
      again: { after: requestId, mayBeThere: state !== 'not-sent' },
    }),
  )
}

/** What a document that was found came to at first: a look tells the rest. */
const lostOutcome: Result<never> = makeFailure({ kind: 'unknown-outcome' })

/**
 * Nothing goes out after a look that failed. That is no word about the try before, which may be
 * there.
 */
const toUnknownOutcome = (failure: Failure) =>
  makeFailure(
    failure.kind === 'unauthenticated' ? failure : { ...failure, kind: 'unknown-outcome' },
  )
