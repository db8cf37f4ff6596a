import type { documentRules } from './en/findings'

export type Wording = keyof typeof documentRules.rules
export type ListName = keyof typeof documentRules.lists
export type CategoryName = keyof typeof documentRules.categories
export type SchemeName = keyof typeof documentRules.schemes

/** The rules of each wording, by their ids; those of VAT categories are told by their form. */
const byWording: Partial<Record<Wording, string>> = {
  missing:
    'BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-10 BR-11 BR-12 BR-13 BR-14 BR-15 BR-16 BR-18 BR-19 BR-20 BR-21 BR-22 BR-23 BR-24 BR-25 BR-26 BR-31 BR-32 BR-36 BR-37 BR-41 BR-43 BR-45 BR-46 BR-47 BR-48 BR-49 BR-50 BR-52 BR-55 BR-56 BR-57 BR-61 BR-CO-04 UBL-SR-07 PEPPOL-EN16931-R001 PEPPOL-EN16931-R010 PEPPOL-EN16931-R020',
  once: 'UBL-SR-01 UBL-SR-02 UBL-SR-03 UBL-SR-04 UBL-SR-05 UBL-SR-08 UBL-SR-09 UBL-SR-10 UBL-SR-11 UBL-SR-12 UBL-SR-13 UBL-SR-14 UBL-SR-15 UBL-SR-16 UBL-SR-17 UBL-SR-18 UBL-SR-22 UBL-SR-23 UBL-SR-24 UBL-SR-25 UBL-SR-26 UBL-SR-29 UBL-SR-30 UBL-SR-31 UBL-SR-32 UBL-SR-33 UBL-SR-34 UBL-SR-35 UBL-SR-36 UBL-SR-37 UBL-SR-39 UBL-SR-40 UBL-SR-45 UBL-SR-46 UBL-SR-49 UBL-SR-50 UBL-SR-52 UBL-SR-54 UBL-SR-55 UBL-SR-56 BR-66 BR-67 PEPPOL-EN16931-R100',
  payeeOnce: 'UBL-SR-19 UBL-SR-20 UBL-SR-21',
  withoutScheme: 'BR-62 BR-63 BR-64 BR-65',
  reason: 'BR-33 BR-38 BR-42 BR-44 BR-CO-21 BR-CO-22 BR-CO-23 BR-CO-24',
  periodOrder: 'BR-29 BR-30',
  periodEmpty: 'BR-CO-19 BR-CO-20',
  payeeIsSeller: 'BR-17',
  property: 'BR-54',
  priceBelowZero: 'BR-27 BR-28',
  cardNumber: 'BR-51',
  sellerUnknown: 'BR-CO-26',
  taxPoint: 'BR-CO-03',
  accountingVat: 'BR-53',
  dueDate: 'BR-CO-25',
  vatPrefix: 'BR-CO-09',
  sumLines: 'BR-CO-10',
  sumAllowances: 'BR-CO-11',
  sumCharges: 'BR-CO-12',
  totalWithoutVat: 'BR-CO-13',
  totalVat: 'BR-CO-14',
  totalWithVat: 'BR-CO-15',
  amountDue: 'BR-CO-16',
  vatOfBase: 'BR-CO-17',
  noBreakdown: 'BR-CO-18',
  deliveryDate: 'BR-IC-11',
  deliveryCountry: 'BR-IC-12',
  onlyNotSubject: 'BR-O-11 BR-O-12 BR-O-13 BR-O-14',
  splitPaymentAbroad: 'BR-B-01',
  splitPaymentStandard: 'BR-B-02',
  taxSchemes: 'UBL-SR-42',
  objectScheme: 'UBL-SR-43',
  oneCategory: 'UBL-SR-48',
  paymentIds: 'UBL-SR-44',
  paymentCodes: 'UBL-SR-47',
  addressLines: 'UBL-SR-51',
  taxScheme: 'UBL-SR-53',
  fileType: 'UBL-DT-06',
  fileName: 'UBL-DT-07',
  value: 'UBL-VALUE',
  element: 'UBL-ELEMENT',
  empty: 'PEPPOL-EN16931-R008',
  date: 'PEPPOL-EN16931-F001',
  oneNote: 'PEPPOL-EN16931-R002',
  reference: 'PEPPOL-EN16931-R003',
  specification: 'PEPPOL-EN16931-R004',
  sameCurrency: 'PEPPOL-EN16931-R005',
  process: 'PEPPOL-EN16931-R007',
  percentOfBase: 'PEPPOL-EN16931-R040',
  percentWithoutBase: 'PEPPOL-EN16931-R041',
  baseWithoutPercent: 'PEPPOL-EN16931-R042',
  indicator: 'PEPPOL-EN16931-R043',
  priceCharge: 'PEPPOL-EN16931-R044',
  netPrice: 'PEPPOL-EN16931-R046',
  otherCurrency: 'PEPPOL-EN16931-R051',
  oneBreakdown: 'PEPPOL-EN16931-R053',
  oneAccountingVat: 'PEPPOL-EN16931-R054',
  sameSign: 'PEPPOL-EN16931-R055',
  mandate: 'PEPPOL-EN16931-R061',
  oneProject: 'PEPPOL-EN16931-R080',
  objectType: 'PEPPOL-EN16931-R101',
  periodOutside: 'PEPPOL-EN16931-R110 PEPPOL-EN16931-R111',
  lineAmount: 'PEPPOL-EN16931-R120',
  baseQuantity: 'PEPPOL-EN16931-R121',
  otherUnit: 'PEPPOL-EN16931-R130',
  countryType: 'PEPPOL-EN16931-P0112',
  exemptionCategory:
    'PEPPOL-EN16931-P0104 PEPPOL-EN16931-P0105 PEPPOL-EN16931-P0106 PEPPOL-EN16931-P0107 PEPPOL-EN16931-P0108 PEPPOL-EN16931-P0109 PEPPOL-EN16931-P0110 PEPPOL-EN16931-P0111',
  norwegianVat: 'NO-R-001',
  foretaksregisteret: 'NO-R-002',
  swedishVatLength: 'SE-R-001',
  swedishVatDigits: 'SE-R-002',
  swedishDigits: 'SE-R-003',
  swedishLength: 'SE-R-004',
  swedishCheck: 'SE-R-013',
  fSkatt: 'SE-R-005',
  swedishRate: 'SE-R-006',
  giroDigits: 'SE-R-007 SE-R-008',
  plusgiroLength: 'SE-R-010',
  bankgiroLength: 'SE-R-009',
  giroMeans: 'SE-R-011',
  swedishTransfer: 'SE-R-012',
  cvrMissing: 'DK-R-002',
  cvrScheme: 'DK-R-014 DK-R-017',
  unspsc: 'DK-R-003',
  danishTax: 'DK-R-004',
  danishMeans: 'DK-R-005',
  danishAccount: 'DK-R-006',
  danishMandate: 'DK-R-007',
  giroCard: 'DK-R-008',
  giroId: 'DK-R-009',
  fikCard: 'DK-R-010',
  fikId: 'DK-R-011',
  danishScheme: 'DK-R-013',
  danishCredit: 'DK-R-016',
}

