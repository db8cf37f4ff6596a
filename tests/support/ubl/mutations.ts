import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import type { Random } from './random'

type Holder = Record<string, unknown> | unknown[]

/** A place in a body: what holds it, under which name, and the name of the nearest element. */
type Place = { holder: Holder; key: string | number; element: string; value: unknown }

function listPlaces(holder: Holder, element: string): Place[] {
  const entries: [string | number, unknown][] = Array.isArray(holder)
    ? [...holder.entries()]
    : Object.entries(holder)
  return entries.flatMap(([key, value]) => {
    const name = typeof key === 'number' ? element : key
    // An attribute, or the text beside one, goes by the element that has it.
    const place = {
      holder,
      key,
      element: typeof value === 'string' && element !== '' ? element : name,
      value,
    }
    return typeof value === 'object' && value !== null
      ? [place, ...listPlaces(value as Holder, name)]
      : [place]
  })
}

const set = ({ holder, key }: Place, value: unknown) => {
  if (Array.isArray(holder)) holder[Number(key)] = value
  else holder[key] = value
}

const drop = ({ holder, key }: Place) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

const isText = (place: Place): place is Place & { value: string } => typeof place.value === 'string'

/** Other codes that a mutation puts in, by the name of the field. */
const codes: Record<string, readonly string[]> = {
  CurrencyID: ['EUR', 'NOK', 'BGN', 'XXX', 'kr', 'STN', 'STD'],
  DocumentCurrencyCode: ['EUR', 'SEK', 'DKK', 'QQQ'],
  TaxCurrencyCode: ['SEK', 'NOK', 'ZZ'],
  SchemeID: [
    '0088',
    '0192',
    '0007',
    '0184',
    '0208',
    '0151',
    '0096',
    '0198',
    '0106',
    '0037',
    'SEPA',
    'EM',
    '9999',
    '0210',
    '0211',
    '0201',
    '0190',
    '0217',
    '9944',
    'ABT',
  ],
  UnitCode: ['C62', 'HUR', 'XPP', 'stk'],
  MimeCode: ['application/pdf', 'text/html'],
  ListID: ['SRV', 'TST', 'STI', 'nope'],
  ListVersionID: ['19.05.01', '7'],
  IdentificationCode: ['NO', 'SE', 'DK', 'GB', 'DE', 'IT', 'no', 'QQ', ''],
  InvoiceTypeCode: ['381', '384', '326', '389', '393', '500', '502', '999'],
  CreditNoteTypeCode: ['380', '396', '261', '999'],
  DocumentTypeCode: ['130', '50', '916'],
  ChargeIndicator: ['true', 'false', '1', '0', 'maybe'],
  AllowanceChargeReasonCode: ['95', 'FC', 'ZZZ', '999'],
  TaxExemptionReasonCode: [
    'VATEX-EU-AE',
    'VATEX-EU-G',
    'vatex-eu-o',
    'VATEX-EU-135-1',
    'VATEX-EU-D',
    'VATEX-NO',
  ],
  ProfileID: [
    'urn:fdc:peppol.eu:2017:poacc:billing:02:1.0',
    'urn:peppol:france:billing:regulated',
    'x',
  ],
  CustomizationID: [
    'urn:cen.eu:en16931:2017',
    'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0.1',
  ],
  Percent: ['0', '25', '15', '24', '-1', '0.4', '12.50'],
  MultiplierFactorNumeric: ['10', '15', '0'],
  DescriptionCode: ['3', '35', '99'],
  PaymentMeansCode: ['30', '58', '31', '42', '48', '49', '50', '56', '59', '93', '97', '1', '200'],
}

