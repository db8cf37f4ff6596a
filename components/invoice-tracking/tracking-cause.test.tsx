import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toFailuresQuestion } from '@/lib/features/delivery-failures/client/public'
import { getLimitedFailuresQuery } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import { formatIsoDate } from '@/lib/shared/format/date-time'
import { renderPage } from '@/tests/support/render-page'
import { TrackingCause } from './tracking-cause'

const now = Date.UTC(2026, 2, 12, 12)
const question = toFailuresQuestion(
  { from: null, to: null, companies: [501] },
  formatIsoDate(new Date(now), 'UTC'),
)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())
const group = { key: 'cause:mailboxFull', kind: 'cause', cause: 'mailboxFull', count: 3 }

test.each([
  [true, '>3 similar failures in seven days<'],
  [false, '>At least 3 similar failures in seven days<'],
])('how many others failed so is sure only of what was read to its end: %s', (all, words) => {
  const timeline = { clientNo: null, owner: { linked: null }, customer: null, companyId: 501 }
  const markup = renderPage(
    <TrackingCause
      row={{ LogText: 'Mailbox full' }}
      timeline={timeline as never}
      mayPartner={true}
    />,
    (client) =>
      client.setQueryData(getLimitedFailuresQuery(question).queryKey, {
        ...{ all, groups: [group] },
      } as never),
  )
  expect(markup).toContain(words)
})
