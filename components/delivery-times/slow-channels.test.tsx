import { expect, test } from 'vitest'
import type { ChannelPace } from '@/lib/features/delivery-times/client/delivery-times'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderEnglish } from '@/tests/support/render-english'
import { SlowChannels } from './slow-channels'

const none = { count: 0, of: 0 }
const pace: ChannelPace = {
  ...{ channel: 'Peppol', companies: 1, hours: 24, isSlow: false, isFailing: false },
  ...{ late: none, lateBefore: none, failed: none, failedBefore: none },
}
const read = (...channels: ChannelPace[]) =>
  readWithLinks(renderEnglish(<SlowChannels channels={channels} />))

test('a channel without a past to compare with is not judged, however much fails', () => {
  const failing = { ...pace, failed: { count: 40, of: 40 } }
  expect(read(failing)).toContain('Too few deliveries to say which channel is slow.')
  const judged = { ...pace, failed: { count: 1, of: 40 }, failedBefore: { count: 9, of: 300 } }
  expect(read(failing, judged)).toContain('No channel is unusually slow')
  expect(read(failing, judged)).toContain('none of 1 channel delivers late')
})
