import type { CompanySubmission } from '@/lib/contracts/desk/registrations'

export type CompanyFields = CompanySubmission['company']

/** The fields of a company, in the order of the form. */
export const companyFields = [
  'OrganizationNumber',
  'Name',
  'CountryCode',
  'Email',
] as const satisfies readonly (keyof CompanyFields)[]

export const emptyCompany: CompanyFields = {
  OrganizationNumber: '',
  Name: '',
  CountryCode: '',
  Email: '',
}

/** The fields that keep it from being sent: blank ones, and a country that is no code. */
export const listBlockingFields = (fields: CompanyFields) =>
  companyFields.filter(
    (field) =>
      fields[field].trim() === '' ||
      (field === 'CountryCode' && !/^[A-Z]{2}$/.test(fields.CountryCode.trim().toUpperCase())),
  )

/** Whether a text may be an address for e-mail; it is a warning alone. */
export const isPlausibleEmail = (text: string) =>
  /^[^\s@]{1,200}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim())
