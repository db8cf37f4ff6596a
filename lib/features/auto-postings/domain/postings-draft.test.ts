import { expect, test } from 'vitest'
import { isAnyTyped, parsePostingsDraft, toPostingsDraft } from './postings-draft'
import { makeBlankPosting } from './typed-postings'

const blank = makeBlankPosting('k', 'NOK', '2026-11-26')
const row = { ...blank, customerNo: '10001', amount: '1,10' }

test('what was typed comes back as it was typed, under the method that was chosen', () => {
  const kept = JSON.parse(JSON.stringify(toPostingsDraft('WRITE_OFF', [row, blank])))
  const { key: _, ...texts } = row
  expect(parsePostingsDraft(kept)).toMatchObject({ method: 'WRITE_OFF', rows: [texts, {}] })
  expect(JSON.stringify(kept)).not.toContain('"key"')
})

const { key: _, ...texts } = row
test.each([
  ['nothing', null],
  ['a text', 'rows'],
  ['no rows', { method: 'PAYMENT' }],
  ['an empty list of rows', { method: 'PAYMENT', rows: [] }],
  ['no method', { rows: [texts] }],
  ['a row that is none', { method: 'PAYMENT', rows: [texts, null] }],
  ['an amount that is no text', { method: 'PAYMENT', rows: [{ ...texts, amount: 1.1 }] }],
  ['a row that lacks a field', { method: 'PAYMENT', rows: [{ amount: '1' }] }],
  ['too many rows', { method: 'PAYMENT', rows: Array(201).fill(texts) }],
])('%s is no draft', (_, content) => expect(parsePostingsDraft(content)).toBeNull())

test.each([
  ['as it begins', [blank], false],
  ['a space', [{ ...blank, text: ' ' }], false],
  ['a second row', [blank, blank], true],
  ['an amount', [{ ...blank, amount: '1' }], true],
  ['a text', [{ ...blank, text: 'x' }], true],
])('typed or not: %s', (_, rows, isTyped) => expect(isAnyTyped(rows)).toBe(isTyped))
