import { useWrite } from '@/lib/client/use-write'
import { submitDocuments } from '@/lib/features/documents/server/submit-documents'

/** Creates approved documents as one batch, once. */
export const useSubmitDocuments = () =>
  useWrite(submitDocuments, {
    affects: ['listSentBatches', 'listDocuments', 'listArItems', 'listJournal'],
  })
