import type { Failure } from '../contracts/result'
import { numberKey } from '../domain/invoice-file-ids'
import { read } from './read'

/** What an invoice is looked for by: its id, or its number where the id was made here and nobody else can have used it. */
type InvoiceSought = { line: number; id: string; invoiceNumber: string | null }

/**
 * An invoice that is looked for. `known`: the upstream has it, under `invoiceId` where it names one. `untold`: it gave pages of other invoices, so that
 * nothing follows.
 */
export type InvoiceLookup = InvoiceSought & { state: 'open' | 'known' | 'new' | 'untold'; invoiceId: string | null; failure: Failure | null }

export const lookupOf = (sought: InvoiceSought): InvoiceLookup => ({ ...sought, state: 'open', invoiceId: null, failure: null })

/**
 * Asks the upstream for one invoice. An answer counts by what it names, not by what was asked for.
 *
 * @throws ReadFailed as the read does.
 */
export async function lookedUp(organizationId: string, sought: InvoiceLookup, signal?: AbortSignal): Promise<InvoiceLookup> {
  const { id, invoiceNumber } = sought
  const query = invoiceNumber === null ? { UniqueSourceInvoiceId: id } : { InvoiceNumber: invoiceNumber }
  const { data, summary } = await read('listCollectionInvoices', { params: { organizationId }, query }, signal)
  const found = data?.find(
    (each) =>
      each?.uniqueSourceInvoiceId === id ||
      (invoiceNumber !== null && each?.invoiceNumber && numberKey(each.invoiceNumber) === numberKey(invoiceNumber)),
  )
  if (found) return { ...sought, state: 'known', invoiceId: found.id ?? null }
  return { ...sought, state: summary?.nextPageToken ? 'untold' : 'new' }
}
