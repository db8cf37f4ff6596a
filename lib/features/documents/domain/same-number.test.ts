import { expect, test } from 'vitest'
import { listOthersOfNumber } from './same-number'

const document = { documentNo: '42', documentUuid: 'a', customerNo: '1' }

test.each([
  ['itself', { ...document, documentUuid: 'A' }, false],
  ['another id', { ...document, documentUuid: 'b' }, true],
  ['another customer', { documentNo: '42', customerNo: '2' }, true],
  ['the same customer without an id', { documentNo: '42', customerNo: '1' }, false],
  ['nobody', { documentNo: '42' }, false],
  ['another number', { documentNo: '43', documentUuid: 'b', customerNo: '2' }, false],
  ['no number', { documentUuid: 'b', customerNo: '2' }, false],
])('%s', (_, row, isOther) => {
  expect(listOthersOfNumber(document, [row])).toEqual(isOther ? [row] : [])
})

test('of a document that tells nothing of itself no row is another', () => {
  expect(listOthersOfNumber({ documentNo: '42' }, [document])).toEqual([])
  expect(listOthersOfNumber({}, [document])).toEqual([])
})
