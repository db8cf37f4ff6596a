import { checkOrganizationNo } from '@/lib/shared/checks/organization-checks'
import { checkSwedishAccount } from '@/lib/shared/checks/swedish-accounts'
import type { AgreementFields } from './agreement-fields'

/** What can be said of the numbers of a Swedish agreement. It carries a library, so a page loads it. */
export const checkAgreement = ({
  organizationNumber,
  bankAccountNumber,
  bankAccountType,
}: AgreementFields) => ({
  organizationNumber: checkOrganizationNo(organizationNumber, '', 'SE'),
  bankAccountNumber: checkSwedishAccount(bankAccountNumber, bankAccountType.trim().toUpperCase()),
})
