import type {
  CustomerField,
  CustomerFormValues,
} from '@/lib/contracts/desk/receivables/customer-draft'

export type { CustomerField, CustomerFormValues }

/** How a field is typed and what it becomes on the wire. */
export type FieldKind = 'text' | 'date' | 'integer' | 'decimal' | 'yesNo' | 'list'

/**
 * A customer field that is one field of interface.md 2.1; the address group is the one that is not.
 */
export type SingleField = Exclude<CustomerField, 'address'>

/** Fields that are typed as one text; the others are rows. */
export type TextField = {
  [Field in SingleField]: CustomerFormValues[Field] extends string ? Field : never
}[SingleField]
export type ListField = Exclude<SingleField, TextField>

/** A field on the wire: its kind, and its path where that is not its name. */
type WireField = { kind: FieldKind; path?: string }

const text: WireField = { kind: 'text' }
const date: WireField = { kind: 'date' }
const integer: WireField = { kind: 'integer' }
const decimal: WireField = { kind: 'decimal' }
const list: WireField = { kind: 'list' }

/** Every field of a customer that can be edited, in the order of the page (interface.md 2.1). */
const wireFields: Record<SingleField, WireField> = {
  name: text,
  informalName: text,
  organizationNo: text,
  customerCategory: text,
  customerGroupCode: text,
  ssn: text,
  ssnCountry: text,
  dateOfBirth: date,
  yearOfBirth: integer,
  addressName: { kind: 'text', path: 'postalAddress.name' },
  emailAddressDocument: list,
  secondaryEmailAddress: list,
  phoneNo: text,
  secondaryPhoneNo: text,
  distributionType: { kind: 'text', path: 'distribution.type' },
  einvoiceCode: { kind: 'integer', path: 'distribution.einvoiceCode' },
  language: text,
  currency: text,
  priceNetOrGross: text,
  sellerReference: text,
  buyerReference: text,
  bankAccountNo: text,
  activeStatusWeb: text,
  options: list,
  customerMessage: text,
  stopReminderUntil: date,
  stopReminderMemo: text,
  stopDebtCollectionUntil: date,
  stopDebtCollectionMemo: text,
  stopInterestCalcUntil: date,
  stopInterestCalcMemo: text,
  efakturaBlockIds: list,
  peppolBlockIds: list,
  digipostBlockIds: list,
  dueDays: integer,
  vatLiable: { kind: 'yesNo' },
  limitAmount: decimal,
  discountRate: decimal,
}

/** The fields in the order of the page. */
export const singleFields = Object.keys(wireFields) as SingleField[]

/**
 * Every field in the order of the page. The address group is one, so that two people's addresses
 * never mix.
 */
export const editableFields: CustomerField[] = singleFields.flatMap((field): CustomerField[] =>
  field === 'addressName' ? ['address', field] : [field],
)

export const getFieldKind = (field: SingleField): FieldKind => wireFields[field].kind
export const getFieldPath = (field: SingleField): string => wireFields[field].path ?? field
export const isListField = (field: SingleField): field is ListField =>
  getFieldKind(field) === 'list'

/**
 * The customer field of a path on the wire, such as `address` for `postalAddress.cityName`;
 * undefined for a field that is not edited.
 */
export function findFieldByPath(path: string): CustomerField | undefined {
  const field = singleFields.find((field) => getFieldPath(field) === path)
  return field ?? (path.startsWith('postalAddress.') ? 'address' : undefined)
}
