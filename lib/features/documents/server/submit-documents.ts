'use server'

import {
  type DocumentsOutcome,
  DocumentsSubmission,
} from '@/lib/contracts/desk/receivables/new-document'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findDocumentFaults } from '@/lib/features/documents/domain/document-faults'
import { toDocumentToCreate } from '@/lib/features/documents/domain/document-to-create'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findNumbers } from './find-number'

/**
 * Creates documents as one batch, once; each is booked later, or refused. All of them go out or
 * none: not where the amounts of one do not add up, where something has one of the numbers already
 * or it cannot be told whether, or while another creation under one of them is not confirmed. Never
 * sent again by itself.
 */
export const submitDocuments = defineResumableWrite({
  name: 'submitDocuments',
  operations: ['createDocuments'],
  input: DocumentsSubmission,
  operationOf: () => 'createDocuments',
  finish: async (_, answered) => finishDocuments(answered),
  run: createUnlessTaken,
})

async function createUnlessTaken(
  submission: DocumentsSubmission,
  findEarlier: () => Promise<Result<DocumentsOutcome> | null>,
): Promise<Result<DocumentsOutcome>> {
  const { idempotencyKey, clientNo, documents } = submission
  const fields = Object.fromEntries(
    documents.flatMap((document, at) =>
      Object.entries(findDocumentFaults(document)).map(([field, why]) => [
        `documents.${at}.${field}`,
        why,
      ]),
    ),
  )
  if (Object.keys(fields).length > 0) return makeFailure({ kind: 'invalid', fields })

  const restsOn = new Date()
  const numbers = documents.map(({ documentNo }) => documentNo)
  const looks = await findNumbers(clientNo, numbers)
  if (!looks.ok) return toNotSentFailure(looks)
  const taken = numbers.filter((_, at) => {
    const { documents: found, items } = looks.value[at]!
    return found.length + items.length > 0
  })
  // What looks like somebody else's documents may be the first arrival of this very batch.
  if (taken.length > 0)
    return (await findEarlier()) ?? makeSuccess({ outcome: 'exists', numbers: taken })
  if (looks.value.some(({ isNoDocument, areAllItems }) => !isNoDocument && !areAllItems))
    return makeFailure({ kind: 'not-sent', code: 'cannot-look' })

  return finishDocuments(
    await executeOperation(
      'createDocuments',
      { params: { clientno: clientNo }, body: { documents: documents.map(toDocumentToCreate) } },
      { idempotencyKey, draft: submission, restsOn, alone: numbers },
    ),
  )
}

/** What the service said of it: the batch under which its end can be read, where it named one. */
function finishDocuments(answered: Result<unknown>): Result<DocumentsOutcome> {
  if (!answered.ok) return answered
  const { batchUuid } = (answered.value ?? {}) as { batchUuid?: string | null }
  return makeSuccess({ outcome: 'accepted', batchId: batchUuid?.trim() || null, checked: false })
}
