import { expect, test } from 'vitest'
import { listInvalidPostingFields, makeBlankPosting, toPostingRows } from './typed-postings'

const row = {
  ...makeBlankPosting('1', 'nok', '26.11.2026'),
  ...{ customerNo: ' 10001 ', documentNo: '2026-1', amount: '1 250,10' },
}

test('a complete row goes out trimmed, its amount with every digit, its date as a calendar date', () =>
  expect(toPostingRows([row])).toEqual([
    {
      ...{ customerNo: '10001', documentNo: '2026-1', amount: 1250.1, currency: 'NOK' },
      ...{ postingDate: '2026-11-26', text: '' },
    },
  ]))

test.each([
  [{ customerNo: ' ' }, ['customerNo']],
  [{ documentNo: '' }, ['documentNo']],
  [{ amount: '0' }, ['amount']],
  [{ amount: '-1' }, ['amount']],
  [{ amount: 'much' }, ['amount']],
  [{ currency: '' }, ['currency']],
  [{ postingDate: '31.02.2026' }, ['postingDate']],
  [{ text: 'x'.repeat(201) }, ['text']],
  [{}, []],
])('%j is wrong in %j, and then none goes out', (change, fields) => {
  const typed = { ...row, ...change }
  expect(listInvalidPostingFields(typed)).toEqual(fields)
  expect(toPostingRows([row, typed]) === null).toBe(fields.length > 0)
})

test('an amount beyond what a number holds keeps its digits', () =>
  expect(toPostingRows([{ ...row, amount: '90071992547409,93' }])?.[0]?.amount).toBe(
    '90071992547409.93',
  ))
