import { describe, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import type { Page } from '@/lib/features/settlements/domain/combine-pages'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { toLoadedPages } from './use-settlements'

type Row = { id: string }

const refetch = vi.fn()

const load = (error: Error | null, data?: Page<Row>) =>
  toLoadedPages(
    [{ data, error, isFetching: false, refetch }],
    ({ id }) => id,
    (rows: readonly Row[]) => ({
      fitting: [...rows],
      findings: verifyFilters('listSettlements', {}, []).findings,
    }),
    { tokens: [undefined], setTokens: () => {} },
  )

describe('a page of settlements that could not be read', () => {
  test.each([
    ['that the service refused', new OperationFailed({ kind: 'forbidden' }), 'forbidden'],
    ['by a fault of the desk itself', new TypeError('x is undefined'), 'broken'],
  ])('is a failure, and no empty list: one %s', (_, error, kind) => {
    const loaded = load(error)
    expect(loaded).toMatchObject({ rows: [], isAtEnd: false, more: null, failure: { kind } })
    loaded.again()
    expect(refetch).toHaveBeenCalledOnce()
    refetch.mockClear()
  })

  test('is none where it was read', () =>
    expect(load(null, { data: [{ id: '1' }] }).failure).toBeNull())
})