/** The list of codes that a rule is about. */
const byList: Partial<Record<ListName, string>> = {
  documentTypes: 'BR-CL-01',
  currencies: 'BR-CL-03 BR-CL-04 BR-CL-05 PEPPOL-EN16931-CL007',
  taxPoints: 'BR-CL-06 PEPPOL-EN16931-CL006',
  references: 'BR-CL-07',
  noteSubjects: 'BR-CL-08',
  identifierSchemes: 'BR-CL-10 BR-CL-11 BR-CL-21 BR-CL-26',
  itemTypes: 'BR-CL-13',
  countries: 'BR-CL-14 BR-CL-15',
  paymentMeans: 'BR-CL-16',
  vatCategories: 'BR-CL-17 BR-CL-18',
  allowances: 'BR-CL-19 PEPPOL-EN16931-CL002',
  charges: 'BR-CL-20 PEPPOL-EN16931-CL003',
  exemptions: 'BR-CL-22',
  units: 'BR-CL-23',
  files: 'BR-CL-24 PEPPOL-EN16931-CL001',
  addresses: 'BR-CL-25 PEPPOL-EN16931-CL008',
  profile: 'PEPPOL-EN16931-P0100 PEPPOL-EN16931-P0101',
}

const invert = <Name extends string>(named: Partial<Record<Name, string>>) =>
  new Map(
    (Object.entries(named) as [Name, string][]).flatMap(([name, ids]) =>
      ids.split(' ').map((id) => [id, name] as const),
    ),
  )

