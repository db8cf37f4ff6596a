import { getFieldPath, type SingleField } from './editable-fields'

/**
 * The values of a customer's coded fields that the desk knows, seen or expected; every list is
 * incomplete (interface.md 2.1: "not shown"). The browser gets the values only, not the schema; a
 * test holds the two together. Groups are a client's own, so none of them is unknown.
 */
export const knownCustomerValues = {
  customerCategory: ['CONS', 'COMP'],
  ssnCountry: ['NO', 'SE', 'DK', 'FI'],
  priceNetOrGross: ['B', 'N'],
  language: ['no', 'en', 'nb', 'nn', 'sv', 'da', 'fi'],
  currency: ['NOK', 'SEK', 'DKK', 'EUR'],
  'distribution.type': ['H', 'M'],
  activeStatusWeb: ['Passive', 'Active'],
  options: ['NoUpdatePostalReturn'],
} as const

export type CodedField = keyof typeof knownCustomerValues

type CodedFields = {
  [Field in Exclude<CodedField, 'distribution.type' | 'options'>]?: string | null
} & {
  distribution?: { type?: string | null } | null
  options?: string[] | null
}

/**
 * The coded fields of a customer that hold a value nobody has told the desk of, with that value.
 * Blank and absent are no values; case tells nothing apart.
 */
export function listUnknownValues(customer: CodedFields): [CodedField, string][] {
  return (Object.keys(knownCustomerValues) as CodedField[]).flatMap((field) =>
    listValues(customer, field)
      .filter((value) => value !== '' && !isKnown(field, value))
      .map((value): [CodedField, string] => [field, value]),
  )
}

/**
 * The known values of a field, to be offered while typing; undefined for a field that is not coded.
 */
export const findKnownValues = (field: SingleField): readonly string[] | undefined =>
  Object.hasOwn(knownCustomerValues, getFieldPath(field))
    ? knownCustomerValues[getFieldPath(field) as CodedField]
    : undefined

/** True for a typed value of a coded field that is not among the known ones. */
export const isUnknownValue = (field: SingleField, typed: string) => {
  const path = getFieldPath(field)
  return (
    typed !== '' && Object.hasOwn(knownCustomerValues, path) && !isKnown(path as CodedField, typed)
  )
}

function listValues(customer: CodedFields, field: CodedField): string[] {
  if (field === 'options') return customer.options ?? []
  const value = field === 'distribution.type' ? customer.distribution?.type : customer[field]
  return value ? [value] : []
}

function isKnown(field: CodedField, value: string): boolean {
  return knownCustomerValues[field].some((known) => known.toLowerCase() === value.toLowerCase())
}
