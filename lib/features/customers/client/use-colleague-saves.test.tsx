import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '@/lib/client/operation-query'
import { mountHook } from '@/tests/support/mount-hook'
import { getCustomerQuery } from './customers'
import { useColleagueSaves } from './use-colleague-saves'

type Entries = Answer<'listJournal'>['entries']
type Shown = { entries?: Entries; isTyping?: boolean }

const place = { clientNo: '1001', customerNo: '7', userName: 'kari' }
const save = (person: string, endedAt = '2026-11-21T10:31:00Z', state = 'done') =>
  ({
    ...{ idempotencyKey: `${person} ${endedAt}`, operation: 'updateCustomer', person, state },
    ...{ sentAt: endedAt, endedAt, fields: [] },
  }) as unknown as Entries[number]
const old = save('ola', '2026-11-21T09:00:00Z')

const query = getCustomerQuery('1001', '7')
const itemsKey = ['listArItems', { clientNo: '1001', customerNo: '7' }, 'whole']
/** Of each read: whether the page made it by itself. */
let reads: boolean[]
let itemReads: boolean[]
let client: QueryClient
let leave = async () => {}

beforeEach(() => {
  reads = []
  itemReads = []
  client = new QueryClient()
  client.setQueryData(itemsKey, { rows: [], isWhole: true })
  client.setQueryData(query.queryKey, { customerNo: '7' })
})
afterEach(async () => {
  await leave()
  client.clear()
  vi.unstubAllGlobals()
})

async function open(first: Shown) {
  const page = await mountHook(
    () => {
      const [{ entries, isTyping = false }, show] = useState(first)
      useQuery({
        ...query,
        staleTime: Number.POSITIVE_INFINITY,
        queryFn: ({ meta }) => {
          reads.push(meta?.background === true)
          return { customerNo: '7' }
        },
      })
      useQuery({
        queryKey: itemsKey,
        staleTime: Number.POSITIVE_INFINITY,
        queryFn: ({ meta }) => {
          itemReads.push(meta?.background === true)
          return { rows: [], isWhole: true }
        },
      })
      useColleagueSaves(place, entries, isTyping)
      return show
    },
    (part) => <QueryClientProvider client={client}>{part}</QueryClientProvider>,
  )
  leave = page.unmount
  return (shown: Shown) => page.act((show) => show(shown))
}

test('a save by a colleague is read, once, and by the page itself', async () => {
  const show = await open({ entries: [] })
  await show({ entries: [save('ola')] })
  await show({ entries: [save('ola')] })
  expect(reads).toEqual([true])
  await show({ entries: [save('per', '2026-11-21T10:32:00Z'), save('ola')] })
  expect(reads).toEqual([true, true])
})

test('nothing is read while something is typed, and then what was saved meanwhile', async () => {
  const show = await open({ entries: [old] })
  await show({ entries: [save('ola'), old], isTyping: true })
  expect(reads).toEqual([])
  await show({ entries: [save('ola'), old] })
  expect(reads).toEqual([true])
})

test.each([
  ['is the person’s own', save('kari')],
  ['was refused', save('ola', undefined, 'refused')],
  ['is not known to be done', save('ola', undefined, 'unknown')],
])('nothing is read for a save that %s', async (_, entry) => {
  const show = await open({ entries: [old] })
  await show({ entries: [entry, old] })
  expect(reads).toEqual([])
})

test('nothing is read when the journal is first there: it was read with the customer', async () => {
  const show = await open({})
  await show({ entries: [old] })
  expect(reads).toEqual([])
})

test('a stop of an item by a colleague is read with the items alone, also while something is typed', async () => {
  const stop = { ...save('ola'), operation: 'updateArItem' } as Entries[number]
  const show = await open({ entries: [old] })
  await show({ entries: [{ ...stop, person: 'kari' }, old], isTyping: true })
  expect(itemReads).toEqual([])
  await show({ entries: [stop, old], isTyping: true })
  await show({ entries: [stop, old] })
  expect([reads, itemReads]).toEqual([[], [true]])
})
