import { ordinary, type Raw, sandbox } from './sandbox'

/**
 * A field of interface.md 2.1 as a test edits it: by its label, what is typed, and what that must
 * be on the wire.
 */
export type Row = {
  path: string
  label: string
  typed: string
  sent: unknown
  shown?: string
  as?: 'mask' | 'choice'
}

/** A customer that holds something in every field, and some that no contract knows. */
export const full = {
  ...ordinary,
  postalAddress: {
    ...ordinary.postalAddress,
    addressLine2: 'c/o Hansen',
    addressLine3: 'Oppgang B',
    sinceForever: true,
  },
  informalName: 'Kari',
  customerGroupCode: 'STD',
  secondaryEmailAddress: ['kari@privat.example'],
  secondaryPhoneNo: '+47 22 00 00 00',
  organizationNo: '974760673',
  yearOfBirth: 1950,
  distribution: { type: 'H', einvoiceCode: 3, more: ['of nobody'] },
  priceNetOrGross: 'B',
  sellerReference: 'Selger 1',
  buyerReference: 'Kjøper 1',
  activeStatusWeb: 'Active',
  options: ['NoUpdatePostalReturn'],
  customerMessage: 'Takk for handelen',
  stopReminderUntil: '2031-01-31',
  stopReminderMemo: 'Reklamasjon',
  stopDebtCollectionUntil: '2031-02-28',
  stopDebtCollectionMemo: 'Avtale',
  stopInterestCalcUntil: '2031-03-31',
  stopInterestCalcMemo: 'Tvist',
  efakturaBlockIds: ['E1'],
  peppolBlockIds: ['P1', 'P2'],
  digipostBlockIds: ['D1'],
  vatLiable: true,
  limitAmount: 5000,
  discountRate: 2.5,
  legacyId: 'K-0088',
  more: { nested: [1, null, 'x'] },
} satisfies Raw

const text = (path: string, label: string, typed: string): Row => ({
  path,
  label,
  typed,
  sent: typed,
})

/**
 * Every field of interface.md 2.1 but the number, by the section of the page that it stands in. The
 * values are in no other test.
 */
export const table: Record<string, Row[]> = {
  Who: [
    text('name', 'Name', 'Fjellheim Rør og Varme'),
    text('informalName', 'Informal name', 'Fjellheim'),
    text('organizationNo', 'Org. no.', '923609016'),
    text('customerCategory', 'Category', 'of a kind that nobody knows'),
    text('customerGroupCode', 'Group', 'VIP'),
    { ...text('ssn', 'Identity number', '04915012345'), as: 'mask' },
    text('ssnCountry', 'ID country', 'SE'),
    { ...text('dateOfBirth', 'Date of birth', '1950-11-04'), as: 'mask' },
    { path: 'yearOfBirth', label: 'Year of birth', typed: '1971', sent: 1971 },
  ],
  Address: [
    text('postalAddress.addressLine1', 'Address line 1', 'Bryggen 2'),
    text('postalAddress.addressLine2', 'Address line 2', 'c/o Olsen'),
    text('postalAddress.addressLine3', 'Address line 3', '3. etasje'),
    text('postalAddress.postalCode', 'Postal code', '5003'),
    text('postalAddress.cityName', 'City', 'Bergen'),
    text('postalAddress.countryText', 'Country name', 'Noreg'),
    text('postalAddress.countryCode', 'Country code', 'SJ'),
    text('postalAddress.name', 'Addressee', 'Fjellheim AS'),
  ],
  Contact: [
    {
      path: 'emailAddressDocument',
      label: 'E-mail 1',
      typed: 'faktura@fjellheim.example',
      sent: ['faktura@fjellheim.example'],
    },
    {
      path: 'secondaryEmailAddress',
      label: 'Second e-mail 1',
      typed: 'post@fjellheim.example',
      sent: ['post@fjellheim.example'],
    },
    text('phoneNo', 'Phone', '+47 55 00 00 01'),
    text('secondaryPhoneNo', 'Second phone', '+47 55 00 00 02'),
  ],
  Invoicing: [
    text('distribution.type', 'Distribution', 'M'),
    { path: 'distribution.einvoiceCode', label: 'E-invoice code', typed: '12', sent: 12 },
    text('language', 'Language', 'sv'),
    text('currency', 'Currency', 'SEK'),
    text('priceNetOrGross', 'Prices', 'N'),
    { ...text('bankAccountNo', 'Bank account', '99905512990'), as: 'mask' },
    text('sellerReference', 'Seller reference', 'Selger 2'),
    text('buyerReference', 'Buyer reference', 'Kjøper 2'),
    text('activeStatusWeb', 'Web status', 'Passive'),
    { path: 'options', label: 'Options 1', typed: 'AnotherOption', sent: ['AnotherOption'] },
    text('customerMessage', 'Message', 'Betal innen fristen'),
  ],
  Stops: [
    text('stopReminderUntil', 'Stop reminders until', '2027-06-30'),
    text('stopReminderMemo', 'Reminder memo', 'Ny reklamasjon'),
    text('stopDebtCollectionUntil', 'Stop collection until', '2027-07-31'),
    text('stopDebtCollectionMemo', 'Collection memo', 'Ny avtale'),
    text('stopInterestCalcUntil', 'Stop interest until', '9999-12-31'),
    text('stopInterestCalcMemo', 'Interest memo', 'Ny tvist'),
  ],
  'Blocks and Terms': [
    { path: 'efakturaBlockIds', label: 'eFaktura 1', typed: 'E7', sent: ['E7'] },
    { path: 'peppolBlockIds', label: 'Peppol 2', typed: 'P7', sent: ['P1', 'P7'] },
    { path: 'digipostBlockIds', label: 'Digipost 1', typed: 'D7', sent: ['D7'] },
    { path: 'dueDays', label: 'Due days', typed: '30', sent: 30 },
    {
      path: 'vatLiable',
      label: 'Liable for VAT',
      typed: 'No',
      sent: false,
      shown: 'false',
      as: 'choice',
    },
    {
      path: 'limitAmount',
      label: 'Credit limit',
      typed: '1 250,50',
      sent: 1250.5,
      shown: '1250,5',
    },
    { path: 'discountRate', label: 'Discount', typed: '7,125', sent: 7.125 },
  ],
}

