import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNewDocumentDraft } from '@/lib/features/documents/client/new-document-draft'
import { formatDecimalInput } from '@/lib/shared/numbers/number-input'
import { findAmountFaults, listUnevenLines } from './document-sums'
import {
  chooseCurrency,
  type DocumentField,
  findDocumentProblems,
  isBlankDocument,
  listTypedDifferences,
  makeBlankDocument,
  type TypedDocument,
  toNewDocument,
} from './typed-document'
import { blankLine } from './typed-line'

const blank = makeBlankDocument('2026-11-26', '10001')
const typed: TypedDocument = {
  ...{ ...blank, documentNo: ' 2026-1 ', currency: 'nok', dueDate: '10.12.2026' },
  ...{ exclVat: '1 000,10', vat: '250,02', inclVat: '1250,12' },
}

test('a document that adds up goes out with exact amounts and whole dates', () =>
  expect(toNewDocument(typed)).toMatchObject({
    ...{ documentType: 'IN', customerNo: '10001', documentNo: '2026-1', currency: 'NOK' },
    ...{ documentDate: '2026-11-26', dueDate: '2026-12-10', einvoiceCode: null },
    amounts: { exclVat: 1000.1, vat: 250.02, inclVat: 1250.12 },
  }))

test.each<[DocumentField, string, string | undefined]>([
  ['customerNo', ' ', 'missing'],
  ['documentNo', '', 'missing'],
  ['documentNo', 'x'.repeat(101), 'tooLong'],
  ['documentDate', '2026-02-30', 'notDay'],
  ['dueDate', '2026-11-25', 'beforeDate'],
  ['dueDate', '2026-11-26', undefined],
  ['currency', 'NO', 'notCurrency'],
  ['currency', 'kr.', 'notCurrency'],
  ['kid', 'ABC', 'notKid'],
  ['kid', '1234 5678 903', undefined],
  ['exclVat', '1.250.00', 'notAmount'],
  ['exclVat', '1e9', 'notAmount'],
  ['vat', '', 'missing'],
  ['inclVat', '0', 'wrongSign'],
  ['inclVat', '-1', 'wrongSign'],
  ['inclVat', '1000000000000', 'notAmount'],
  ['inclVat', '999999999999,99', undefined],
  ['einvoiceCode', 'EHF', 'notCode'],
  ['einvoiceCode', '90', undefined],
  ['customerMessage', 'x'.repeat(1001), 'tooLong'],
])('%s of %j has the problem %s', (field, text, problem) =>
  expect(findDocumentProblems({ ...typed, [field]: text })[field]).toBe(problem),
)

test('a credit note is below zero', () => {
  const note = { ...typed, documentType: 'CN' }
  expect(findDocumentProblems(note).inclVat).toBe('wrongSign')
  expect(findDocumentProblems({ ...note, inclVat: '\u22121,00' }).inclVat).toBeUndefined()
})

test.each([
  [{ inclVat: '1250,13' }, [['total', '0.01']]],
  [{ vat: '250,03' }, [['total', '-0.01']]],
  [{ inclVat: '' }, []],
  [{ lines: [{ ...blankLine, exclVat: '1000,10', vat: '250,02' }] }, []],
  [
    { lines: [{ ...blankLine, exclVat: '1000,095', vat: '250,02' }] },
    [
      ['exclVat', '0.005'],
      ['inclVat', '0.005'],
    ],
  ],
  [{ lines: [{ ...blankLine, text: 'A text' }] }, []],
])('of %j the sums %j differ', (change, differences) => {
  const changed = { ...typed, ...change } as TypedDocument
  expect(listTypedDifferences(changed).map(({ of, difference }) => [of, difference])).toEqual(
    differences,
  )
  if (differences.length > 0) expect(toNewDocument(changed)).toBeNull()
})

const cents = fc.integer({ min: 1, max: 99_999_999 })
const format = (value: number) => formatDecimalInput(`${value / 100}` as `${number}`)

test('what is split into lines adds up, and one cent in any place does not', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('exclVat', 'vat', 'inclVat'),
      fc.constantFrom(-1, 1),
      (lines, field, cent) => {
        const sum = (at: 0 | 1) => lines.reduce((total, line) => total + line[at], 0)
        const own = { exclVat: sum(0), vat: sum(1), inclVat: sum(0) + sum(1) }
        const make = (amounts: typeof own): TypedDocument => ({
          ...typed,
          ...{ exclVat: format(amounts.exclVat), vat: format(amounts.vat) },
          inclVat: format(amounts.inclVat),
          lines: lines.map(([net, tax]) => ({
            ...blankLine,
            exclVat: format(net),
            vat: format(tax),
          })),
        })
        const document = toNewDocument(make(own))
        expect(document).not.toBeNull()
        expect(findAmountFaults(document!)).toEqual({})
        const wrong = make({ ...own, [field]: own[field] + cent })
        expect(listTypedDifferences(wrong).length).toBeGreaterThan(0)
        expect(toNewDocument(wrong)).toBeNull()
      },
    ),
  ))

test('a line whose total is not its parts is told by its place', () =>
  expect(
    listUnevenLines([
      null,
      { exclVat: '1', vat: '0.25', inclVat: '1.25' },
      { exclVat: '1', vat: '0.25', inclVat: '1.2500001' },
    ]),
  ).toEqual([2]))

test('a draft comes back as it was typed, and what is none does not', () => {
  const kept = {
    ...{ ...typed, givenCurrency: 'NOK' },
    lines: [{ ...blankLine, text: 'A', exclVat: '1' }],
  }
  expect(parseNewDocumentDraft(JSON.parse(JSON.stringify(kept)), blank)).toEqual(kept)
  for (const odd of [null, 'text', 7, [], { lines: 'x' }])
    expect(parseNewDocumentDraft(odd, blank)).toBeNull()
  expect(parseNewDocumentDraft({ kid: 7, vat: '1', lines: [null, { vat: 2 }] }, blank)).toEqual({
    ...{ ...blank, vat: '1' },
    lines: [blankLine],
  })
  expect(isBlankDocument(blank, blank)).toBe(true)
  expect(isBlankDocument(kept, blank)).toBe(false)
})

test.each([
  ['', '', 'NOK', 'NOK'],
  ['SEK', '', 'NOK', 'SEK'],
  ['SEK', 'SEK', 'NOK', 'NOK'],
  ['SEK', 'SEK', null, ''],
  ['EUR', 'SEK', 'NOK', 'EUR'],
])(
  '%j, with %j of an earlier customer, becomes with %j of another: %j',
  (typed, ofEarlier, ofChosen, now) =>
    expect(chooseCurrency(typed, { ofEarlier, ofChosen })).toBe(now),
)
