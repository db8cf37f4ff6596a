'use client'

import { useSentParts } from '@/components/file-import/sent/use-sent-parts'
import { cutBySize } from '@/lib/client/cut-by-size'
import { getSentFileKey } from '@/lib/client/sent-files/sent-file'
import type { SentPart } from '@/lib/client/sent-files/sent-parts'
import type { DocumentsOutcome, NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import { useSubmitDocuments } from '@/lib/features/documents/client/use-document-writes'

/** Most documents and bytes of one batch, within what the desk takes (`submittedDocumentsMax`). */
const batchMax = { count: 100, bytes: 150_000 }

/** Parts documents into batches, in their order. */
export const splitDocuments = (documents: readonly NewDocument[]): NewDocument[][] => [
  ...cutBySize(documents, batchMax),
]

/** Under which the tab keeps which batches went out. */
export const getDocumentsRunKey = (clientNo: string, userName: string) =>
  getSentFileKey(`documents ${clientNo}`, userName)

/** Creates approved documents, a batch after the other. */
export function useSentDocuments(clientNo: string, userName: string) {
  const submit = useSubmitDocuments()
  return useSentParts<NewDocument, DocumentsOutcome>({
    runKey: getDocumentsRunKey(clientNo, userName),
    split: splitDocuments,
    send: ({ idempotencyKey, rows: documents }) =>
      submit.send({ idempotencyKey, userName, clientNo, documents }),
    isTaken: ({ outcome }) => outcome === 'accepted',
  })
}

export type SentDocuments = ReturnType<typeof useSentDocuments>
export type DocumentsPart = SentPart<NewDocument, DocumentsOutcome>
