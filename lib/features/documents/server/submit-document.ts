'use server'

import {
  type DocumentOutcome,
  DocumentSubmission,
} from '@/lib/contracts/desk/receivables/new-document'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findDocumentFaults } from '@/lib/features/documents/domain/document-faults'
import { toDocumentToCreate } from '@/lib/features/documents/domain/document-to-create'
import { listDistinct } from '@/lib/features/documents/domain/same-document'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findSignedInName } from '@/lib/platform/gateway/previous-outcome'
import { noteOutcomeCheck } from '@/lib/platform/journal/note-findings'
import { checkDocumentOutcome } from './document-outcome'
import { findNumber } from './find-number'

/**
 * Creates one document, once: it is booked on the customer. Nothing is sent where its amounts do
 * not add up, where something has its number already or it cannot be told whether, or while an
 * earlier one under the number is not confirmed. Never sent again by itself.
 */
export const submitDocument = defineResumableWrite({
  name: 'submitDocument',
  operations: ['createDocument'],
  input: DocumentSubmission,
  operationOf: () => 'createDocument',
  finish: finishDocument,
  run: createUnlessTaken,
})

async function createUnlessTaken(
  submission: DocumentSubmission,
  findEarlier: () => Promise<Result<DocumentOutcome> | null>,
): Promise<Result<DocumentOutcome>> {
  const { idempotencyKey, clientNo, document } = submission
  const fields = findDocumentFaults(document)
  if (Object.keys(fields).length > 0) return makeFailure({ kind: 'invalid', fields })
  const open = await findOpenDocument(submission)
  if (!open.ok) return toNotSentFailure(open)
  if (open.value) return makeSuccess({ outcome: 'open', idempotencyKey: open.value })

  const restsOn = new Date()
  const checked = await findNumber(clientNo, document.documentNo)
  if (!checked.ok) return toNotSentFailure(checked)
  const { documents, items, isNoDocument, areAllItems } = checked.value
  const found = [...documents, ...items]
  // What looks like somebody else's document may be the first arrival of this very one.
  if (found.length > 0)
    return (
      (await findEarlier()) ?? makeSuccess({ outcome: 'exists', existing: listDistinct(found) })
    )
  if (!isNoDocument && !areAllItems) return makeFailure({ kind: 'not-sent', code: 'cannot-look' })

  const answered = await executeOperation(
    'createDocument',
    { params: { clientno: clientNo }, body: { documents: [toDocumentToCreate(document)] } },
    { idempotencyKey, draft: submission, restsOn },
  )
  return finishDocument(submission, answered)
}

/**
 * What it came to. Where nobody knows, and to show that it is there, the number is looked for at
 * once; what is not found proves nothing yet. A refusal is told as it is: what has the number since
 * may be somebody else's.
 */
async function finishDocument(
  { idempotencyKey, clientNo }: DocumentSubmission,
  answered: Result<unknown>,
): Promise<Result<DocumentOutcome>> {
  const isUnknown = !answered.ok && answered.failure.kind === 'unknown-outcome'
  if (!answered.ok && !isUnknown) return answered
  const checked = await checkDocumentOutcome({
    ...{ operation: 'createDocument', idempotencyKey, clientNo },
  })
  const isFound = checked?.ok === true && checked.value.found === 'applied'
  if (answered.ok) return makeSuccess({ outcome: 'created', isFound })
  if (!isFound) return answered
  await noteOutcomeCheck(idempotencyKey, {
    at: new Date().toISOString(),
    person: (await findSignedInName()) ?? '',
    ...checked.value,
  })
  return makeSuccess({ outcome: 'created', isFound })
}

/** The key of another creation under the number of which nobody knows what became; else null. */
async function findOpenDocument({
  clientNo,
  idempotencyKey,
  document,
}: DocumentSubmission): Promise<Result<string | null>> {
  for (const state of ['sending', 'unknown'] as const) {
    const listed = await executeOperation('listJournal', {
      body: { clientNo, state, kind: 'documents', search: document.documentNo },
    })
    if (!listed.ok) return listed
    const open = listed.value.entries.find(
      (entry) =>
        entry.operation === 'createDocument' &&
        entry.idempotencyKey !== idempotencyKey &&
        entry.fields.some(
          ({ field, sent }) => field === 'documentNo' && sent === document.documentNo,
        ),
    )
    if (open) return makeSuccess(open.idempotencyKey)
  }
  return makeSuccess(null)
}
