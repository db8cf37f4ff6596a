import { expect, test } from 'vitest'
import { LimitsProvider } from '@/lib/client/limits'
import { assumedLimits } from '@/lib/shared/wire/limits'
import { renderEnglish } from '@/tests/support/render-english'
import { BeyondReads } from './stored-progress'

const paint = (count: number) =>
  renderEnglish(
    <LimitsProvider limits={{ ...assumedLimits, customerReads: 40 }}>
      <BeyondReads count={count} onMore={() => {}} />
    </LimitsProvider>,
  )

test('the limit of single reads is told where it bites, with the way on', () => {
  expect(paint(0)).toBe('')
  expect(paint(1)).toContain('1 customer isn’t in the customer list, and at most 40 are read')
  expect(paint(85_000)).toMatch(
    /85.000 customers aren’t .* They are left out unless you load more\./,
  )
  expect(paint(85_000)).toContain('Load more customers</button>')
})
