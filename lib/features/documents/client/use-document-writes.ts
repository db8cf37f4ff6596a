import { useWrite } from '@/lib/client/use-write'
import { submitDocument } from '@/lib/features/documents/server/submit-document'
import { submitDocuments } from '@/lib/features/documents/server/submit-documents'
import { useFollowedWrite } from '@/lib/features/journal/client/public'

/** The creation of one document, until it is known what became of it. */
export const useSubmitDocument = () =>
  useFollowedWrite(submitDocument, {
    operation: 'createDocument',
    affects: [
      ...(['listDocuments', 'getDocument', 'listDocumentBundles', 'getDocumentBundle'] as const),
      ...(['listArItems', 'getArItem', 'listGlItems', 'listLogItems', 'listJournal'] as const),
    ],
    isMade: ({ outcome }) => outcome === 'created',
    made: { outcome: 'created', isFound: true },
  })

export type DocumentSending = ReturnType<typeof useSubmitDocument>

/** Creates approved documents as one batch, once. */
export const useSubmitDocuments = () =>
  useWrite(submitDocuments, {
    affects: ['listSentBatches', 'listDocuments', 'listArItems', 'listJournal'],
  })