const wordings = invert(byWording)
const lists = invert(byList)

/** How a rule of a VAT category is worded, by its number and by what the category wants. */
const categoryWordings: Record<string, (category: CategoryName) => Wording> = {
  '01': (category) => (isRated(category) ? 'breakdownRates' : 'breakdown'),
  '02': toRegistered,
  '03': toRegistered,
  '04': toRegistered,
  '05': toRate,
  '06': toRate,
  '07': toRate,
  '08': () => 'base',
  '09': (category) => (isRated(category) ? 'tax' : 'taxZero'),
  '10': (category) =>
    isRated(category) || category === 'Z' ? 'exemptionForbidden' : 'exemptionRequired',
}

const isRated = (category: CategoryName) => ['S', 'AF', 'AG'].includes(category)

function toRegistered(category: CategoryName): Wording {
  return category === 'O' ? 'notRegistered' : 'registered'
}

function toRate(category: CategoryName): Wording {
  if (category === 'S') return 'rateAboveZero'
  if (category === 'O') return 'rateNone'
  return isRated(category) ? 'rateFromZero' : 'rateZero'
}

export type NumbersName = keyof typeof documentRules.numbers

const numbersOf = (category: CategoryName): NumbersName =>
  category === 'G'
    ? 'sellerVat'
    : category === 'AE'
      ? 'both'
      : category === 'IC'
        ? 'bothVat'
        : 'seller'

/** Which words a rule has, and what they are filled in with. */
export type RuleWording = {
  wording: Wording
  list?: ListName
  scheme?: SchemeName
  category?: CategoryName
  numbers?: NumbersName
}

const ofCategory = /^BR-(S|Z|E|AE|IC|G|O|AF|AG)-(\d\d)$/
const ofScheme = /^PEPPOL-COMMON-(R\d{3}(?:-\d)?)$/
const firstMandatory = 140
const lastMandatory = 276

/** The wording of a rule; null for one that has none here. */
export function findWording(rule: string): RuleWording | null {
  const known = wordings.get(rule)
  if (known) return { wording: known }
  const list = lists.get(rule)
  if (list) return { wording: 'code', list }
  const [, prefix, number = ''] = ofCategory.exec(rule) ?? []
  const toWording = categoryWordings[number]
  if (toWording) {
    const category = prefix as CategoryName
    return { wording: toWording(category), category, numbers: numbersOf(category) }
  }
  const [, scheme] = ofScheme.exec(rule) ?? []
  if (scheme && scheme !== 'R048') return { wording: 'scheme', scheme: scheme as SchemeName }
  if (/^BR-DEC-\d\d$|^UBL-DT-01$/.test(rule)) return { wording: 'decimals' }
  const mandatory = Number(/^PEPPOL-EN16931-R(\d{3})$/.exec(rule)?.[1])
  return mandatory >= firstMandatory && mandatory <= lastMandatory ? { wording: 'mandatory' } : null
}
