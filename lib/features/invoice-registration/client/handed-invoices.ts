import {
  type InvoiceFormValues,
  invoiceFields,
} from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import type { TextTable } from '@/lib/shared/tables/text-table'

/** Invoices that another page hands over, named by what they come from. */
export type HandedInvoices = { name: string; table: TextTable }

let handed: HandedInvoices | null = null

/**
 * Hands invoices over to the page that adds invoices, which opens with them as with a file: they
 * are judged and approved there. They hold names and addresses, so they stand in no URL and in no
 * store.
 */
export function handOverInvoices(name: string, invoices: readonly InvoiceFormValues[]) {
  handed = { name, table: toTable(invoices) }
}

/** What was handed over, once. */
export function takeHandedInvoices(): HandedInvoices | null {
  const taken = handed
  handed = null
  return taken
}

function toTable(invoices: readonly InvoiceFormValues[]): TextTable {
  const used = invoiceFields.filter((field) => invoices.some((each) => each[field] !== undefined))
  const rows = [used, ...invoices.map((each) => used.map((field) => each[field] ?? ''))]
  return {
    separator: ';',
    records: rows.map((cells, at) => ({ line: at + 1, cells: [...cells] })),
    openQuote: null,
  }
}
