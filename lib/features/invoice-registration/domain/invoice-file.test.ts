import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDelimitedText } from '@/lib/client/files/parse-delimited-text'
import {
  checkInvoiceFile,
  findFileProblem,
  invoicesMax,
  type RowCheck,
  type SentInvoice,
  splitIntoBatches,
} from './invoice-file'
import { invoiceFields, matchColumns, withColumn } from './invoice-file-columns'

const about = { organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10', today: '2026-03-12' }

async function ran(text: string, where = about) {
  const table = parseDelimitedText(text)
  const columns = matchColumns(table.records[0]?.cells ?? [])
  expect(findFileProblem(table, columns)).toBeNull()
  return checkInvoiceFile(table, columns, where)
}

/**
 * A row as it should be, and the one thing that is wrong with it; the way it is written down
 * differs from file to file.
 */
type Planted = { fault: keyof typeof faults; name: string; cents: number }

const faults = {
  none: { fate: 'valid', change: {} },
  noAmount: { fate: 'refused', why: 'missing', change: { amount: '' } },
  words: { fate: 'refused', why: 'notNumber', change: { amount: 'about 100' } },
  twoMarks: { fate: 'refused', why: 'notNumber', change: { amount: '1.250,00' } },
  tooLong: { fate: 'refused', why: 'tooManyDigits', change: { amount: '1234567890123456,78' } },
  below: { fate: 'refused', why: 'notPositive', change: { amount: '-12,50' } },
  nought: { fate: 'refused', why: 'notPositive', change: { amount: '0,00' } },
  noCurrency: { fate: 'refused', why: 'missing', change: { currency: ' ' } },
  money: { fate: 'refused', why: 'notCurrency', change: { currency: 'kr' } },
  noSuchDay: { fate: 'refused', why: 'notDate', change: { due: '2026-02-30' } },
  monthFirst: { fate: 'refused', why: 'notDate', change: { due: '02/13/2026' } },
  exponent: { fate: 'refused', why: 'rounded', change: { ocr: '1,27735E+14' } },
  maybe: { fate: 'refused', why: 'notYesNo', change: { fees: 'maybe' } },
  thousand: { fate: 'warned', why: 'decimals', change: { amount: '1.250' } },
  early: { fate: 'warned', why: 'dueBeforeInvoice', change: { due: '2026-01-01' } },
  future: { fate: 'warned', why: 'notYetDue', change: { due: '2026-03-12' } },
  noDue: { fate: 'warned', why: 'noDueDate', change: { due: '' } },
  odd: { fate: 'warned', why: 'unknownType', change: { type: 'LETTER' } },
  mail: { fate: 'warned', why: 'notEmail', change: { email: 'kari at post' } },
} as const satisfies Record<
  string,
  { fate: RowCheck; why?: string; change: Record<string, string> }
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
    }
    const {
      amount: sum,
      currency,
      due,
      ocr,
      fees,
      type,
      email,
    } = { ...base, ...faults[fault].change }
    return [`N-${at}`, sum, currency, day('2026-02-01'), due, name, ocr, fees, type, email]
  })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  return (
    (mark ? '\uFEFF' : '') +
    [heads, ...lines].map((cells) => cells.map(quoted).join(separator)).join(newline)
  )
}

