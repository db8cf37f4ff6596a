import { expect, test } from 'vitest'
import type { Failures } from '@/lib/features/delivery-failures/client/failures'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderEnglish } from '@/tests/support/render-english'
import { FailuresPlaceContext } from './failures-context'
import { NoCauses } from './no-causes'

const place = {
  ...{ userName: 'kari', companies: null, today: '2026-03-12' },
  question: { FromDate: '2026-03-01', ToDate: '2026-03-12' },
}
const read = (unhandled: number[], all = true, channel: object = {}) => {
  const groups = unhandled.map((count) => ({ count: 6, unhandled: count }))
  const data = { failed: 6 * groups.length, groups, all } as Failures
  return readWithLinks(
    renderEnglish(
      <FailuresPlaceContext value={{ ...place, question: { ...place.question, ...channel } }}>
        <NoCauses data={data} onView={() => {}} />
      </FailuresPlaceContext>,
    ),
  )
}

test('every failure is handled only where all were read and no cause has one left', () => {
  expect(read([0, 0])).toContain('Every failure is handled')
  for (const words of [read([6, 6]), read([0, 6]), read([0, 0], false)]) {
    expect(words).toContain('No causes match these filters')
    expect(words).not.toContain('Every failure is handled')
  }
})

test('that nothing failed is said of one channel alone where only that is counted', () => {
  expect(read([])).toContain('Nothing failed for these companies')
  const words = read([], true, { Channel: 'Peppol' })
  expect(words).toContain('Nothing sent by Peppol failed for these companies')
  expect(words).not.toContain('Nothing failed')
})
