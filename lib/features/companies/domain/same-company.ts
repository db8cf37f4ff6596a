import type { AddedCompany } from '@/lib/contracts/distribution/companies'
import { toPlainNumber } from '@/lib/shared/references/plain-number'

/**
 * Whether an answer may be about the organization number that was asked for: one that names another
 * is not, however it came.
 */
export const isCompanyWithNumber = (
  { OrganizationNumber }: Pick<AddedCompany, 'OrganizationNumber'>,
  number: string,
): boolean => !OrganizationNumber || toPlainNumber(OrganizationNumber) === toPlainNumber(number)
