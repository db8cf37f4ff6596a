import type { AgreementSubmission } from '@/lib/contracts/desk/registrations'

export type AgreementFields = AgreementSubmission['agreement']

/** The fields of interface.md 2.5, in the order of the form. */
export const agreementFields = [
  'organizationNumber',
  'name',
  'bankAccountType',
  'bankAccountNumber',
  'targetGroup',
] as const satisfies readonly (keyof AgreementFields)[]

/** Values that are expected; interface.md shows none, so any other may be typed. */
export const expectedTypes = ['BANKGIRO', 'PLUSGIRO', 'BANKACCOUNT'] as const
export const expectedTargets = ['PRIVATE', 'COMPANY', 'BOTH'] as const

export const emptyAgreement: AgreementFields = {
  organizationNumber: '',
  name: '',
  bankAccountNumber: '',
  bankAccountType: '',
  targetGroup: '',
}

/** The fields that are blank. */
export const listBlankFields = (fields: AgreementFields) =>
  agreementFields.filter((field) => fields[field].trim() === '')
