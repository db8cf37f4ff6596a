import { expect, test } from 'vitest'
import { judgeCreation, judgeDocument, listDistinct, type NumberCheck } from './same-document'

const sent = {
  ...{ documentNo: '1', documentType: 'IN', customerNo: '10001', documentDate: '2026-11-26' },
  ...{ dueDate: null, currency: 'NOK', kid: '', amount: '100.10' as const },
}
const read = {
  ...{ documentNo: '1', documentType: 'in', customerNo: ' 10001 ', currency: 'nok' },
  ...{ documentDate: '2026-11-26T00:00:00', amount: 100.1 },
}

test.each([
  [{}, {}, 'same'],
  [{ dueDate: '2026-12-10', kid: '7' }, {}, 'same'],
  [{}, { dueDate: '2026-12-10' }, 'same'],
  [{ dueDate: '2026-12-11' }, { dueDate: '2026-12-10' }, 'other'],
  [{ kid: '8' }, { kid: '7' }, 'other'],
  [{ amount: 100.11 }, {}, 'other'],
  [{ customerNo: '7' }, {}, 'other'],
  [{ customerNo: '7', amount: null }, {}, 'other'],
  [{ documentType: 'CN' }, {}, 'other'],
  [{ currency: 'SEK' }, {}, 'other'],
  [{ documentDate: '2026-11-27' }, {}, 'other'],
  [{ documentNo: '2' }, {}, 'other'],
  [{ customerNo: ' ' }, {}, 'untold'],
  [{ documentType: null }, {}, 'untold'],
  [{ amount: null }, {}, 'untold'],
  [{ currency: null }, {}, 'untold'],
  [{ documentDate: 'soon' }, {}, 'untold'],
])('what is read with %j of what was sent with %j is the %s', (seen, meant, verdict) =>
  expect(judgeDocument({ ...read, ...seen }, { ...sent, ...meant })).toBe(verdict),
)

const nothing: NumberCheck = { documents: [], items: [], isNoDocument: true, areAllItems: true }

test.each<[Partial<NumberCheck>, boolean, string]>([
  [{ documents: [read] }, false, 'applied'],
  [{ items: [read] }, false, 'applied'],
  [{ documents: [read], items: [{ ...read, customerNo: '7' }] }, true, 'unproven'],
  [{ documents: [{ ...read, amount: 1 }], items: [read] }, true, 'unproven'],
  [{ documents: [{}] }, true, 'unproven'],
  [{}, true, 'not-applied'],
  [{}, false, 'unproven'],
  [{ isNoDocument: false }, true, 'unproven'],
  [{ areAllItems: false }, true, 'unproven'],
])('a look that shows %j, over %s, makes it %s', (look, isOver, found) =>
  expect(judgeCreation({ ...nothing, ...look }, sent, isOver)).toBe(found),
)

test('a document and its item are one, those of two customers two', () =>
  expect(listDistinct([read, read, { ...read, customerNo: '7' }])).toHaveLength(2))
