import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDelimitedText } from '@/lib/client/files/parse-delimited-text'
import { detectForms } from '@/lib/shared/file-import/detect-forms'
import type { ImportForms } from '@/lib/shared/file-import/import-fields'
import { matchColumns } from '@/lib/shared/file-import/match-columns'
import { readImportRow } from '@/lib/shared/file-import/read-import-row'
import { findFileProblem } from '@/lib/shared/file-import/review-import'
import {
  createInvoiceCheck,
  findFormerId,
  findSourceId,
  type InvoiceRow,
  invoicesMax,
  type SentInvoice,
  splitIntoBatches,
} from './invoice-file'
import {
  invoiceImportFields as fields,
  type InvoiceField,
  invoiceFields,
} from './invoice-file-columns'
import { toNewInvoice } from './invoice-file-row'

const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'
type Changes = Map<number, Partial<Record<InvoiceField, { from: 'value'; value: string }>>>

function check(
  text: string,
  { forms, changes = new Map() }: { forms?: ImportForms; changes?: Changes } = {},
) {
  const table = parseDelimitedText(text)
  const sources = matchColumns(fields, table.records[0]?.cells ?? [])
  expect(findFileProblem(table, invoicesMax)).toBeNull()
  const plan = {
    fields,
    sources,
    forms: forms ?? detectForms(table, fields, sources),
    changes,
    width: table.records[0]!.cells.length,
  }
  const checkRow = createInvoiceCheck('2026-03-12')
  return table.records.slice(1).map((record) => checkRow(readImportRow(record, plan)))
}

/** What a row comes to by its findings. */
function getVerdict({ findings }: InvoiceRow) {
  const worst = (['excluded', 'refused', 'warned'] as const).find((is) =>
    findings.some((each) => each.is === is),
  )
  return worst ?? 'valid'
}

/** By what a row is double: a field with its value, or the whole row. */
const findDouble = ({ findings }: InvoiceRow) =>
  findings
    .filter(({ why }) => why === 'double')
    .map(({ field, value }) => ({ by: field, value }))[0]

/**
 * A row as it should be, and the one thing that is wrong with it; the way it is written down
 * differs from file to file.
 */
type Planted = { fault: keyof typeof faults; name: string; cents: number }

const faults = {
  none: { verdict: 'valid', change: {} },
  noAmount: { verdict: 'refused', why: 'missing', change: { amount: '' } },
  words: { verdict: 'refused', why: 'notNumber', change: { amount: 'about 100' } },
  twoMarks: { verdict: 'refused', why: 'notNumber', change: { amount: '1.2,50.00' } },
  noCountry: { verdict: 'refused', why: 'notCountry', change: { country: '391' } },
  tooLong: { verdict: 'refused', why: 'tooManyDigits', change: { amount: '1234567890123456' } },
  below: { verdict: 'refused', why: 'notPositive', change: { amount: '-12' } },
  nought: { verdict: 'refused', why: 'notPositive', change: { amount: '0' } },
  noCurrency: { verdict: 'refused', why: 'missing', change: { currency: ' ' } },
  money: { verdict: 'refused', why: 'notCurrency', change: { currency: 'kr' } },
  noSuchDay: { verdict: 'refused', why: 'notDate', change: { due: '2026-02-30' } },
  monthFirst: { verdict: 'refused', why: 'notDate', change: { due: '02/13/2026' } },
  exponent: { verdict: 'refused', why: 'rounded', change: { ocr: '1,27735E+14' } },
  maybe: { verdict: 'refused', why: 'notYesNo', change: { fees: 'maybe' } },
  early: { verdict: 'warned', why: 'dueBeforeInvoice', change: { due: '2026-01-01' } },
  future: { verdict: 'warned', why: 'notYetDue', change: { due: '2026-03-12' } },
  noDue: { verdict: 'warned', why: 'noDueDate', change: { due: '' } },
  odd: { verdict: 'warned', why: 'unknownType', change: { type: 'LETTER' } },
  mail: { verdict: 'warned', why: 'notEmail', change: { email: 'kari at post' } },
} as const satisfies Record<
  string,
  { verdict: ReturnType<typeof getVerdict>; why?: string; change: Record<string, string> }
>

