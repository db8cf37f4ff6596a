import { expect, test } from 'vitest'
import { emptyCodeNames } from '@/lib/features/codes/domain/public'
import { t } from '@/tests/support/english'
import {
  describeItemStatus,
  labelCollectionLevel,
  labelDocumentType,
  listDocumentTypes,
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
    'Invoice 2026-1, 1\u00a0200,50 NOK open',
  )
  expect(titleItem(t, item)).toBe('Invoice 2026-1')
  expect(nameItem(t, {})).toBe('Document')
})

test('types to choose from are the client’s codes, and the usual ones where they are not known', () => {
  const listChoices = () => [
    { code: 'IN', name: 'Faktura' },
    { code: 'X', name: null },
  ]
  expect(listDocumentTypes(t, { ...emptyCodeNames, listChoices })).toEqual([
    ['IN', 'IN Faktura'],
    ['X', 'X'],
  ])
  expect(listDocumentTypes(t, emptyCodeNames)).toContainEqual(['CN', 'Credit note'])
})
