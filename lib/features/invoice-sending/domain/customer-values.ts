import type { Answer } from '@/lib/contracts/registry'
import { isHidden } from '@/lib/features/customers/domain/public'
import { isMasked } from '@/lib/shared/wire/masks'
import type { DocumentField } from './typed-document'

type Customer = Partial<Answer<'getCustomer'>>

/** What says who gets a document, and how they are reached. */
const recipientFields = [
  ...(['customerNo', 'name', 'organizationNo', 'nationalId', 'birthDate'] as const),
  ...(['address1', 'address2', 'address3', 'postCode', 'city', 'country'] as const),
  ...(['email', 'mobile', 'einvoiceIdentifier', 'buyerReference'] as const),
] as const

/**
 * What is known of a customer, as values of the form. Every field of the recipient is among them:
 * what is not known, or is masked or hidden in part, becomes blank, so that nothing of another
 * customer stays; a national id is typed by whoever has it. The name on the address wins over the
 * customer's, because it stands on the envelope.
 *
 * @param issued where the customer's days to the due date begin; null where it has one of its own.
 */
export function toCustomerValues(
  customerNo: string,
  customer: Customer,
  issued: string | null,
): Partial<Record<DocumentField, string>> {
  const { postalAddress: address, dueDays } = customer
  const country = address?.countryCode?.trim().toUpperCase()
  const values = {
    customerNo,
    name: address?.name?.trim() || customer.name,
    organizationNo: customer.organizationNo,
    address1: address?.addressLine1,
    address2: address?.addressLine2,
    address3: address?.addressLine3,
    postCode: address?.postalCode,
    city: address?.cityName,
    country,
    email: customer.emailAddressDocument?.[0],
    mobile: customer.phoneNo,
    buyerReference: customer.buyerReference,
    dueDate: issued && addDueDays(issued, dueDays),
  } satisfies Partial<Record<DocumentField, string | null | undefined>>
  const blank = Object.fromEntries(recipientFields.map((field) => [field, '']))
  const known = Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const text = value == null || isMasked(value) || isHidden(value) ? '' : String(value).trim()
      return text === '' ? [] : [[field, text]]
    }),
  )
  return { ...blank, ...known }
}

/** The due date by a customer's own days; null where they are not told, or make no date. */
function addDueDays(issued: string, dueDays: Customer['dueDays']): string | null {
  const days = Number(dueDays)
  if (dueDays == null || !Number.isInteger(days) || days < 0 || days > 365) return null
  return new Date(Date.parse(`${issued}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