const group = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postalCode',
  'cityName',
  'countryText',
  'countryCode',
] as const

/**
 * An object with a value put under a path such as `distribution.type`, beside what stands there.
 */
export function withPut(subject: Raw, path: string, value: unknown): Raw {
  const [outer = '', inner] = path.split('.')
  return {
    ...subject,
    [outer]: inner ? { ...(subject[outer] as Raw | undefined), [inner]: value } : value,
  }
}

/**
 * What an edit of one field must send: that field alone, and of the address group all seven as they
 * stand.
 */
export function sentOf({ path, sent }: Pick<Row, 'path' | 'sent'>, stored: Raw): Raw {
  const address = stored.postalAddress as Raw
  const isOfGroup = group.some((field) => path === `postalAddress.${field}`)
  const start = isOfGroup
    ? { postalAddress: Object.fromEntries(group.map((field) => [field, address[field]])) }
    : {}
  return { customerNo: stored.customerNo, ...withPut(start, path, sent) }
}

/**
 * What is stored after an edit of one field: that field, and where the address moved the day on
 * which it did.
 */
export function storedAfter(
  { path, sent }: Pick<Row, 'path' | 'sent'>,
  stored: Raw,
  now: Raw,
): Raw {
  const moved = group.some((field) => path === `postalAddress.${field}`)
  return {
    ...withPut(stored, path, sent),
    ...(moved && { postalAddressChanged: now.postalAddressChanged }),
  }
}

type Schema = { type?: string | string[]; anyOf?: Schema[]; properties?: Record<string, Schema> }

/**
 * The fields that an update documents, by path, with their JSON type: from the OpenAPI document of
 * the sandbox.
 */
export async function documentedFields(): Promise<Record<string, string>> {
  type Document = {
    paths: Record<string, { put: { requestBody: { content: Record<string, { schema: Schema }> } } }>
  }
  const { paths } = await sandbox<Document>('/openapi/receivables.json')
  const { schema } =
    paths['/clients/{clientno}/customers']!.put.requestBody.content['application/json']!
  return Object.fromEntries(leavesOf(plain(schema).properties!.customer!, ''))
}

const plain = (schema: Schema): Schema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema

function leavesOf(schema: Schema, path: string): [string, string][] {
  const { type = [], properties } = plain(schema)
  if (properties)
    return Object.entries(properties).flatMap(([name, inner]) =>
      leavesOf(inner, path ? `${path}.${name}` : name),
    )
  return [
    [
      path,
      [type]
        .flat()
        .filter((each) => each !== 'null')
        .join(),
    ],
  ]
}
