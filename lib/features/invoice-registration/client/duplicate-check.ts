import { read } from '@/lib/client/read'
import type { Answer } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
import { normalizeInvoiceNumber } from '@/lib/features/invoice-registration/domain/invoice-file-ids'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'

/**
 * What an invoice is looked for by. `hasOwnId`: its id comes from elsewhere, so that it may be there
 * under that id, or under another with its number; one that was made here nobody else can have
 * used. `key` is what the one who asks knows it by. `formerId`: what an earlier release would have
 * made its id.
 */
type InvoiceToCheck = {
  key: string
  id: string
  hasOwnId: boolean
  invoiceNumber: string | null
  formerId?: string | null
}

/**
 * An invoice that is looked for. `known`: the upstream has it, under `invoiceId` where it names
 * one. `sameNumber`: it has one with that number that does not tell the id, or tells another.
 * `untold`: it gave other invoices, or some that do not tell their number, so that nothing follows.
 */
export type DuplicateCheck = InvoiceToCheck & {
  state: 'open' | 'known' | 'sameNumber' | 'new' | 'untold'
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
 * Asks the upstream for one invoice, and a second time by its number where it was not found by an
 * id of its own, and by the id that it may have had before. An answer counts by what it names, not
 * by what was asked for.
 *
 * @throws OperationFailed as the read does.
 */
export async function checkDuplicate(
  organizationId: string,
  sought: DuplicateCheck,
  signal?: AbortSignal,
): Promise<DuplicateCheck> {
  const { id, hasOwnId, invoiceNumber, formerId } = sought
  const ask = (query: InvoiceQuery) => readMatches(organizationId, query, signal)
  const isSame = (row: InvoiceMatch) => row.uniqueSourceInvoiceId === id
  const toKnown = (row: InvoiceMatch, state: DuplicateCheck['state'] = 'known') => ({
    ...sought,
    state,
    invoiceId: row.id ?? null,
  })
  let isProven = true
  if (hasOwnId || invoiceNumber === null) {
    const { rows, fitting, isProof } = await ask({ UniqueSourceInvoiceId: id })
    const found = rows.find(isSame) ?? fitting[0]
    if (found) return toKnown(found)
    isProven = isProof
  }
  if (invoiceNumber !== null) {
    const { rows, fitting, isProof } = await ask({ InvoiceNumber: invoiceNumber })
    const found = rows.find(isSame)
    if (found) return toKnown(found)
    const alike = rows.find((row) => isSameNumber(row, invoiceNumber)) ?? fitting[0]
    if (alike) return toKnown(alike, hasOwnId ? 'sameNumber' : 'known')
    isProven &&= isProof
  }
  if (formerId) {
    const { rows, fitting, isProof } = await ask({ UniqueSourceInvoiceId: formerId })
    const former = rows.find((row) => row.uniqueSourceInvoiceId === formerId) ?? fitting[0]
    // Zeros tell numbers apart: one without them may be of another invoice.
    if (former) return toKnown(former, invoiceNumber === null ? 'known' : 'untold')
    isProven &&= isProof
  }
  return { ...sought, state: isProven ? 'new' : 'untold' }
}

type InvoiceQuery = { UniqueSourceInvoiceId: string } | { InvoiceNumber: string }
type InvoiceMatch = NonNullable<NonNullable<Answer<'listCollectionInvoices'>['data']>[number]>

/** `isProof`: where no row fits, there is none. */
async function readMatches(organizationId: string, query: InvoiceQuery, signal?: AbortSignal) {
  const { data, summary } = await read(
    'listCollectionInvoices',
    { params: { organizationId }, query },
    { signal },
  )
  const rows = data?.filter((each) => each !== null && each !== undefined)
  const { found, unproven } = evaluateLookup(
    'listCollectionInvoices',
    query,
    rows,
    Boolean(summary?.nextPageToken),
  )
  return { rows: rows ?? [], fitting: found, isProof: unproven === null }
}

const isSameNumber = ({ invoiceNumber: number }: InvoiceMatch, sought: string) =>
  number ? normalizeInvoiceNumber(number) === normalizeInvoiceNumber(sought) : false