const hostile = fc.constantFrom(
  '=1+1',
  '@SUM(A1)',
  '<script>alert(1)</script>',
  "'; drop table--",
  '"quoted"',
  'a;b,c\td',
  'Å\nÖ',
  '𝒦 Nordmann',
  '__proto__',
)
const planted = fc.record({
  fault: fc.constantFrom(...(Object.keys(faults) as (keyof typeof faults)[])),
  name: fc.oneof(
    hostile,
    fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
  ),
  cents: fc.integer({ min: 1, max: 99_999_999 }),
})
const style = fc.record({
  separator: fc.constantFrom(';', ',', '\t'),
  decimal: fc.constantFrom(',', '.'),
  days: fc.constantFrom('iso', 'points'),
  newline: fc.constantFrom('\n', '\r\n'),
  mark: fc.boolean(),
})
type Style = { separator: string; decimal: string; days: string; newline: string; mark: boolean }

const heads = [
  'Invoice No.',
  'amount',
  'Currency',
  'invoice_date',
  'dueDate',
  'Customer name',
  'OCR reference',
  'fees',
  'type',
  'E-mail',
  'Land',
] as const

function written(
  rows: readonly Planted[],
  { separator, decimal, days, newline, mark }: Style,
): string {
  const day = (iso: string) =>
    days === 'iso' ? iso : iso.replace(/^(\d+)-(\d+)-(\d+)$/, '$3.$2.$1')
  const amount = (cents: number) =>
    `${Math.floor(cents / 100)}${decimal}${String(cents % 100).padStart(2, '0')}`
  const lines = rows.map(({ fault, name, cents }, at) => {
    const base = {
      amount: amount(cents),
      currency: 'NOK',
      due: day('2026-02-15'),
      ocr: '127734800100051',
      fees: 'Yes',
      type: 'NOTICE',
      email: 'a@b.example',
      country: 'no',
    }
    const {
      amount: sum,
      currency,
      due,
      ocr,
      fees,
      type,
      email,
      country,
    } = { ...base, ...faults[fault].change }
    return [`N-${at}`, sum, currency, day('2026-02-01'), due, name, ocr, fees, type, email, country]
  })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  return (
    (mark ? '\uFEFF' : '') +
    [heads, ...lines].map((cells) => cells.map(quoted).join(separator)).join(newline)
  )
}

const formsOf = ({ decimal, days }: Style): ImportForms => ({
  days: days === 'iso' ? 'ymd' : 'dmy',
  decimals: decimal === ',' ? ',' : '.',
  isGroupingProven: false,
})

