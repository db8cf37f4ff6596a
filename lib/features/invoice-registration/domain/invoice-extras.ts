import type { NewCollectionInvoice } from '@/lib/contracts/collection/create-invoices'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import type { InvoiceFormValues } from './invoice-file-columns'
import {
  checkInvoiceValues,
  findAmountRefusal,
  type InvoiceFinding,
  mayMeanThousands,
  type Refusal,
  toDebtor,
  trimInvoiceValues,
} from './invoice-file-row'

/** In what role others than the primary debtor owe. */
export const otherRoles = ['CO_DEBTOR', 'GUARANTOR'] as const
export type OtherDebtor = { role: (typeof otherRoles)[number]; entry: InvoiceFormValues }

/** A claim beside the principal, as it was typed. */
export type TypedClaim = { type: string; amount: string }

/** A file that goes with an invoice; `content` is base64. */
export type InvoiceAttachment = NonNullable<NewCollectionInvoice['attachments']>[number]

/** What an invoice of the form has beside its own fields. */
export type InvoiceExtras = {
  others: readonly OtherDebtor[]
  claims: readonly TypedClaim[]
  attachments: readonly InvoiceAttachment[]
}

export const noExtras: InvoiceExtras = { others: [], claims: [], attachments: [] }

/**
 * As many bytes of attachments go with one invoice: what arrives from a page is bounded
 * (lib/contracts/bounds.ts), and base64 takes a third more. What the service takes is not shown.
 */
export const attachmentBytesMax = 150_000

/** What is wrong with another debtor; `debtorName` is missing where nothing is said of it. */
export function checkOtherDebtor({ entry }: OtherDebtor): InvoiceFinding[] {
  const found = checkInvoiceValues(entry, '').filter(
    ({ field, is, why }) => field.startsWith('debtor') && (is === 'refused' || why === 'notEmail'),
  )
  return toDebtor(trimInvoiceValues(entry)) === null
    ? [{ field: 'debtorName', is: 'refused', why: 'missing' }, ...found]
    : found
}

/** What is wrong with a claim: it needs a type, and an amount above zero. */
export const checkClaim = ({
  type,
  amount,
}: TypedClaim): Record<keyof TypedClaim, Refusal | null> => ({
  type: type.trim() === '' ? 'missing' : null,
  amount: findAmountRefusal(amount.trim() || undefined),
})

/** Whether the amount of a claim may be meant otherwise than it is read. */
export const isClaimDoubtful = (claim: TypedClaim) =>
  checkClaim(claim).amount === null && mayMeanThousands(claim.amount.trim())

/** Whether anything of it keeps the invoice from being sent. */
export const isExtraRefused = ({ others, claims }: InvoiceExtras) =>
  others.some((each) => checkOtherDebtor(each).some(({ is }) => is === 'refused')) ||
  claims.some((each) => Object.values(checkClaim(each)).some((why) => why !== null))

/** The invoice with what goes with it. To be asked for only where nothing is refused. */
export function withExtras<Invoice extends NewCollectionInvoice>(
  invoice: Invoice,
  { others, claims, attachments }: InvoiceExtras,
): Invoice {
  const debtors = others.flatMap(
    ({ role, entry }) => toDebtor(trimInvoiceValues(entry), role) ?? [],
  )
  return {
    ...invoice,
    ...(debtors.length > 0 && { debtors: [...(invoice.debtors ?? []), ...debtors] }),
    ...(claims.length > 0 && {
      claims: claims.flatMap(({ type, amount }) => {
        const value = parseDecimal(amount)
        return value === null ? [] : [{ type: type.trim(), amount: value }]
      }),
    }),
    ...(attachments.length > 0 && { attachments: [...attachments] }),
  }
}

/** Whether nothing of an invoice was typed or chosen. */
export const isBlankInvoice = (
  entry: InvoiceFormValues,
  { others, claims, attachments }: InvoiceExtras,
) =>
  Object.keys(trimInvoiceValues(entry)).length +
    others.length +
    claims.length +
    attachments.length ===
  0
