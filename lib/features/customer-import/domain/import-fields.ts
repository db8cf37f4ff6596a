import {
  type AddressField,
  addressGroup,
  canBeBlank,
  getFieldKind,
  getFieldPath,
  type SingleField,
  singleFields,
} from '@/lib/features/customers/domain/public'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import { isAmong } from '@/lib/shared/is-among'
import { columnNames, oldWords } from './column-names'

/** A field that is sent of a customer; its number says which customer it is. */
export type SentField = SingleField | AddressField
export type CustomerImportField = 'customerNo' | SentField

/** A column that says what stood in a field when the file was made. */
export type OldField = `old.${SentField}`

/** All that a column can be. */
export type CustomerImportKey = CustomerImportField | OldField

/** Every field that a file can fill (interface.md 2.1), in the order of a customer's page. */
export const sentFields: readonly SentField[] = singleFields.flatMap((field): SentField[] =>
  field === 'addressName' ? [...addressGroup, field] : [field],
)

const sentKeys: ReadonlySet<string> = new Set(sentFields)
export const isSentField = (key: string): key is SentField => sentKeys.has(key)

export const isAddressLine = (field: string): field is AddressField => isAmong(addressGroup, field)

/** Where a field stands on the wire, such as `postalAddress.cityName`. */
export const getSentPath = (field: SentField): string =>
  isAddressLine(field) ? `postalAddress.${field}` : getFieldPath(field)

export const getSentKind = (field: SentField) =>
  isAddressLine(field) ? 'text' : getFieldKind(field)

/** Whether a blank of it can be written down at all: a day, a number and a yes or no have none. */
export const hasBlank = (field: SentField): boolean => isAddressLine(field) || canBeBlank(field)

/** Fields that arrive masked in a browser, so that nobody can compare them. */
const hiddenFields: readonly string[] = ['ssn', 'dateOfBirth', 'bankAccountNo']
export const isHiddenField = (field: SentField): boolean => hiddenFields.includes(field)

export const toOldField = (field: SentField): OldField => `old.${field}`

/** The field that a column of old values is about; null for any other column. */
export const getFieldOfOld = (key: CustomerImportKey): SentField | null =>
  key.startsWith('old.') ? (key.slice(4) as SentField) : null

/** A whole number is read as a text: it has no decimals, and a year no thousands. */
const kinds: Partial<Record<ReturnType<typeof getSentKind>, 'day' | 'number'>> = {
  date: 'day',
  decimal: 'number',
}

const toImportKind = (field: SentField): ImportField<string>['kind'] =>
  field === 'dateOfBirth' ? 'birthday' : (kinds[getSentKind(field)] ?? 'text')

const toImportField = (field: SentField): ImportField<CustomerImportKey> => ({
  key: field,
  names: columnNames[field],
  kind: toImportKind(field),
  need: 'optional',
  ...(getSentKind(field) === 'yesNo' && { choices: ['yes', 'no'] }),
  ...(isHiddenField(field) && { isPersonal: true }),
  ...(field === 'discountRate' && { isRate: true }),
})

const toOldImportField = (field: SentField): ImportField<CustomerImportKey> => ({
  key: toOldField(field),
  names: [field, ...columnNames[field]].flatMap((name) =>
    oldWords.flatMap((word) => [`${word} ${name}`, `${name} ${word}`]),
  ),
  kind: toImportKind(field),
  need: 'optional',
  ...(isHiddenField(field) && { isPersonal: true }),
  ...(field === 'discountRate' && { isRate: true }),
})

const numberField: ImportField<CustomerImportKey> = {
  key: 'customerNo',
  names: columnNames.customerNo,
  kind: 'text',
  need: 'required',
}

/** The columns of a file of customers, those with old values last. */
export const customerImportFields: readonly ImportField<CustomerImportKey>[] = [
  numberField,
  ...sentFields.map(toImportField),
  ...sentFields.map(toOldImportField),
]

/** Most customers in one file. */
export const customersMax = 100_000
