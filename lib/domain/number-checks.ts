import { bankAccountFindings } from './checks/bank-checks'
import type { Findings } from './checks/finding'
import { organizationNoFindings } from './checks/organization-checks'
import { phoneFindings } from './checks/phone-checks'

/** The numbers that need a library to be judged. Blank where nothing stands or where a value is masked. */
export type TypedNumbers = {
  phoneNo: string
  secondaryPhoneNo: string
  organizationNo: string
  organizationNoScheme: string
  bankAccountNo: string
  /** The country of the address as a code in capitals, or null. */
  country: string | null
}

/** What can be said of the phone, organization and account numbers of a customer. It carries libraries, so a page loads it when it needs it. */
export function checkNumbers(numbers: TypedNumbers): Findings {
  const { country } = numbers
  return {
    phoneNo: phoneFindings(numbers.phoneNo, country),
    secondaryPhoneNo: phoneFindings(numbers.secondaryPhoneNo, country),
    organizationNo: organizationNoFindings(numbers.organizationNo, numbers.organizationNoScheme, country),
    bankAccountNo: bankAccountFindings(numbers.bankAccountNo, country),
  }
}
