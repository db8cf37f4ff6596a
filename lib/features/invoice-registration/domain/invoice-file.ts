import type { NewCollectionInvoice } from '@/lib/contracts/collection/create-invoices'
import type { ImportFinding } from '@/lib/shared/file-import/import-findings'
import type { ImportRow } from '@/lib/shared/file-import/read-import-row'
import { trimEdges } from '@/lib/shared/trim-edges'
import type { InvoiceField, InvoiceFormValues } from './invoice-file-columns'
import { computeSourceId, normalizeInvoiceNumber } from './invoice-file-ids'
import { checkTrimmedValues, trimInvoiceValues } from './invoice-file-row'

/** Most invoices in one file. */
export const invoicesMax = 10_000

/** An invoice as it is sent: always with its id. */
export type SentInvoice = NewCollectionInvoice & { uniqueSourceInvoiceId: string }

/**
 * A row of the file as an invoice. `identity` is what tells it from others, from which its id is
 * made unless the file brings one: its number, else what the file's own columns say, so that mends
 * and values for all rows do not make another invoice of it.
 */
export type InvoiceRow = {
  line: number
  values: InvoiceFormValues
  findings: ImportFinding<InvoiceField>[]
  identity: InvoiceIdentity
  /** By what it is looked for: the same while its id is the same, and its number beside an own one. */
  lookupKey: string
}

export type InvoiceIdentity = { ownId: string } | { ownId: null; fields: InvoiceFormValues }

/**
 * Makes the check of the rows of a file, one after the other. A row is double where an earlier one,
 * whatever is found of that, has its id or its invoice number, or says just the same.
 *
 * @param today YYYY-MM-DD, to tell what is not due yet.
 */
export function createInvoiceCheck(today: string) {
  const known = new Set<string>()
  return ({ line, cells, values, findings }: ImportRow<InvoiceField>): InvoiceRow => {
    const entry = trimInvoiceValues(values)
    const refused = new Set(findings.map(({ field, is }) => (is === 'refused' ? field : null)))
    const found = checkTrimmedValues(entry, today)
      .filter(({ field }) => !refused.has(field))
      .map(
        ({ field, is, why }): ImportFinding<InvoiceField> => ({
          field,
          is,
          why,
          value: entry[field] ?? '',
        }),
      )
    const identity = toIdentity(entry, cells)
    const keys = listKeys(entry, identity)
    const double = keys.find(({ key }) => known.has(key))
    for (const { key } of keys) known.add(key)
    return {
      line,
      values: entry,
      identity,
      lookupKey: getLookupKey(identity, entry),
      findings: [...findings, ...found, ...(double ? [toDoubleFinding(double.by, entry)] : [])],
    }
  }
}

/** The id with which an invoice of a file is looked for and sent. */
export const findSourceId = async (organizationId: string, identity: InvoiceIdentity) =>
  identity.ownId ?? computeSourceId(organizationId, identity.fields)

/**
 * The id that a row of a workbook had in an earlier release, which lost the zeros that a format shows
 * before a number; null where it was the same.
 */
export async function findFormerId(organizationId: string, identity: InvoiceIdentity) {
  if (identity.ownId !== null) return null
  const fields = Object.entries(identity.fields)
  const former = fields.map(([field, text]) => [field, withoutZeros(text)] as const)
  return former.every(([, text], at) => text === fields[at]![1])
    ? null
    : computeSourceId(organizationId, Object.fromEntries(former))
}

const withoutZeros = (text: string) =>
  /^\d+$/.test(text) ? trimEdges(text.slice(0, -1), { start: /0/ }) + text.slice(-1) : text

const getLookupKey = (identity: InvoiceIdentity, { invoiceNumber }: InvoiceFormValues) =>
  JSON.stringify(identity.ownId === null ? identity.fields : [identity.ownId, invoiceNumber])

const toIdentity = (
  { uniqueSourceInvoiceId, invoiceNumber }: InvoiceFormValues,
  cells: InvoiceFormValues,
): InvoiceIdentity =>
  uniqueSourceInvoiceId === undefined
    ? { ownId: null, fields: invoiceNumber === undefined ? cells : { invoiceNumber } }
    : { ownId: uniqueSourceInvoiceId }

type DoubleBy = 'uniqueSourceInvoiceId' | 'invoiceNumber' | null

function listKeys(
  { invoiceNumber }: InvoiceFormValues,
  identity: InvoiceIdentity,
): { by: DoubleBy; key: string }[] {
  const keys: { by: DoubleBy; key: string }[] = []
  if (invoiceNumber !== undefined)
    keys.push({ by: 'invoiceNumber', key: `number ${normalizeInvoiceNumber(invoiceNumber)}` })
  if (identity.ownId !== null)
    keys.push({ by: 'uniqueSourceInvoiceId', key: `id ${identity.ownId}` })
  else if (invoiceNumber === undefined)
    keys.push({ by: null, key: `content ${JSON.stringify(trimInvoiceValues(identity.fields))}` })
  return keys
}

const toDoubleFinding = (
  field: DoubleBy,
  entry: InvoiceFormValues,
): ImportFinding<InvoiceField> => ({
  field,
  is: 'excluded',
  why: 'double',
  value: field === null ? '' : (entry[field] ?? ''),
})

/**
 * Most invoices and characters of JSON in one request. What the upstream takes at most is not
 * shown.
 */
const batchLimits = { rows: 100, characters: 150_000 }

/** Parts invoices into requests, in their order. */
export function splitIntoBatches(invoices: readonly SentInvoice[]): SentInvoice[][] {
  const batches: SentInvoice[][] = []
  let [last, characters]: [SentInvoice[], number] = [[], 0]
  for (const invoice of invoices) {
    const size = JSON.stringify(invoice).length
    if (
      last.length === 0 ||
      last.length === batchLimits.rows ||
      characters + size > batchLimits.characters
    ) {
      last = []
      characters = 0
      batches.push(last)
    }
    last.push(invoice)
    characters += size
  }
  return batches
}
