import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getCustomerQuery } from './customers'
import { replaceRead } from './use-customer-writes'

const { queryKey } = getCustomerQuery('1001', '70001')
const before = { customerNo: '70001', name: 'Before' } as never
const after = { customerNo: '70001', name: 'After' } as never

/** Replaces what was read, while an older read is under way. */
async function replaceWith(read: typeof after | undefined) {
  const client = new QueryClient()
  client.setQueryData(queryKey, before)
  const { promise, resolve } = Promise.withResolvers<never>()
  void client.fetchQuery({ queryKey, queryFn: () => promise, staleTime: 0 }).catch(() => {})
  const isReplaced = replaceRead(client, '1001', '70001', read)
  resolve(before)
  await isReplaced
  const { data, isInvalidated } = client.getQueryState(queryKey)!
  return { data, isInvalidated }
}

test('what a write has seen stands, whatever an older read tells', async () => {
  expect(await replaceWith(after)).toEqual({ data: after, isInvalidated: false })
})

test('where a write has seen nothing, what was read before is shown, and is out of date', async () => {
  expect(await replaceWith(undefined)).toEqual({ data: before, isInvalidated: true })
})