describe('what is found of every row', () => {
  test('any planted fault is found on its own row and no other, however the file is written', () =>
    fc.assert(
      fc.property(fc.array(planted, { minLength: 1, maxLength: 12 }), style, (rows, how) => {
        const told = check(written(rows, how), { forms: formsOf(how) })
        expect(told.map(getVerdict)).toEqual(rows.map(({ fault }) => faults[fault].verdict))
        told.forEach((row, at) => {
          const { fault, name, cents } = rows[at]!
          const expected = faults[fault] as { why?: string }
          expect(row.findings.map(({ why }) => why)).toEqual(expected.why ? [expected.why] : [])
          if (getVerdict(row) === 'refused') return
          const invoice = toNewInvoice(row.values, 'id')
          expect(invoice.debtors?.[0]?.name).toBe(name.trim())
          expect(invoice.originalInvoiceAmount).toBe(cents / 100)
          if (fault === 'none')
            expect(invoice).toMatchObject({
              invoiceDate: '2026-02-01',
              dueDate: '2026-02-15',
              fees: true,
              currency: 'NOK',
            })
        })
      }),
    ))

  test('a day of another form is refused, also where it would be a day of ours', () => {
    const told = check(
      'amount;currency;due\n10;NOK;02/13/2026\n10,5;NOK;13.02.2026\n1;NOK;01/31/2026',
    )
    expect(told.map(({ values }) => values.dueDate)).toEqual([
      '2026-02-13',
      '13.02.2026',
      '2026-01-31',
    ])
    expect(told[1]!.findings).toMatchObject([
      { field: 'dueDate', is: 'refused', why: 'notDate' },
      {},
      {},
    ])
  })

  test('three decimals are asked about, and so are thousands that nothing proves', () => {
    const [points] = check('amount;currency\n1.250;NOK\n5.5;NOK')
    expect(points!.values.originalInvoiceAmount).toBe('1.250')
    expect(points!.findings.map(({ why }) => why)).toContain('decimals')
    const [commas] = check('amount;currency\n1.250;NOK\n5,5;NOK')
    expect(commas!.values.originalInvoiceAmount).toBe('1250')
    expect(commas!.findings.map(({ why }) => why)).toContain('grouped')
  })

  test('doubles are exactly the rows whose id or number stood on an earlier row', () => {
    const row = fc.record({
      id: fc.constantFrom('', 'a', 'b', 'c'),
      number: fc.constantFrom('', '1', '01', ' 1', 'x', 'X'),
    })
    return fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const told = check(
          [
            'uniqueSourceInvoiceId;invoiceNumber;amount;currency;text',
            ...rows.map(({ id, number }, at) => `${id};${number};10;NOK;t${at}`),
          ].join('\n'),
        )
        const isDouble = rows.map(({ id, number }, at) =>
          rows
            .slice(0, at)
            .some(
              (earlier) =>
                (id !== '' && earlier.id === id) ||
                (number !== '' &&
                  earlier.number.trim().toLowerCase() === number.trim().toLowerCase()),
            ),
        )
        expect(told.map((each) => getVerdict(each) === 'excluded')).toEqual(isDouble)
      }),
    )
  })

  test('rows without a number are the same invoice only when they say just the same', () => {
    const told = check('amount;currency;text\n10;NOK;a\n10;NOK;b\n10;NOK;a')
    expect(told.map(getVerdict)).toEqual(['warned', 'warned', 'excluded'])
    expect(told.map(findDouble)).toEqual([undefined, undefined, { by: null, value: '' }])
  })

  test('a double is told by the id or the number that it has in common with an earlier row', () => {
    const told = check(
      [
        'uniqueSourceInvoiceId;invoiceNumber;amount;currency',
        ...['own-1;A 1;10;NOK', 'own-1;B2;10;NOK', 'own-2;a1;10;NOK', ';b2;10;NOK'],
      ].join('\n'),
    )
    expect(told.map(findDouble)).toEqual([
      undefined,
      { by: 'uniqueSourceInvoiceId', value: 'own-1' },
      { by: 'invoiceNumber', value: 'a1' },
      { by: 'invoiceNumber', value: 'b2' },
    ])
  })

  test('a number that was mended is no double any more', () => {
    const changes: Changes = new Map([[3, { invoiceNumber: { from: 'value', value: '2' } }]])
    const text = 'invoiceNumber;amount;currency\n1;10;NOK\n1;10;NOK'
    expect(check(text).map(getVerdict)).toEqual(['warned', 'excluded'])
    expect(check(text, { changes }).map(getVerdict)).toEqual(['warned', 'warned'])
  })
})

describe('unique source ids', () => {
  const text = 'invoiceNumber;amount;currency\nA 1;10;NOK\nA2;20;NOK'
  const idsOf = (rows: InvoiceRow[], organization = organizationId) =>
    Promise.all(rows.map(({ identity }) => findSourceId(organization, identity)))

  test('a file that brings none has the same ids every time, and others in another organization', async () => {
    const [once, again, elsewhere] = await Promise.all([
      idsOf(check(text)),
      idsOf(check(text.replace('A 1;10', 'a1;99'))),
      idsOf(check(text), 'other'),
    ])
    expect(again).toEqual(once)
    expect(new Set([...once, ...elsewhere]).size).toBe(4)
    for (const id of once) expect(id).toMatch(/^i-[0-9a-hjkmnp-tv-z]{20}$/)
  })

  test('what is mended or given for all rows makes no other invoice of a row without a number', async () => {
    const bare = 'amount;currency;text\n10;NOK;a'
    const changes: Changes = new Map([[2, { currency: { from: 'value', value: 'SEK' } }]])
    const [before, after] = await Promise.all([idsOf(check(bare)), idsOf(check(bare, { changes }))])
    expect(after).toEqual(before)
  })

  test('a row with zeros before a number had the id without them in an earlier release', async () => {
    const formerOf = (rows: InvoiceRow[]) =>
      Promise.all(rows.map(({ identity }) => findFormerId(organizationId, identity)))
    const heads = 'uniqueSourceInvoiceId;invoiceNumber;amount;currency;zip'
    const zeros = [';0012;10;NOK;0155', ';;10;NOK;0155', 'own-1;0012;10;NOK;0155']
    const rows = check([heads, ...zeros].join('\n'))
    const former = check([heads, ';12;10;NOK;155', ';;10;NOK;155'].join('\n'))
    expect(await formerOf(rows)).toEqual([...(await idsOf(former)), null])
    expect(await formerOf(former)).toEqual([null, null])
  })

  test('rows are looked for by what makes their ids', () => {
    const text = [
      'uniqueSourceInvoiceId;invoiceNumber;amount;currency;text',
      ...[';F-1;10;NOK;a', ';F-2;10;NOK;a', 'F-1;F-1;10;NOK;a', ';;10;NOK;a', ';;10;NOK;b'],
    ].join('\n')
    expect(new Set(check(text).map(({ lookupKey }) => lookupKey)).size).toBe(5)
    const [changed] = check(text.replace(';F-1;10', ';F-1;99'))
    expect(changed!.lookupKey).toBe(check(text)[0]!.lookupKey)
    const renumbered = check(text.replace('F-1;F-1', 'F-1;F-9'))[2]
    expect(renumbered!.lookupKey).not.toBe(check(text)[2]!.lookupKey)
  })

  test("a file's own ids are sent as they are", async () => {
    const [row] = check('uniqueSourceInvoiceId;amount;currency\n own-1 ;10;NOK')
    expect(row!.identity).toEqual({ ownId: 'own-1' })
    const [id] = await idsOf([row!])
    expect(toNewInvoice(row!.values, id!)).toMatchObject({ uniqueSourceInvoiceId: 'own-1' })
  })
})

