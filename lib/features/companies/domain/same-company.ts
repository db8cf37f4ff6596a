import type { AddedCompany } from '@/lib/contracts/distribution/companies'
import { type AnswerIdentity, compareNames } from '@/lib/features/registrations/domain/public'
import { toPlainNumber } from '@/lib/shared/references/organization-number'

type Named = Pick<AddedCompany, 'OrganizationNumber'>

/** Whether an answer is about the organization number that was asked for, as far as it names one. */
export const compareCompany = ({ OrganizationNumber }: Named, number: string): AnswerIdentity =>
  compareNames([OrganizationNumber && toPlainNumber(OrganizationNumber), toPlainNumber(number)])

/**
 * Whether an answer may be about the organization number that was asked for: one that names another
 * is not, however it came.
 */
export const isCompanyWithNumber = (answer: Named, number: string): boolean =>
  compareCompany(answer, number) !== 'other'
