import { toDatePlusDays } from '../clock'
import type { StoredCustomer } from '../database/stored-customer'
import { type Country, countries } from './countries'
import { makeBankAccount, makeIdentityNumber, makeOrganizationNumber } from './numbers'
import type { Random } from './random'

export type CustomerIdentity = {
  clientNo: number
  accountNo: number
  customerNo: string
  country: Country
  now: number
}

/** A customer like most: a company or a private person, complete and unremarkable. */
export function makeOrdinaryCustomer(random: Random, place: CustomerIdentity): StoredCustomer {
  const isCompany = random.chance(0.45)
  const { country, customerNo, clientNo, accountNo } = place
  const { places, streets, trades, last, first, form, language, currency, phone } =
    countries[country]
  const [postalCode, cityName] = random.pick(places)
  const surname = random.pick(last)
  const given = random.pick(first)
  const name = isCompany ? `${surname} ${random.pick(trades)} ${form}` : `${given} ${surname}`
  const einvoiced = random.chance(0.4)

  return {
    customerNo,
    clientNo,
    accountNo,
    name,
    postalAddress: {
      name,
      addressLine1: `${restoreSpaces(random.pick(streets))} ${random.integer(1, 140)}${random.chance(0.15) ? random.pick(['A', 'B', 'C']) : ''}`,
      addressLine2: random.chance(0.12) ? `c/o ${random.pick(last)}` : '',
      addressLine3: '',
      postalCode,
      cityName: restoreSpaces(cityName),
      countryText: countries[country].countryText,
      countryCode: country,
    },
    customerCategory: isCompany ? 'COMP' : 'CONS',
    emailAddressDocument: [makeEmail(isCompany ? 'faktura' : given, surname)],
    secondaryEmailAddress: [],
    phoneNo: `${phone} ${random.digits(country === 'SE' ? 2 : 4)}`,
    secondaryPhoneNo: '',
    ...(isCompany ? makeCompanyFields(random, country) : makePersonFields(random, country)),
    informalName: isCompany ? '' : given,
    customerGroupCode: random.chance(0.06) ? 'VIP' : '',
    priceNetOrGross: isCompany ? 'N' : 'B',
    language,
    currency,
    distribution: { type: einvoiced ? 'H' : 'M', einvoiceCode: einvoiced ? 90 : 0 },
    sellerReference: '',
    buyerReference: isCompany ? `${given} ${random.pick(last)}` : '',
    bankAccountNo: makeBankAccount(random, country),
    efakturaBlockIds: [],
    peppolBlockIds: [],
    digipostBlockIds: [],
    dueDays: random.pick([10, 14, 14, 14, 21, 30]),
    vatLiable: isCompany,
    limitAmount: random.pick([0, 5000, 10_000, 25_000, 100_000]),
    discountRate: 0,
    activeStatusWeb: random.chance(0.7) ? 'Active' : 'Passive',
    customerMessage: '',
    stopReminderUntil: null,
    stopDebtCollectionUntil: null,
    stopInterestCalcUntil: null,
    options: [],
    postalReturnStatus: 0,
    registrationStatusCode: 'NORMAL',
    postalAddressChanged: toDatePlusDays(place.now, -random.integer(30, 2500)),
  }
}

/** The Peppol scheme of each country's organization number (upstream-facts.md 2.1). */
const schemes: Record<Country, string> = { NO: '0192', SE: '0007', DK: '0184', FI: '0212' }

const makeCompanyFields = (random: Random, country: Country) => ({
  organizationNo: makeOrganizationNumber(random, country),
  organizationNoScheme: schemes[country],
  ssn: '',
  ssnCountry: '',
})

function makePersonFields(random: Random, country: Country) {
  const born = {
    year: random.integer(1938, 2007),
    month: random.integer(1, 12),
    day: random.integer(1, 28),
  }
  const dateOfBirth = `${born.year}-${String(born.month).padStart(2, '0')}-${String(born.day).padStart(2, '0')}`
  return {
    organizationNo: '',
    ssn: makeIdentityNumber(random, country, born),
    ssnCountry: country,
    dateOfBirth,
    yearOfBirth: born.year,
  }
}

/** Addresses end in `.example`, which nobody can own. */
export const makeEmail = (...parts: string[]) =>
  `${parts
    .map((part) =>
      part
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replaceAll('ø', 'o')
        .replaceAll('æ', 'ae')
        .replace(/[^a-z]/g, ''),
    )
    .join('.')}@post.example`

const restoreSpaces = (name: string) => name.replaceAll('_', ' ')
