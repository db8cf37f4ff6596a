/**
 * Files of businesses as spreadsheets of five countries write them, for tests and the bench. All is
 * made up, from word lists and a seed: no business, person or address is anybody's. Organisation
 * numbers have their check digits, e-mail addresses end in `.example`.
 */

export type Country = 'nb' | 'sv' | 'da' | 'fi' | 'en'

export type Business = {
  customerNo: string
  name: string
  organizationNo: string
  street: string
  zipCode: string
  city: string
  country: string
  email: string
  invoiceNumber: string
  /** In hundredths. */
  amount: number
  currency: string
  invoiceDate: string
  dueDate: string
}
export type BusinessColumn = keyof Business

const columns = [
  ...(['customerNo', 'name', 'organizationNo', 'street', 'zipCode', 'city', 'country'] as const),
  ...(['email', 'invoiceNumber', 'amount', 'currency', 'invoiceDate', 'dueDate'] as const),
]

const places = {
  nb: {
    country: 'NO',
    currency: 'NOK',
    forms: ['AS', 'ANS', 'Sameie'],
    trades: ['Rør', 'Elektro', 'Bygg & Fasade', 'Fjellsikring', 'Brød og Kaker', 'Båtservice'],
    owners: ['Sæter', 'Ørnes', 'Åsland', 'Bjørkå', 'Øvrebø', 'Tømmerås', 'Lågen', 'Skjæret'],
    streets: ['Sjøgata', 'Fjøsvegen', 'Nedre Bærvei', 'Åkerlia', 'Kirkegata'],
    cities: ['Øyvik', 'Sandnæs', 'Årfjord', 'Tveitbø'],
    zip: (at: number) => String(at % 10_000).padStart(4, '0'),
  },
  sv: {
    country: 'SE',
    currency: 'SEK',
    forms: ['AB', 'HB', 'Ekonomisk förening'],
    trades: ['Åkeri', 'Måleri', 'Rör & Värme', 'Trädgård', 'Bröd', 'Glas'],
    owners: ['Ängsö', 'Östervik', 'Åkerby', 'Björnnäs', 'Sjöhage', 'Lövåsen', 'Hällfors'],
    streets: ['Sjögatan', 'Ängsvägen', 'Östra Kajen', 'Bäckgränd'],
    cities: ['Åsmåla', 'Öster Näs', 'Lillköping', 'Hällby'],
    zip: (at: number) =>
      `${String(at % 1_000).padStart(3, '1')} ${String(at % 100).padStart(2, '0')}`,
  },
  da: {
    country: 'DK',
    currency: 'DKK',
    forms: ['ApS', 'A/S', 'I/S'],
    trades: ['Smørrebrød', 'Kølehus', 'Træ & Gulv', 'Bådværft', 'Malerfirma'],
    owners: ['Bækgård', 'Østerå', 'Søholm', 'Ålbæk Sø', 'Nørreskov', 'Præstø Bro'],
    streets: ['Søndre Allé', 'Ærøvej', 'Åboulevarden', 'Møllegade'],
    cities: ['Nyrøse', 'Søby Å', 'Østerlund', 'Vesterbæk'],
    zip: (at: number) => String((at % 9_000) + 1_000),
  },
  fi: {
    country: 'FI',
    currency: 'EUR',
    forms: ['Oy', 'Ky', 'Osuuskunta'],
    trades: ['Sähkötyöt', 'Maalämpö', 'Kirjapaino', 'Leipämyymälä', 'Höyläämö'],
    owners: ['Järvelä', 'Mäkisalo', 'Hämeenniemi', 'Pöytyä', 'Yläkoski', 'Ångström'],
    streets: ['Mäntytie', 'Järvikatu', 'Hämeentie', 'Päiväkuja'],
    cities: ['Ylämaa', 'Äänekylä', 'Pöljäs', 'Keskikylä'],
    zip: (at: number) => String(at % 100_000).padStart(5, '0'),
  },
  en: {
    country: 'GB',
    currency: 'GBP',
    forms: ['Ltd', 'LLP', 'plc'],
    trades: ['Plumbing', 'Bakery', 'Café', 'Haulage', '“Fine” Joinery'],
    owners: ["O'Marr", 'Brontë', 'Sørby', 'Wexfield', 'Långham'],
    streets: ['High Street', 'Mill Lane', 'Quay Road'],
    cities: ['Wexbury', 'Northam Quay', 'Elmstow'],
    zip: (at: number) => `EX${at % 90} ${at % 9}AB`,
  },
} as const

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11

