import type { CaseDebtor } from '@/lib/contracts/collection/cases'
import type { Debtor } from '@/lib/contracts/collection/invoices'
import type { StoredCustomer } from '../../database/stored-customer'

/** A customer of the creditor as a debtor. What the customer lacks, the debtor lacks. */
export function toSeedDebtor(
  { customerNo, data }: { customerNo: string; data: StoredCustomer },
  role = 'PRIMARY_DEBTOR',
): Debtor {
  const isCompany = data.customerCategory === 'COMP'
  const name = data.name ?? null
  const [firstname, ...rest] = (name ?? '').split(' ')
  return {
    type: isCompany ? 'COMPANY' : 'PRIVATE',
    role,
    ...(isCompany || rest.length === 0 ? {} : { firstname, lastname: rest.join(' ') }),
    name,
    customerNumber: customerNo,
    identificationNumber: data.ssn || null,
    organizationNumber: data.organizationNo || null,
    dateOfBirth: data.dateOfBirth || null,
    emails: (data.emailAddressDocument ?? []).map((value) => ({ value })),
    phoneNumbers: data.phoneNo ? [toPhoneNumber(data.phoneNo)] : [],
    addresses: toAddresses(data),
  }
}

function toPhoneNumber(phoneNo: string) {
  const [, countryCode, value] = /^(\+(?:47|46|45|358))(.*)$/.exec(phoneNo) ?? []
  return countryCode
    ? { countryCode, value: value?.trimStart() ?? '' }
    : { countryCode: null, value: phoneNo }
}

function toAddresses({ postalAddress }: StoredCustomer) {
  if (!postalAddress) return []
  const { addressLine1, addressLine2, addressLine3, cityName, postalCode, countryCode } =
    postalAddress
  const addressLines = [addressLine2, addressLine3].filter(
    (line) => typeof line === 'string' && line !== '',
  ) as string[]
  return [{ street: addressLine1, addressLines, city: cityName, zipCode: postalCode, countryCode }]
}

/** A debtor as a case shows it. */
export function toCaseDebtorView(
  debtor: Debtor,
  own: { debtorId: string; debtorNumber: string },
): CaseDebtor {
  const { firstname: firstName, lastname: lastName, name: fullName, ...shared } = debtor
  return { ...own, firstName, lastName, fullName, ...shared }
}
