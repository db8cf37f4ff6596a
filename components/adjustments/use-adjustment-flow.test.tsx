import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/support/render-page'
import { type AdjustmentFlow, useAdjustmentFlow } from './use-adjustment-flow'

const done = vi.hoisted(() => ({ steps: [] as string[] }))
vi.mock('@/lib/features/drafts/client/public', () => ({
  useStoreDraft: () => async () => void done.steps.push('stored'),
}))
vi.mock('@/lib/features/adjustments/client/use-adjustments', () => ({
  useSubmitAdjustments: () => ({
    send: async () => {
      done.steps.push('sent')
      return { ok: true, value: null }
    },
  }),
}))

const place = {
  ...{ kind: 'payment' as const, organizationId: '7', userName: 'kari' },
  ...{ clientNo: '1001', draftKey: 'payments:7' },
}

test.each([
  ['what goes out is stored first', {}, ['stored', 'sent']],
  ['nothing takes the place of a draft that was not read', { storesDraft: false }, ['sent']],
])('%s', async (_, more, steps) => {
  done.steps = []
  const flows: AdjustmentFlow[] = []
  const Page = () => {
    flows.push(useAdjustmentFlow({ ...place, ...more }, null))
    return null
  }
  renderPage(<Page />)
  flows[0]!.send({}, [])
  await vi.waitFor(() => expect(done.steps).toEqual(steps), { timeout: 20_000 })
})
