import { read } from '@/lib/client/read'
import type { Failure } from '@/lib/contracts/result'
import { normalizeInvoiceNumber } from '@/lib/features/invoice-registration/domain/invoice-file-ids'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'

/**
 * What an invoice is looked for by: its id, or its number where the id was made here and nobody
 * else can have used it. `key` is what the one who asks knows it by.
 */
type InvoiceToCheck = { key: string; id: string; invoiceNumber: string | null }

/**
 * An invoice that is looked for. `known`: the upstream has it, under `invoiceId` where it names
 * one. `untold`: it gave other invoices, or some that do not tell their number, so that nothing
 * follows.
 */
export type DuplicateCheck = InvoiceToCheck & {
  state: 'open' | 'known' | 'new' | 'untold'
  invoiceId: string | null
  failure: Failure | null
}

export const createDuplicateCheck = (sought: InvoiceToCheck): DuplicateCheck => ({
  ...sought,
  state: 'open',
  invoiceId: null,
  failure: null,
})

/**
 * Asks the upstream for one invoice. An answer counts by what it names, not by what was asked for.
 *
 * @throws OperationFailed as the read does.
 */
export async function checkDuplicate(
  organizationId: string,
  sought: DuplicateCheck,
  signal?: AbortSignal,
): Promise<DuplicateCheck> {
  const { id, invoiceNumber } = sought
  const query =
    invoiceNumber === null ? { UniqueSourceInvoiceId: id } : { InvoiceNumber: invoiceNumber }
  const { data, summary } = await read(
    'listCollectionInvoices',
    { params: { organizationId }, query },
    { signal },
  )
  const rows = data?.filter((each) => each !== null && each !== undefined)
  const { found: fitting, unproven } = evaluateLookup(
    'listCollectionInvoices',
    query,
    rows,
    Boolean(summary?.nextPageToken),
  )
  const isSought = ({
    uniqueSourceInvoiceId,
    invoiceNumber: number,
  }: NonNullable<typeof rows>[number]) =>
    uniqueSourceInvoiceId === id ||
    (invoiceNumber !== null &&
      number &&
      normalizeInvoiceNumber(number) === normalizeInvoiceNumber(invoiceNumber))
  const found = rows?.find(isSought) ?? fitting[0]
  if (found) return { ...sought, state: 'known', invoiceId: found.id ?? null }
  return { ...sought, state: unproven === null ? 'new' : 'untold' }
}
