import {
  type OtherDebtor,
  otherRoles,
  type TypedClaim,
} from '@/lib/features/invoice-registration/domain/invoice-extras'
import {
  type InvoiceFormValues,
  invoiceFields,
} from '@/lib/features/invoice-registration/domain/invoice-file-columns'

/** Under which an invoice that is typed is kept, one for each organization. */
export const getNewInvoiceDraftKey = (organizationId: string) => `new-invoice:${organizationId}`

/**
 * An invoice that is typed, with the unique source id that it was given when its form was opened.
 * Attachments are no part of it: they would be kept without need.
 */
export type NewInvoiceDraft = {
  entry: InvoiceFormValues
  id: string
  others: readonly OtherDebtor[]
  claims: readonly TypedClaim[]
}

/**
 * What was kept of an earlier page, as far as it is one; null for anything else, because a store
 * may hold what an older desk wrote.
 */
export function parseNewInvoiceDraft(content: unknown): NewInvoiceDraft | null {
  const { entry, id, others, claims } = (content ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || id === '' || typeof entry !== 'object' || entry === null)
    return null
  return {
    id,
    entry: parseEntry(entry),
    others: toList(others).map(({ role, entry: debtor }) => ({
      role: otherRoles.find((each) => each === role) ?? 'CO_DEBTOR',
      entry: parseEntry(debtor),
    })),
    claims: toList(claims).map(({ type, amount }) => ({
      type: typeof type === 'string' ? type : '',
      amount: typeof amount === 'string' ? amount : '',
    })),
  }
}

const toList = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : []

function parseEntry(kept: unknown): InvoiceFormValues {
  const entry = (kept ?? {}) as Record<string, unknown>
  const typed = invoiceFields.flatMap((field) =>
    typeof entry[field] === 'string' ? [[field, entry[field]] as const] : [],
  )
  return Object.fromEntries(typed)
}
