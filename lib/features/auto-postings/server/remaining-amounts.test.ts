import { expect, test } from 'vitest'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { documentsMax, readRemaining, toDocumentKey } from './remaining-amounts'

const desk = deskUnderTest()
const row = { customerNo: '10001', documentNo: '7' }
const item = { ...row, remainingAmount: 100 }

test.each<[string, object[], number | undefined]>([
  ['one item', [item], 100],
  ['none', [], undefined],
  ['two items', [item, item], undefined],
  ['one item beside that of another document', [{ ...item, documentNo: '8' }, item], 100],
  ['one item beside that of another customer', [{ ...item, customerNo: '2' }, item], 100],
  ['the item of another document', [{ ...item, documentNo: '8' }], undefined],
  ['the item of another customer', [{ ...item, customerNo: '2' }], undefined],
  ['an item that does not tell it', [{ ...item, remainingAmount: null }], undefined],
])('of a document with %s', async (_, arItems, amount) => {
  await asKari()
  upstreamAnswers(desk, (_request, response) => json(response, 200, { summary: {}, arItems }))
  expect((await readRemaining('1001', [row, row])).get(toDocumentKey(row))).toBe(amount)
  expect(arrivedAt(desk)).toHaveLength(1)
})

test('nothing is known where a read fails, and nothing is read of too many', async () => {
  await asKari()
  upstreamAnswers(desk, (_, response) => json(response, 403, {}))
  expect((await readRemaining('1001', [row])).size).toBe(0)
  const many = Array.from({ length: documentsMax + 1 }, (_, at) => ({
    ...row,
    documentNo: `${at}`,
  }))
  upstreamAnswers(desk, (_, response) => json(response, 200, { summary: {}, arItems: [item] }))
  expect((await readRemaining('1001', many)).size).toBe(0)
  expect(arrivedAt(desk)).toEqual([])
})
