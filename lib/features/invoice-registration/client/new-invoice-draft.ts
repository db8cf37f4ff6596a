import {
  type InvoiceFormValues,
  invoiceFields,
} from '@/lib/features/invoice-registration/domain/invoice-file-columns'

/** Under which an invoice that is typed is kept, one for each organization. */
export const getNewInvoiceSubject = (organizationId: string) => `new-invoice:${organizationId}`

/**
 * An invoice that is typed, with the unique source id that it was given when its form was opened.
 */
export type NewInvoiceDraft = { entry: InvoiceFormValues; id: string }

/**
 * What was kept of an earlier page, as far as it is one; null for anything else, because a store
 * may hold what an older desk wrote.
 */
export function parseNewInvoiceDraft(content: unknown): NewInvoiceDraft | null {
  const { entry, id } = (content ?? {}) as { entry?: Record<string, unknown>; id?: unknown }
  if (typeof id !== 'string' || id === '' || typeof entry !== 'object' || entry === null)
    return null
  const typed = invoiceFields.flatMap((field) =>
    typeof entry[field] === 'string' ? [[field, entry[field]] as const] : [],
  )
  return { id, entry: Object.fromEntries(typed) }
}
