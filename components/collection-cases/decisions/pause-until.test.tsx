import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/support/render-page'
import { caseSubjects } from './bulk-subjects'
import type { DecisionSubject } from './decision-subject'
import { useDecision } from './use-decision'
import { useDecisionQueue } from './use-decision-queue'

const sent = vi.hoisted(() => ({ bodies: [] as unknown[] }))
const send = vi.hoisted(() => async (body: unknown) => {
  sent.bodies.push(body)
  return { ok: false, failure: { kind: 'not-sent' } }
})
vi.mock('@/lib/features/collection-cases/client/use-cases', () => ({
  useDecide: () => ({ send }),
  useRefreshDecisions: () => () => {},
}))
vi.mock('@/lib/features/bulk-actions/client/public', () => ({
  useStartBulkAction: () => ({ isPending: false, send }),
  useFollowedRows: () => ({ action: null, rows: [], stop: {}, unread: null }),
}))

const where = { organizationId: 'o', userName: 'kari' }
const subject = { ...where, number: '7', names: {}, seen: {} } as unknown as DecisionSubject

// Enter sends before the box is left, and leaving it is what writes the day in ISO.
test.each([
  ['31.12.2026', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['', null],
])('a last day typed as %j goes out as %s, of one and of many', (until, day) => {
  sent.bodies = []
  const typed = { reason: 'Disputed', until, typedNo: '' }
  const Page = () => {
    const one = useDecision(subject, 'pauseCase')
    const many = useDecisionQueue(where, 'pause', caseSubjects, () => {})
    if (sent.bodies.length === 0) {
      one.send(typed)
      many.start([], typed)
    }
    return null
  }
  renderPage(<Page />)
  expect(sent.bodies).toMatchObject([{ until: day }, { until: day }])
})
