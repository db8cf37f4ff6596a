import { toDatePlusDays } from '../clock'
import type { StoredCustomer } from '../database/stored-customer'

type EdgeCase = (customer: StoredCustomer, now: number) => StoredCustomer

/** Every awkward kind of customer, by name. Each starts from an ordinary one and bends it. */
export const customerEdgeCases: Record<string, EdgeCase> = {
  noAddress: ({ postalAddress: _, ...customer }) => customer,
  nullAddress: (customer) => ({ ...customer, postalAddress: null }),
  nullFields: (customer) => ({
    ...customer,
    phoneNo: null,
    language: null,
    dueDays: null,
    emailAddressDocument: null,
    distribution: null,
    options: null,
  }),
  addressOfNulls: (customer) => ({
    ...customer,
    postalAddress: {
      ...customer.postalAddress,
      addressLine2: null,
      addressLine3: null,
      countryText: null,
    },
  }),
  numberAndNameOnly: ({ customerNo, clientNo, accountNo, name }) => ({
    customerNo,
    clientNo,
    accountNo,
    name,
  }),
  threeLines: (customer) =>
    withAddress(customer, {
      addressLine1: 'c/o Fjeldstad',
      addressLine2: 'Oppgang B, 4. etasje',
      addressLine3: 'Postboks 1187 Sentrum',
    }),
  abroad: (customer) =>
    withAddress(customer, {
      addressLine1: 'Rue de la Gare 14 bis',
      postalCode: 'L-1611',
      cityName: 'Luxembourg',
      countryText: 'Luxembourg',
      countryCode: 'LU',
    }),
  countryWithoutCode: (customer) =>
    withAddress(customer, { countryText: 'Norge', countryCode: '' }),
  codeWithoutCountry: (customer) => withAddress(customer, { countryText: '', countryCode: 'SE' }),
  otherNameOnAddress: (customer) =>
    withAddress(customer, { name: 'Dødsboet etter E. Nygård v/ bobestyrer' }),
  blocked: (customer) => ({
    ...customer,
    efakturaBlockIds: ['40012874', '40012875'],
    peppolBlockIds: ['310984427'],
    digipostBlockIds: ['kari.nordby#4F7K', 'kari.nordby#9Q2X'],
  }),
  stopsRunning: (customer, now) => ({
    ...customer,
    stopReminderUntil: toDatePlusDays(now, 21),
    stopReminderMemo: 'Har klaget på leveransen, venter på svar fra butikken',
    stopDebtCollectionUntil: toDatePlusDays(now, 45),
    stopDebtCollectionMemo: 'Omtvistet faktura, se sak 4471',
    stopInterestCalcUntil: toDatePlusDays(now, 5),
    stopInterestCalcMemo: 'Avtale om nedbetaling',
  }),
  stopWithoutMemo: (customer, now) => ({ ...customer, stopReminderUntil: toDatePlusDays(now, 3) }),
  stopEndsToday: (customer, now) => ({
    ...customer,
    stopReminderUntil: toDatePlusDays(now, 0),
    stopReminderMemo: 'Ut dagen',
  }),
  stopExpired: (customer, now) => ({
    ...customer,
    stopDebtCollectionUntil: toDatePlusDays(now, -40),
    stopDebtCollectionMemo: 'Bestridd, avgjord i juni',
  }),
  stopForEver: (customer) => ({
    ...customer,
    stopReminderUntil: '9999-12-31',
    stopReminderMemo: 'Aldrig påminnelse',
  }),
  strayEmail: (customer) => ({ ...customer, emailAddressDocument: ['<a@b.no>;'] }),
  severalEmails: (customer) => ({
    ...customer,
    emailAddressDocument: [
      'regnskap@nordkraft.example',
      'faktura+ehf@nordkraft.example',
      ' "post@nordkraft.example",',
    ],
    secondaryEmailAddress: ['daglig.leder@nordkraft.example', 'kopi@nordkraft.example'],
  }),
  unknownCategory: (customer) => ({ ...customer, customerCategory: 'XK9' }),
  unknownLanguage: (customer) => ({ ...customer, language: 'tlh' }),
  unknownStatus: (customer) => ({
    ...customer,
    activeStatusWeb: 'Paused?',
    distribution: { type: 'Q', einvoiceCode: 77 },
  }),
  unknownFields: (customer) => ({
    ...customer,
    creditScore: { value: 71, scale: 'AAA' },
    legacyId: 'K-0088',
    tags: ['a', null],
  }),
  longName: (customer) => ({
    ...customer,
    name: 'Interessentskapet for vedlikehold av privat vei, brygge, molo og felles strandsone mellom Øvre Bjørndalen og Nedre Sørbøvågen båtforening SA',
  }),
  oneLongWord: (customer) => ({
    ...customer,
    name: 'Fellesforsikringsinnkrevingssamarbeidsorganisasjonsstyreformannskapskandidatutvelgelseskomitéen',
  }),
  script: (customer) => ({
    ...customer,
    name: '<script>alert(1)</script> & Sønner AS',
    customerMessage: '"><img src=x onerror=alert(2)>',
  }),
  quotes: (customer) => ({
    ...customer,
    name: `O'Brien "Brygga" Båt & Motor`,
    buyerReference: "'; drop table customers; --",
    sellerReference: '=HYPERLINK("http://x","y")',
  }),
  rightToLeft: (customer) => ({
    ...customer,
    name: '\u202Eכהן\u202C Handel AS',
    informalName: '\u200Fمريم',
  }),
  emoji: (customer) => ({
    ...customer,
    name: 'Kaffe ☕ & Bolle 🥐 Kværnerbyen 👩‍👩‍👧',
    customerMessage: 'God jul 🎄',
  }),
  blankName: (customer) => ({
    ...customer,
    name: '',
    postalAddress: { name: '', cityName: 'Bergen' },
  }),
  decimalDiscount: (customer) => ({ ...customer, discountRate: 7.125, dueDays: 0 }),
  largeLimit: (customer) => ({ ...customer, limitAmount: 9_999_999_999.99, currency: 'EUR' }),
  keepsPostalReturn: (customer, now) => ({
    ...customer,
    options: ['NoUpdatePostalReturn'],
    postalReturnStatus: 100,
    postalReturnDate: toDatePlusDays(now, -12),
  }),
  unknownOption: (customer) => ({
    ...customer,
    options: ['NoUpdatePostalReturn', 'HoldForReview'],
  }),
  fictitious: (customer, now) => ({
    ...customer,
    registrationStatusCode: 'FICTITIOUS',
    registrationStatusDate: toDatePlusDays(now, -90),
  }),
  wrongCheckDigits: (customer) => ({
    ...customer,
    organizationNo: '310000000',
    ssn: '01019921717',
    ssnCountry: 'NO',
    bankAccountNo: '81501757329',
  }),
  zeroes: (customer) => ({
    ...customer,
    limitAmount: 0,
    discountRate: 0,
    dueDays: 0,
    yearOfBirth: 0,
    vatLiable: false,
  }),
}

export const customerEdgeCaseNames = Object.keys(customerEdgeCases)

/** An ordinary customer bent as the named case says. */
export const applyEdgeCase = (name: string, customer: StoredCustomer, now: number) =>
  customerEdgeCases[name]!(customer, now)

const withAddress = (
  customer: StoredCustomer,
  change: NonNullable<StoredCustomer['postalAddress']>,
) => ({
  ...customer,
  postalAddress: { ...customer.postalAddress, ...change },
})