describe('a file as a whole', () => {
  const problem = (text: string) =>
    findFileProblem(parseDelimitedText(text), invoicesMax)?.why ?? null
  test.each([
    ['', 'empty'],
    ['amount;currency', 'empty'],
    ['a;b\n1;2', null],
    ['amount;currency\n"10;NOK', 'openQuote'],
    [`amount;currency${'\n1;NOK'.repeat(invoicesMax + 1)}`, 'tooMany'],
    [`amount;currency${'\n1;NOK'.repeat(invoicesMax)}`, null],
  ])('%.30j has the problem %s', (text, why) => expect(problem(text)).toBe(why))
})

describe('columns', () => {
  const match = (heads: readonly string[]) =>
    Object.entries(matchColumns(fields, heads)).map(([key, source]) => [
      key,
      source.from === 'column' ? source.column : null,
    ])
  const inOrder = invoiceFields.map((field, at) => [field, at])

  test("every field is known by the service's own word, in any case and with any signs", () => {
    expect(match(invoiceFields)).toEqual(inOrder)
    const odd = invoiceFields.map((field) => ` ${field.replace(/[A-Z]/g, ' $&').toUpperCase()}: `)
    expect(match(odd)).toEqual(inOrder)
  })

  test('no two fields have a name in common', () => {
    const names = fields.flatMap(({ key, names }) =>
      [key, ...names].map((name) => name.toLowerCase()),
    )
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test.each([
    ['Norwegian', 'Fakturanr.;Beløp;Valuta;Forfallsdato;Kunde;Postnr;KID'],
    ['Swedish', 'Fakturanummer;Belopp;Valuta;Förfallodatum;Kundnamn;Postnummer;OCR'],
    ['Danish', 'Faktura;Beløb;Valuta;Forfaldsdato;Navn;Postnr.;payment reference'],
    ['Finnish', 'Laskunumero;Summa;Valuutta;Eräpäivä;Asiakas;Zip;Viitenumero'],
    ['German', 'Rechnungsnummer;Betrag;Währung;Fällig am;Name;PLZ;OCR reference'],
  ])('%s names are known', (_, heads) =>
    expect(Object.keys(matchColumns(fields, heads.split(';'))).sort()).toEqual(
      [
        ...['invoiceNumber', 'originalInvoiceAmount', 'currency', 'dueDate', 'debtorName'],
        ...['debtorZipCode', 'ocrReferenceNumber'],
      ].sort(),
    ),
  )
})

test('batches hold every invoice once, in order, and none holds too many or is too long', () => {
  const invoice = fc.record({ size: fc.integer({ min: 0, max: 9_000 }) })
  fc.assert(
    fc.property(fc.array(invoice, { maxLength: 350 }), (sizes) => {
      const invoices: SentInvoice[] = sizes.map(({ size }, at) => ({
        uniqueSourceInvoiceId: String(at),
        description: 'x'.repeat(size),
      }))
      const batches = splitIntoBatches(invoices)
      expect(batches.flat()).toEqual(invoices)
      for (const batch of batches) {
        expect(batch.length).toBeGreaterThan(0)
        expect(batch.length).toBeLessThanOrEqual(100)
        expect(JSON.stringify(batch).length).toBeLessThan(160_000)
      }
    }),
    { numRuns: 30 },
  )
})
