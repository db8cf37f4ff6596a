import { expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { requireWhole, toAreaState } from './use-customer-areas'

const refetch = vi.fn(async () => undefined)
const list = { rows: [], isWhole: true }

test('an area that failed is not known, says which it is, and can be asked again', () => {
  const error = new OperationFailed({ kind: 'unreachable', status: 503 })
  const state = toAreaState('collection', { data: undefined, error, refetch })
  expect(state).toMatchObject({
    is: 'unknown',
    area: 'collection',
    why: 'failed',
    failure: { kind: 'unreachable' },
  })
  if (state.is === 'unknown') state.again?.()
  expect(refetch).toHaveBeenCalledOnce()
})

test('what was read once stays, and what is on its way is not known to be nothing', () => {
  const error = new Error('later')
  expect(toAreaState('ledger', { data: list, error, refetch })).toEqual({
    is: 'known',
    value: list,
  })
  expect(toAreaState('ledger', { data: undefined, error: null, refetch })).toEqual({
    is: 'reading',
  })
})

test('a list that is not whole gives no sum', () => {
  const known = (isWhole: boolean) => ({ is: 'known' as const, value: { rows: [], isWhole } })
  expect(requireWhole('ledger', known(true))).toEqual(known(true))
  expect(requireWhole('ledger', known(false))).toMatchObject({ is: 'unknown', why: 'partial' })
  expect(requireWhole('ledger', { is: 'reading' })).toEqual({ is: 'reading' })
})