/** The next number from `at` on that has a check digit, by modulus 11. */
function checkedBy11(at: number, length: number, weights: readonly number[]): string {
  for (let next = at; ; next += 1) {
    const digits = String(next).padStart(length, '1').slice(-length)
    const check = (11 - weighted(digits, weights)) % 11
    if (check !== 10) return `${digits}${check}`
  }
}

function luhn(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const toOrganizationNo: Record<Country, (at: number) => string> = {
  nb: (at) => checkedBy11(81_000_000 + at * 7, 8, [3, 2, 7, 6, 5, 4, 3, 2]),
  sv: (at) => luhn(String(556_100_000 + at * 3)),
  da: (at) => checkedBy11(2_000_000 + at * 5, 7, [2, 7, 6, 5, 4, 3, 2]),
  fi: (at) => checkedBy11(1_000_000 + at * 3, 7, [7, 9, 10, 5, 8, 4, 2]).replace(/(.)$/, '-$1'),
  en: (at) => String(10_000_000 + at),
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const dayMs = 86_400_000
const toIso = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** So many businesses of a country, each with an invoice; the same for the same seed. */
export function makeBusinesses(count: number, country: Country, seed = 1): Business[] {
  const random = createRandom(seed)
  const place = places[country]
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  return Array.from({ length: count }, (_, at) => {
    const name = `${pick(place.owners)} ${pick(place.trades)} ${at + 1} ${pick(place.forms)}`
    const invoiced = Date.UTC(2024, 0, 1) + Math.floor(random() * 700) * dayMs
    const host = name
      .normalize('NFD')
      .replace(/[^A-Za-z0-9]/g, '')
      .toLowerCase()
    return {
      customerNo: String(10_001 + at),
      name,
      organizationNo: toOrganizationNo[country](at),
      street: `${pick(place.streets)} ${1 + Math.floor(random() * 180)}`,
      zipCode: place.zip(Math.floor(random() * 99_999)),
      city: pick(place.cities),
      country: place.country,
      email: `faktura@${host}.example`,
      invoiceNumber: `F-${seed}-${100_001 + at}`,
      amount: 100 + Math.floor(random() * 9_000_000),
      currency: place.currency,
      invoiceDate: toIso(invoiced),
      dueDate: toIso(invoiced + 14 * dayMs),
    }
  })
}

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

/** How a spreadsheet writes a file. */
export type FileShape = {
  country: Country
  encoding: Encoding
  hasMark: boolean
  separator: ';' | ',' | '\t' | '|'
  decimals: ',' | '.'
  /** Between thousands. */
  groups: '' | ' ' | '\u00a0' | '\u202f' | '.' | ',' | "'" | '\u2019'
  day: (year: string, month: string, day: string) => string
  newline: '\r\n' | '\n' | '\r'
  /** A first line `sep=;`. */
  hasHint?: boolean
}

const heads: Record<Country, readonly string[]> = {
  nb: [
    ...['Kundenummer', 'Navn', 'Organisasjonsnummer', 'Adresse', 'Postnummer', 'Poststed', 'Land'],
    ...['E-post', 'Fakturanummer', 'Beløp', 'Valuta', 'Fakturadato', 'Forfallsdato'],
  ],
  sv: [
    ...['Kundnummer', 'Namn', 'Organisationsnummer', 'Adress', 'Postnummer', 'Postort', 'Land'],
    ...['E-post', 'Fakturanummer', 'Belopp', 'Valuta', 'Fakturadatum', 'Förfallodatum'],
  ],
  da: [
    ...['Kundenummer', 'Navn', 'CVR', 'Adresse', 'Postnummer', 'By', 'Land', 'E-post'],
    ...['Fakturanummer', 'Beløb', 'Valuta', 'Fakturadato', 'Forfaldsdato'],
  ],
  fi: [
    ...['Asiakasnumero', 'Nimi', 'Y-tunnus', 'Katuosoite', 'Postinumero', 'Postitoimipaikka'],
    ...['Maa', 'Sähköposti', 'Laskunumero', 'Summa', 'Valuutta', 'Laskupäivä', 'Eräpäivä'],
  ],
  en: [
    ...['Customer number', 'Name', 'Org no', 'Street', 'Postcode', 'City', 'Country', 'Email'],
    ...['Invoice number', 'Amount', 'Currency', 'Invoice date', 'Due date'],
  ],
}

const withPoints = (year: string, month: string, day: string) => `${day}.${month}.${year}`
const asIso = (year: string, month: string, day: string) => `${year}-${month}-${day}`
const withDashes = (year: string, month: string, day: string) => `${day}-${month}-${year}`
const withSlashes = (year: string, month: string, day: string) => `${day}/${month}/${year}`
const monthFirst = (year: string, month: string, day: string) => `${month}/${day}/${year}`
const withoutZeros = (year: string, month: string, day: string) =>
  `${Number(day)}.${Number(month)}.${year}`
const shortYear = (year: string, month: string, day: string) =>
  `${Number(day)}.${Number(month)}.${year.slice(2)}`

const semicolons = { separator: ';', decimals: ',', newline: '\r\n' } as const
const western = { encoding: 'windows-1252', hasMark: false } as const
const marked = { encoding: 'utf-8', hasMark: true } as const
const bare = { encoding: 'utf-8', hasMark: false, newline: '\n' } as const
const unicodeText = {
  encoding: 'utf-16le',
  hasMark: true,
  separator: '\t',
  newline: '\r\n',
} as const

/** The files that spreadsheets of each country write, by how they are saved. */
export const fileShapes: Record<string, FileShape> = {
  'Norwegian CSV': { country: 'nb', ...semicolons, ...western, groups: '\u00a0', day: withPoints },
  'Norwegian CSV UTF-8': { country: 'nb', ...semicolons, ...marked, groups: ' ', day: withPoints },
  'Norwegian with short years': {
    ...{ country: 'nb', ...semicolons, ...marked, groups: '', day: shortYear },
  },
  'Norwegian web sheet': {
    ...{ country: 'nb', ...bare, separator: ',', decimals: ',', groups: '\u00a0', day: withPoints },
  },
  'Norwegian Unicode text': {
    ...{ country: 'nb', ...unicodeText, decimals: ',', groups: '\u00a0', day: withPoints },
  },
  'Swedish CSV': { country: 'sv', ...semicolons, ...western, groups: '\u00a0', day: asIso },
  'Swedish UTF-16 without a mark': {
    ...{ country: 'sv', ...unicodeText, hasMark: false, decimals: ',', groups: '\u202f' },
    day: asIso,
  },
  'Swedish CSV of an old Mac': {
    ...{ country: 'sv', ...semicolons, ...marked, newline: '\r', groups: '', day: asIso },
  },
  'Danish CSV': { country: 'da', ...semicolons, ...western, groups: '.', day: withDashes },
  'Danish CSV with a hint': {
    ...{ country: 'da', ...semicolons, ...western, groups: '.', day: withPoints, hasHint: true },
  },
  'Danish UTF-16 BE': {
    ...{ country: 'da', ...unicodeText, encoding: 'utf-16be', decimals: ',', groups: '.' },
    day: withSlashes,
  },
  'Finnish CSV UTF-8': {
    ...{ country: 'fi', ...semicolons, ...marked, groups: '\u202f', day: withoutZeros },
  },
  'Finnish with bars': {
    ...{ country: 'fi', ...bare, separator: '|', decimals: ',', groups: '\u2019' },
    day: withoutZeros,
  },
  'British CSV': {
    ...{ country: 'en', ...western, newline: '\r\n', separator: ',', decimals: '.', groups: ',' },
    day: withSlashes,
  },
  'American CSV': {
    ...{ country: 'en', ...marked, newline: '\r\n', separator: ',', decimals: '.', groups: ',' },
    day: monthFirst,
  },
  'English with apostrophes': {
    ...{ country: 'en', ...bare, separator: '\t', decimals: '.', groups: "'", day: asIso },
  },
}

/** A file of businesses in a shape: every cell that needs quotation marks has them. */
export function writeBusinessFile(
  businesses: readonly Business[],
  shape: FileShape,
): Uint8Array<ArrayBuffer> {
  const { country, separator, newline } = shape
  const needsMarks = new RegExp(`["\\r\\n${separator === '|' ? '\\|' : separator}]`)
  const quote = (text: string) => (needsMarks.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = [
    ...(shape.hasHint ? [`sep=${separator}`] : []),
    heads[country].map(quote).join(separator),
    ...businesses.map((each) =>
      columns.map((column) => quote(formatBusinessCell(each, column, shape))).join(separator),
    ),
  ]
  return encodeText(lines.join(newline) + newline, shape)
}

const formatBusinessCell = (business: Business, column: BusinessColumn, shape: FileShape) => {
  if (column === 'amount') return formatAmount(business.amount, shape)
  if (column !== 'invoiceDate' && column !== 'dueDate') return business[column]
  const [year = '', month = '', day = ''] = business[column].split('-')
  return shape.day(year, month, day)
}

function formatAmount(hundredths: number, { decimals, groups }: FileShape): string {
  const whole = String(Math.floor(hundredths / 100)).replace(/\B(?=(\d{3})+$)/g, groups)
  return `${whole}${decimals}${String(hundredths % 100).padStart(2, '0')}`
}

/** The same businesses as a workbook holds them: texts, numbers and days. */
export const listBusinessCells = (businesses: readonly Business[], country: Country) => ({
  heads: heads[country],
  rows: businesses.map((each) =>
    columns.map((column) => {
      if (column === 'amount') return { is: 'number', value: String(each.amount / 100) } as const
      const isDay = column === 'invoiceDate' || column === 'dueDate'
      return { is: isDay ? 'day' : 'text', value: each[column] } as const
    }),
  ),
})

/** What Windows writes otherwise than Latin-1, as far as the word lists have it. */
const western1252: Record<string, number> = { '“': 0x93, '”': 0x94, '\u2019': 0x92, '€': 0x80 }

/** A text in a set of characters; a sign that the set does not have becomes `?`. */
export function encodeText(
  text: string,
  { encoding, hasMark }: Pick<FileShape, 'encoding' | 'hasMark'>,
): Uint8Array<ArrayBuffer> {
  const whole = hasMark ? `\uFEFF${text}` : text
  if (encoding === 'utf-8') return new TextEncoder().encode(whole)
  if (encoding === 'windows-1252') {
    const encode = (sign: string) => {
      const code = sign.charCodeAt(0)
      return code < 256 ? code : (western1252[sign] ?? 63)
    }
    return Uint8Array.from(text, encode)
  }
  const bytes = new DataView(new ArrayBuffer(whole.length * 2))
  for (let at = 0; at < whole.length; at += 1)
    bytes.setUint16(at * 2, whole.charCodeAt(at), encoding === 'utf-16le')
  return new Uint8Array(bytes.buffer)
}
