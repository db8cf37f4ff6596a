import { useWrite } from '@/lib/client/use-write'
import type { OperationName } from '@/lib/contracts/registry'
import { sendDocument } from '@/lib/features/invoice-sending/server/send-document'
import { sendDocumentAgain } from '@/lib/features/invoice-sending/server/send-document-again'

const affects: readonly OperationName[] = [
  'listJournal',
  'listResentInvoices',
  'searchInvoiceSummary',
  'listFailuresByCause',
]

/** Sends a document, once. */
export const useSendDocument = () => useWrite(sendDocument, { affects })

/** Sends one more time under the same identifier. What a look finds is not sent. */
export const useSendDocumentAgain = (userName: string) =>
  useWrite(sendDocumentAgain, {
    toInput: (idempotencyKey: string) => ({ idempotencyKey, userName }),
    affects,
  })