describe('the fate of every row', () => {
  test('any planted fault is found on its own row and no other, however the file is written', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(planted, { minLength: 1, maxLength: 12 }),
        style,
        async (rows, how) => {
          const told = await ran(written(rows, how))
          expect(told.map(({ fate }) => fate)).toEqual(rows.map(({ fault }) => faults[fault].fate))
          told.forEach((row, at) => {
            const { fault, name, cents } = rows[at]!
            const expected = faults[fault] as { why?: string }
            expect(row.findings.map(({ why }) => why)).toEqual(expected.why ? [expected.why] : [])
            if (row.fate !== 'valid' && row.fate !== 'warned') return
            expect(row.invoice.debtors?.[0]?.name).toBe(name.trim())
            if (fault !== 'thousand') expect(row.invoice.originalInvoiceAmount).toBe(cents / 100)
            if (fault === 'none')
              expect(row.invoice).toMatchObject({
                invoiceDate: '2026-02-01',
                dueDate: '2026-02-15',
                fees: true,
                currency: 'NOK',
              })
          })
        },
      ),
    ))

  test('doubles are exactly the rows whose id or number stood on an earlier row', () => {
    const row = fc.record({
      id: fc.constantFrom('', 'a', 'b', 'c'),
      number: fc.constantFrom('', '1', '01', ' 1', 'x', 'X'),
    })
    return fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        const told = await ran(
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
        expect(told.map(({ fate }) => fate === 'double')).toEqual(isDouble)
      }),
    )
  })

  test('rows without a number are the same invoice only when they say just the same', async () => {
    const told = await ran('amount;currency;text\n10;NOK;a\n10;NOK;b\n10;NOK;a')
    expect(told.map(({ fate }) => fate)).toEqual(['warned', 'warned', 'double'])
    expect(told[2]).toMatchObject({ double: { line: 2, by: 'content' } })
  })

  test('a cell beyond the last head refuses its row', async () => {
    const told = await ran('amount;currency\n10;NOK\n1;250;NOK\n10;NOK;;')
    expect(told.map(({ fate, extraCells }) => [fate, extraCells])).toEqual([
      ['warned', false],
      ['refused', true],
      ['double', false],
    ])
  })
})

describe('unique source ids', () => {
  const text = 'invoiceNumber;amount;currency\nA 1;10;NOK\nA2;20;NOK'

  test('a file that brings none has the same ids every time, and others in another organization', async () => {
    const [once, again, elsewhere] = await Promise.all([
      ran(text),
      ran(text.replace('A 1', 'a1')),
      ran(text, { ...about, organizationId: 'other' }),
    ])
    const idsOf = (rows: typeof once) => rows.map(({ id }) => id)
    expect(idsOf(again)).toEqual(idsOf(once))
    expect(new Set([...idsOf(once), ...idsOf(elsewhere)]).size).toBe(4)
    for (const id of idsOf(once)) expect(id).toMatch(/^i-[0-9a-hjkmnp-tv-z]{20}$/)
  })

  test("a file's own ids are sent as they are", async () => {
    const [row] = await ran('uniqueSourceInvoiceId;amount;currency\n own-1 ;10;NOK')
    expect(row).toMatchObject({
      id: 'own-1',
      ownId: true,
      invoice: { uniqueSourceInvoiceId: 'own-1' },
    })
  })
})

describe('a file as a whole', () => {
  const problem = (text: string) => {
    const table = parseDelimitedText(text)
    return findFileProblem(table, matchColumns(table.records[0]?.cells ?? []))?.why ?? null
  }
  test.each([
    ['', 'empty'],
    ['amount;currency', 'empty'],
    ['a;b\n1;2', 'noColumns'],
    ['amount;currency\n"10;NOK', 'openQuote'],
    [`amount;currency${'\n1;NOK'.repeat(invoicesMax + 1)}`, 'tooMany'],
    [`amount;currency${'\n1;NOK'.repeat(invoicesMax)}`, null],
  ])('%.30j has the problem %s', (text, why) => expect(problem(text)).toBe(why))
})

describe('columns', () => {
  test("every field is known by the upstream's own word, in any case and with any signs", () => {
    expect(matchColumns(invoiceFields)).toEqual([...invoiceFields])
    expect(
      matchColumns(
        invoiceFields.map((field) => ` ${field.replace(/[A-Z]/g, ' $&').toUpperCase()}: `),
      ),
    ).toEqual([...invoiceFields])
  })
  test('a column of ids is known by the name that the pages use', () =>
    expect(matchColumns(['External ID', 'external_id', 'Invoice number'])).toEqual([
      'uniqueSourceInvoiceId',
      null,
      'invoiceNumber',
    ]))
  test('a field stands in one column: the first that names it', () =>
    expect(matchColumns(['Amount', 'Total', 'what'])).toEqual([
      'originalInvoiceAmount',
      null,
      null,
    ]))
  test('a column that is taken for a field takes it from the other', () =>
    expect(withColumn(['originalInvoiceAmount', null], 1, 'originalInvoiceAmount')).toEqual([
      null,
      'originalInvoiceAmount',
    ]))
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
