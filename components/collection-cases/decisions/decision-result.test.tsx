import { isValidElement, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WriteState } from '@/lib/contracts/desk/journal'
import { DecisionResult } from './decision-result'
import type { RowResult } from './row-result'

const check = vi.hoisted(() => ({ send: vi.fn() }))
vi.mock('@/lib/client/translation', async () => {
  const { t } = await import('@/tests/support/english')
  return { useT: () => t }
})
vi.mock('@/lib/features/journal/client/public', () => ({
  useCheckOutcome: () => ({ send: check.send, isPending: false, failure: null }),
  isCalledOff: () => false,
}))
beforeEach(() => check.send.mockReset())

/** The first press that a tree offers, wherever it stands. */
function pressIn(node: ReactNode | object): (() => void) | undefined {
  if (Array.isArray(node)) return node.map(pressIn).find(Boolean)
  if (!isValidElement<Record<string, ReactNode> & { onClick?: () => void }>(node)) return undefined
  return node.props.onClick ?? Object.values(node.props).map(pressIn).find(Boolean)
}

const result: RowResult = {
  is: 'unknown',
  idempotencyKey: 'k',
  decision: 'acceptDebtCollectionList',
}

test.each([
  ['done', 'decided'],
  ['accepted', 'taken'],
  ['not-applied', 'not-applied'],
] as [WriteState, RowResult['is']][])(
  'a check that finds %s shows the row as %s',
  async (state, is) => {
    check.send.mockResolvedValue({ ok: true, value: { state } })
    const onSettled = vi.fn()
    pressIn(DecisionResult({ result, onSettled }))!()
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalledWith({ ...result, is }), {
      timeout: 20_000,
    })
  },
)

test.each(['unknown', 'sending'] as const)('a check that finds %s leaves it', async (state) => {
  check.send.mockResolvedValue({ ok: true, value: { state } })
  const onSettled = vi.fn()
  pressIn(DecisionResult({ result, onSettled }))!()
  await check.send.mock.results[0]!.value
  expect(onSettled).not.toHaveBeenCalled()
})
