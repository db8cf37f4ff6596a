import type { Finding } from '@/lib/shared/checks/finding'
import { checkOrganizationNo } from '@/lib/shared/checks/organization-checks'
import type { CompanyFields } from './company-fields'

/** What can be said of an organization number by its country. It carries a library. */
export const checkCompanyNumber = ({
  OrganizationNumber,
  CountryCode,
}: CompanyFields): Finding[] => {
  const country = CountryCode.trim().toUpperCase()
  return checkOrganizationNo(OrganizationNumber, '', country === '' ? null : country)
}
