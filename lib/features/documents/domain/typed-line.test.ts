import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeBlankDocument, toNewDocument } from './typed-document'
import { blankLine, findLineProblems, type TypedLine, toLineAmounts, toNewLine } from './typed-line'

const line = (part: Partial<TypedLine>): TypedLine => ({ ...blankLine, ...part })
const document = {
  ...{ ...makeBlankDocument('2026-11-26', '10001'), documentNo: '2026-1', currency: 'NOK' },
  ...{ exclVat: '1000,10', vat: '250,02', inclVat: '1250,12' },
}

test.each<[Partial<TypedLine>, object]>([
  [{}, { text: 'missing' }],
  [{ text: 'x'.repeat(201) }, { text: 'tooLong' }],
  [{ articleNo: '7' }, { text: 'missing' }],
  [{ text: 'A', articleNo: 'x'.repeat(101), unit: 'x'.repeat(21) }, longTexts()],
  [{ exclVat: '1' }, { vat: 'missing' }],
  [{ vat: '1' }, { exclVat: 'missing' }],
  [{ exclVat: 'one', vat: '0' }, { exclVat: 'notAmount' }],
  [{ quantity: '2', vat: '0' }, { price: 'missing' }],
  [{ price: '2', vat: '0' }, { quantity: 'missing' }],
  [{ quantity: 'two', price: '2', vat: '0' }, { quantity: 'notAmount' }],
  [{ quantity: '2', price: '1e3', vat: '0' }, { price: 'notAmount' }],
  [{ quantity: '2', price: '3' }, { vat: 'missing' }],
  [{ quantity: '999999999999', price: '2', vat: '0' }, { exclVat: 'notAmount' }],
  [{ quantity: '2', price: '3', exclVat: 'six', vat: '0' }, { exclVat: 'notAmount' }],
  [{ quantity: 'two', exclVat: '6', vat: '0' }, { quantity: 'notAmount' }],
  [{ text: 'Delivery' }, {}],
  [{ quantity: '2', exclVat: '6', vat: '0' }, {}],
  [{ quantity: '2', price: '3', vat: '1,50' }, {}],
])('a line of %j has the problems %j', (part, problems) => {
  expect(findLineProblems(line(part))).toEqual(problems)
  if (Object.keys(problems).length > 0)
    expect(toNewDocument({ ...document, lines: [line(part)] })).toBeNull()
})

function longTexts() {
  return { articleNo: 'tooLong', unit: 'tooLong' }
}

test.each<[Partial<TypedLine>, string, string]>([
  [{ quantity: '3', price: '33,335' }, '100.01', '125.01'],
  [{ quantity: '-3', price: '33,335' }, '-100.01', '-75.01'],
  [{ quantity: '0,5', price: '0,01' }, '0.01', '25.01'],
  [{ quantity: '3', price: '33,335', exclVat: '90' }, '90', '115'],
])('a line of %j comes to %s, and to %s with VAT', (part, exclVat, inclVat) =>
  expect(toLineAmounts(line({ ...part, vat: '25' }))).toEqual({ exclVat, vat: '25', inclVat }),
)

test('a line goes out with all that stands there, and its amounts', () => {
  const typed = line({
    ...{ text: ' Delivery ', articleNo: ' A-7 ', quantity: '4', unit: ' h ' },
    ...{ price: '250,025', vat: '250,02' },
  })
  expect(toNewLine(typed)).toEqual({
    ...{ text: 'Delivery', articleNo: 'A-7', quantity: 4, unit: 'h', price: 250.025 },
    amounts: { exclVat: 1000.1, vat: 250.02, inclVat: 1250.12 },
  })
  expect(toNewDocument({ ...document, lines: [typed] })).not.toBeNull()
  expect(toNewLine(line({ text: 'As agreed' }))).toEqual({
    ...{ text: 'As agreed', articleNo: '', quantity: null, unit: '', price: null },
    amounts: null,
  })
})

test('whole numbers of hundredths come to their exact product, whatever a number holds', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 99_999_99 }),
      (quantity, cents) => {
        const price = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
        const exact = BigInt(quantity) * BigInt(cents)
        const amounts = toLineAmounts(line({ quantity: String(quantity), price, vat: '0' }))
        const [kroner, rest = ''] = (amounts?.exclVat ?? '').split('.')
        expect(BigInt(`${kroner}${rest.padEnd(2, '0')}`)).toBe(exact)
      },
    ),
  ))
