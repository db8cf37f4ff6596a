import { randomUUID } from 'node:crypto'
import type { DocumentToCreate } from '@/lib/contracts/receivables/documents'
import type { Database } from '@/lib/platform/database/open'
import { Refusal } from '../../../refusal'
import { bookDocument } from './book-document'

/** What became of a row, as it is told. */
export type RowResult = {
  status: 'PROCESSED' | 'FAILED'
  result: string
  message: string
  warnings: { field: string; message: string }[]
}

/**
 * Books the documents of a batch in their order, inside the caller's transaction. One that is
 * refused leaves the others alone (assumed), and one with the number of an earlier one is refused.
 */
export async function bookRows(
  tx: Database,
  documents: readonly DocumentToCreate[],
  { clientNo, now }: { clientNo: number; now: number },
): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (const document of documents)
    results.push(
      await bookDocument(tx, clientNo, document, { documentUuid: randomUUID(), now }).then(
        () => ({
          ...{ status: 'PROCESSED' as const, result: 'CREATED', warnings: [] },
          message: `Document ${document.documentNo} created`,
        }),
        toRefused,
      ),
    )
  return results
}

/** @throws whatever is no refusal: then nothing of the batch is booked. */
function toRefused(error: unknown): RowResult {
  if (!(error instanceof Refusal)) throw error
  const message = error.message.replaceAll('documents.0.', '')
  return { status: 'FAILED', result: 'REJECTED', message, warnings: [] }
}
