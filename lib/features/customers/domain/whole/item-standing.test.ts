import { expect, test } from 'vitest'
import { findItemStanding } from './item-standing'

const reminded = { collectionLevel: 'REMINDER', lastReminderDate: '2026-03-09' }

test.each<[object, object]>([
  [{ collectionLevel: 'NONE' }, { is: 'notStarted' }],
  [{ collectionLevel: null }, { is: 'untold' }],
  [{ collectionLevel: 'LEGAL' }, { is: 'untold' }],
  [reminded, { is: 'reminded', on: '2026-03-09' }],
  [{ collectionLevel: 'reminder ' }, { is: 'reminded', on: null }],
  [{ ...reminded, stopReminderUntil: '2026-03-12' }, { is: 'stopped' }],
  [{ ...reminded, stopReminderUntil: '2026-03-11' }, { is: 'reminded' }],
  [{ ...reminded, stopInterestCalcUntil: '2026-04-01' }, { is: 'reminded' }],
  [{ ...reminded, stopDebtCollectionUntil: 'soon' }, { is: 'stopped' }],
  [{ collectionLevel: 'NONE', stopDebtCollectionUntil: '2026-03-12' }, { is: 'stopped' }],
  [{ stopReminderUntil: '2026-04-01' }, { is: 'stopped' }],
  [{ collectionLevel: 'COLLECTION', stopReminderUntil: '2026-04-01' }, { is: 'inCollection' }],
])('%j is %j', (item, standing) => {
  expect(findItemStanding(item, '2026-03-12')).toMatchObject(standing)
})
