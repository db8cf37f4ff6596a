import { expect, test } from 'vitest'
import { assumedLimits } from '@/lib/shared/wire/limits'
import { useSettings } from '@/tests/support/settings'
import { getLimits } from './limits'

test('what no setting says is what is assumed', () => {
  useSettings()
  expect(getLimits()).toEqual(assumedLimits)
})

test('each setting says otherwise', () => {
  useSettings({
    ...{ PARTNER_PAGE_ROWS: '50', PARTNER_SEARCH_VALUES: '7' },
    ...{ ADJUSTMENTS_PER_BATCH: '1', CUSTOMERS_PER_BATCH: '3', CUSTOMER_READS_PER_LOOK: '40' },
  })
  expect(getLimits()).toEqual({
    ...{ pageRows: 50, searchValues: 7, adjustments: 1, customers: 3, customerReads: 40 },
  })
})

test('the old name of a setting is still read', () => {
  useSettings({ POSTINGS_PER_BATCH: '7' })
  expect(getLimits().adjustments).toBe(7)
  useSettings({ POSTINGS_PER_BATCH: '7', ADJUSTMENTS_PER_BATCH: '8' })
  expect(getLimits).toThrow(/^ADJUSTMENTS_PER_BATCH: is set otherwise/)
})

test.each(['0', '10001', '1.5', 'many'])('%s is refused by the name of the setting', (wrong) => {
  useSettings({ ADJUSTMENTS_PER_BATCH: wrong })
  expect(getLimits).toThrow(/^ADJUSTMENTS_PER_BATCH: /)
})
