import { checkBankAccount } from './bank-checks'
import type { Findings } from './finding'
import { checkOrganizationNo } from './organization-checks'
import { checkPhone } from './phone-checks'

export { checkBankAccount } from './bank-checks'
export { checkOrganizationNo } from './organization-checks'
export { checkSwedishAccount } from './swedish-accounts'

/**
 * The numbers that need a library to be judged. Blank where nothing stands or where a value is
 * masked.
 */
export type TypedNumbers = {
  phoneNo: string
  secondaryPhoneNo: string
  organizationNo: string
  organizationNoScheme: string
  bankAccountNo: string
  /** The country of the address as a code in capitals, or null. */
  country: string | null
}

/**
 * What can be said of the phone, organization and account numbers of a customer. It carries
 * libraries, so a page loads it when it needs it.
 */
export function checkNumbers(numbers: TypedNumbers): Findings {
  const { country } = numbers
  return {
    phoneNo: checkPhone(numbers.phoneNo, country),
    secondaryPhoneNo: checkPhone(numbers.secondaryPhoneNo, country),
    organizationNo: checkOrganizationNo(
      numbers.organizationNo,
      numbers.organizationNoScheme,
      country,
    ),
    bankAccountNo: checkBankAccount(numbers.bankAccountNo, country),
  }
}
