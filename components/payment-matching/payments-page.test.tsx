import type { QueryClient } from '@tanstack/react-query'
import type { EffectCallback } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { getPaymentsDraftQuery } from '@/lib/features/payment-matching/client/payment-keys'
import { routes } from '@/lib/shared/routes'
import { renderPage } from '@/tests/support/render-page'
import { PaymentsPage } from './payments-page'

/** What is painted on the server has no effects: these run as they are met, and end with the page. */
const effects = vi.hoisted(() => ({ ends: [] as (() => void)[] }))
vi.mock('react', async (load) => ({
  ...(await load<object>()),
  useEffect: (effect: EffectCallback) => {
    const end = effect()
    if (end) effects.ends.push(end)
  },
}))
const address = vi.hoisted(() => ({ sent: null as string | null }))
vi.mock('nuqs', async (load) => ({
  ...(await load<object>()),
  useQueryState: () => [address.sent, async () => null],
}))

afterEach(() => {
  vi.unstubAllGlobals()
  address.sent = null
})

const { queryKey } = getPaymentsDraftQuery('7', '1001')

/** Opens the page and leaves it; gives what was asked of the desk. */
function visit(fill: (client: QueryClient) => void): string[] {
  const ask = vi.fn(async (_: string) => new Response('{}'))
  vi.stubGlobal('fetch', ask)
  for (const name of ['window', 'document']) vi.stubGlobal(name, new EventTarget())
  effects.ends = []
  renderPage(<PaymentsPage organizationId="7" userName="kari" clientNo="1001" />, (client) => {
    client.setDefaultOptions({ queries: { retryOnMount: false } })
    fill(client)
  })
  for (const end of effects.ends) end()
  return ask.mock.calls.map(([address]) => address)
}

test('leaving drops no draft that could not be read', () => {
  const error = new OperationFailed({ kind: 'unreachable' })
  const fail = (client: QueryClient) =>
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error })
  expect(visit(fail)).toEqual([])
})

test('leaving drops what was read and is no list', () => {
  const tell = (client: QueryClient) =>
    client.setQueryData(queryKey, { draft: { content: 'old', keptAt: '2026-11-28T10:00:00Z' } })
  expect(visit(tell)).toEqual([routes.localWrite('dropDraft')])
})

test.each([
  ['its own list', 'k1', true],
  ['another list', 'k2', false],
])('the page of a batch and what is left of %s', (_, key, isTold) => {
  address.sent = 'k1'
  const line = (no: number, amount: string, currency: string | null) => ({
    ...{ no, paid: '2026-03-11', payer: 'Bakke', reference: '', bankReference: null },
    ...{ amount, currency },
  })
  const lines = [line(2, '16000', null), line(3, '852.36', 'NOK'), line(5, '15330.7', 'EUR')]
  const content = {
    ...{ idempotencyKey: 'k3', isSent: false, pastedAt: '', currency: 'NOK', picks: {} },
    list: { lines: [line(1, '7', null), ...lines], left: [] },
    unrecorded: { of: key, nos: [2, 3, 5], twinNos: [1], picks: {} },
  }
  for (const name of ['window', 'document']) vi.stubGlobal(name, new EventTarget())
  const markup = renderPage(
    <PaymentsPage organizationId="7" userName="kari" clientNo="1001" />,
    (client) =>
      client.setQueryData(queryKey, { draft: { content, keptAt: '2026-11-28T10:00:00Z' } }),
  )
  expect(markup.includes('3 payments not recorded')).toBe(isTold)
  expect(markup.includes('16 852,36 NOK, 15 330,70 EUR')).toBe(isTold)
})