/** Other texts for identifiers and references. */
const texts: Record<string, readonly string[]> = {
  CompanyID: [
    'NO984842253MVA',
    'NO984842252',
    'SE5560360793',
    'SE55603607930X',
    'DK13585628',
    'ZZ12',
    'NL123456789B12',
    'NL12',
    'LU10000356',
    'LU10000357',
    'XI123',
    'EL123',
    'Godkänd för F-skatt',
    'TAX',
  ],
  Value: [
    '7080000000005',
    '7080000000006',
    '984842252',
    '984842253',
    '5560360793',
    '5560360794',
    '13585628',
    'DK13585628',
    '0123456749',
    '51824753556',
    '1234567890',
    'ABC123',
    '12345678901',
    'RSSMRA85T10A562S',
    'IT00743110157',
    'IT00743110158',
    '12345678',
    '123456789012',
  ],
  PaymentID: ['71#123456789012345', '73#', '04#1234567890123456', '01#', '15#1', '99#'],
  ID: ['12345678', '1234567', '991-2346', 'ABC', 'SE:BANKGIRO', 'SE:PLUSGIRO', 'VAT', 'TAX'],
  Note: ['#AAI#Merk', '#XXX#Merk', 'Hei # deg'],
  PrimaryAccountNumberID: ['1234', '4111111111111111'],
  AllowanceChargeReason: ['1234', 'miljø#12', '#12'],
  TaxScheme: ['VAT', 'vat', 'TAX'],
}

const amountNames = new Set(['Value', 'Percent', 'MultiplierFactorNumeric'])
const dayForm = /^\d{4}-\d{2}-\d{2}$/
const decimalForm = /^-?\d+(?:\.\d+)?$/

const categoryCodes = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B', 'X']
const categoryElements = new Set(['TaxCategory', 'ClassifiedTaxCategory'])

const nameOf = ({ element, key }: Place) =>
  typeof key === 'number' ? element : `${element}.${key}`

type Mutation = (places: Place[], random: Random, body: Record<string, unknown>) => string | null

const onOne =
  (
    name: string,
    fits: (place: Place) => boolean,
    change: (place: Place, random: Random) => void,
  ): Mutation =>
  (places, random) => {
    const fitting = places.filter(fits)
    if (fitting.length === 0) return null
    // A name first, so that the few fields of the head are met as often as those of the lines.
    const chosen = random.pick([...new Set(fitting.map(nameOf))])
    const place = random.pick(fitting.filter((each) => nameOf(each) === chosen))
    change(place, random)
    return `${name} ${place.element}.${place.key}`
  }

const isCategoryCode = (place: Place) =>
  place.key === 'ID' && isText(place) && 'TaxScheme' in (place.holder as object)

const isAmount = (place: Place) =>
  isText(place) && amountNames.has(String(place.key)) && decimalForm.test(place.value)

function changeAmount(place: Place, random: Random): void {
  const value = Number(place.value)
  const cents = String(place.value).includes('.') ? 2 : 0
  const choice = random.upTo(9)
  const changed = [
    (value + 0.01).toFixed(2),
    (value + 0.02).toFixed(2),
    (value - 1).toFixed(2),
    (value * 10).toFixed(cents),
    (-value).toFixed(cents),
    (value + 0.125).toFixed(3),
    '0',
    `${value.toFixed(cents)}0`,
    'twelve',
  ][choice]!
  set(place, changed)
}

const extraElements: readonly [string, (random: Random) => unknown][] = [
  ['Note', () => ['En', 'To']],
  ['TaxPointDate', () => '2026-11-30'],
  [
    'InvoicePeriod',
    (random) => [{ StartDate: '2026-11-10', ...(random.upTo(2) && { EndDate: '2026-11-01' }) }],
  ],
  ['InvoicePeriod', () => [{ DescriptionCode: ['35'] }, {}]],
  ['TaxCurrencyCode', (random) => random.pick(['EUR', 'NOK', 'USD'])],
  [
    'PaymentMeans',
    (random) => [
      {
        PaymentMeansCode: { Value: random.pick(['30', '49', '59', '31', '50', '93', '48']) },
        PaymentID: ['1'],
        ...(random.upTo(2) && {
          CardAccount: { PrimaryAccountNumberID: '41111111111', NetworkID: 'VISA' },
        }),
        ...(random.upTo(2) && { PaymentMandate: { PayerFinancialAccount: { ID: '1' } } }),
      },
    ],
  ],
  ['OriginatorDocumentReference', () => [{ ID: 'a' }, { ID: 'b' }]],
  ['ContractDocumentReference', () => [{ ID: 'a' }, { ID: 'b' }]],
  ['DespatchDocumentReference', () => [{ ID: 'a' }, { ID: 'b' }]],
  ['ReceiptDocumentReference', () => [{ ID: 'a' }, { ID: 'b' }]],
  ['BillingReference', () => [{ InvoiceDocumentReference: { IssueDate: '2026-13-01' } }]],
  [
    'PayeeParty',
    (random) => ({
      PartyName: [
        { Name: random.pick(['Fjellvik Varme AS', 'Andre AS']) },
        ...(random.upTo(3) ? [] : [{ Name: 'En til' }]),
      ],
    }),
  ],
  ['TaxRepresentativeParty', () => ({ PartyName: [{ Name: 'Rep' }] })],
  [
    'AdditionalDocumentReference',
    () => [
      { ID: { Value: 'x', SchemeID: 'ABT' } },
      { ID: { Value: 'y' }, DocumentTypeCode: '50' },
      { ID: { Value: 'z' }, DocumentTypeCode: '50' },
    ],
  ],
  ['DueDate', () => undefined],
]

