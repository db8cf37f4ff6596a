import { expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import {
  describeItemStatus,
  labelCollectionLevel,
  labelDocumentType,
  nameItem,
  titleItem,
} from './ar-item-labels'

test.each([
  [{ status: 'open', remainingAmount: 5 }, 'open', 'Open'],
  [{ status: 'PAID', remainingAmount: 0 }, 'paid', 'Paid'],
  [{ status: 'OPEN', remainingAmount: -5 }, 'credit', 'Credit, not used yet'],
  [{ status: 'FROZEN', remainingAmount: 5 }, 'unknown', 'Unknown status: FROZEN'],
  [{ remainingAmount: null }, 'unknown', 'No status'],
] as const)('the status of %j', (item, tone, words) => {
  expect(describeItemStatus(t, item)).toEqual({ tone, words })
})

test('codes become words, whatever their case, and unknown ones stay as they are', () => {
  expect(labelDocumentType(t, 'rn')).toBe('Interest note')
  expect(labelDocumentType(t, 'ZZ')).toBe('ZZ')
  expect(labelDocumentType(t, null)).toBeNull()
  expect(labelCollectionLevel(t, 'COLLECTION')).toBe('Debt collection')
})

test('a title tells what is open where that is exact, and else the document alone', () => {
  const item = { documentNo: ' 2026-1 ', documentType: 'IN', currency: 'NOK' }
  expect(titleItem(t, { ...item, remainingAmount: 1200.5 })).toBe(
    'Invoice 2026-1, 1 200,50 NOK open',
  )
  expect(titleItem(t, item)).toBe('Invoice 2026-1')
  expect(nameItem(t, {})).toBe('Document')
})
