import { expect, test } from 'vitest'
import { emptyCodeNames } from '@/lib/features/codes/domain/public'
import { t } from '@/tests/support/english'
import { renderEnglish } from '@/tests/support/render-english'
import { buildItemColumns } from './item-columns'

const place = {
  ...{ clientNo: '1001', today: '2026-11-26', names: emptyCodeNames, customers: new Map() },
}
const { cell } = buildItemColumns(t, place).find(({ key }) => key === 'stops')!

test.each([
  ['carries no stop', {}, '–'],
  ['has none', { stopReminderUntil: null, stopDebtCollectionUntil: '' }, ''],
  ['has one that is over', { stopInterestCalcUntil: '2026-11-25' }, ''],
  ['is stopped', { stopReminderUntil: '2026-11-26' }, 'Reminders'],
])('what the list shows of an item that %s', (_, stops, shown) => {
  const words = renderEnglish(cell(stops)).replace(/<[^>]*>/g, '')
  expect(shown === '' ? words === '' : words.startsWith(shown)).toBe(true)
})