/** Ways to break a document, the commoner ones first. */
const mutations: readonly Mutation[] = [
  onOne('drop', () => true, drop),
  onOne('drop', () => true, drop),
  onOne('drop text', isText, drop),
  onOne('blank', isText, (place) => set(place, '')),
  onOne(
    'code',
    (place) => isText(place) && (String(place.key) in codes || place.element in codes),
    (place, random) => set(place, random.pick(codes[String(place.key)] ?? codes[place.element]!)),
  ),
  onOne(
    'code',
    (place) => isText(place) && String(place.key) in codes,
    (place, random) => set(place, random.pick(codes[String(place.key)]!)),
  ),
  onOne('category', isCategoryCode, (place, random) => set(place, random.pick(categoryCodes))),
  onOne('all categories', isCategoryCode, () => undefined),
  onOne(
    'text',
    (place) =>
      isText(place) &&
      !decimalForm.test(place.value) &&
      (String(place.key) in texts || place.element in texts),
    (place, random) => set(place, random.pick(texts[place.element] ?? texts[String(place.key)]!)),
  ),
  onOne(
    'identifier',
    (place) => place.key === 'Value' && 'SchemeID' in (place.holder as object),
    (place, random) => set(place, random.pick(texts.Value!)),
  ),
  onOne('amount', isAmount, changeAmount),
  onOne('amount', isAmount, changeAmount),
  onOne(
    'duplicate',
    ({ holder }) => Array.isArray(holder),
    ({ holder, value }) => (holder as unknown[]).push(structuredClone(value)),
  ),
  onOne(
    'reorder',
    ({ value }) => Array.isArray(value) && value.length > 1,
    ({ value }) => (value as unknown[]).reverse(),
  ),
  onOne(
    'day',
    (place) => isText(place) && dayForm.test(place.value),
    (place, random) =>
      set(place, random.pick(['2026-10-15', '2026-12-24', '2026-13-05', '20.11.2026'])),
  ),
  onOne(
    'empty',
    ({ value, holder }) =>
      typeof value === 'object' && !Array.isArray(value) && !Array.isArray(holder),
    (place) => set(place, {}),
  ),
  (_, random, body) => {
    const [name, create] = random.pick(extraElements)
    const value = create(random)
    if (name === 'DueDate' && 'CreditNoteTypeCode' in body) return null
    if (Array.isArray(value) && Array.isArray(body[name]) && random.upTo(2))
      body[name] = [...(body[name] as unknown[]), ...value]
    else body[name] = value
    if (body[name] === undefined) delete body[name]
    return `add ${name}`
  },
]

/** Every category of a document made another one, so that its rules are asked. */
function changeAllCategories(body: Record<string, unknown>, random: Random): string {
  const code = random.pick(categoryCodes)
  for (const place of listPlaces(body, ''))
    if (isCategoryCode(place) || (categoryElements.has(place.element) && place.key === 'ID'))
      set(place, code)
  return `all categories ${code}`
}

/** Breaks a document in one to three ways; says how. */
export function mutate(
  document: UblDocument,
  random: Random,
): { document: UblDocument; how: string } {
  const changed = structuredClone(document)
  const body = changed.body as Record<string, unknown>
  const how: string[] = []
  for (let count = 1 + random.upTo(3); count > 0; count -= 1) {
    const mutation = random.pick(mutations)
    const said = mutation(listPlaces(body, ''), random, body)
    if (said?.startsWith('all categories')) how.push(changeAllCategories(body, random))
    else if (said) how.push(said)
  }
  return { document: changed, how: how.join('; ') }
}
