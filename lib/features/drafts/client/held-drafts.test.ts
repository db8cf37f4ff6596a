import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getDraftQuery } from '@/lib/client/user-state'
import { findDoubted, noteTold, takeOwn } from './held-drafts'
import { cacheDraft } from './use-draft'

const place = { clientNo: '1001', draftKey: 'send:b2b' }
const { queryKey } = getDraftQuery(place.clientNo, place.draftKey)
const nothing = { draft: null }

let client: QueryClient
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  client = new QueryClient()
  return () => vi.useRealTimers()
})

const isDoubted = (isFirstPaint = false) => findDoubted(client, queryKey, isFirstPaint) !== null
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const arrive = () => {
  pass(1)
  client.setQueryData(queryKey, nothing)
}

/** A page opens, and says whether it has to read first. */
function open() {
  const isWaiting = isDoubted()
  takeOwn(client, queryKey)
  noteTold(client, queryKey)
  if (isWaiting) arrive()
  noteTold(client, queryKey)
  return isWaiting
}

describe('an answer about a draft is', () => {
  test('believed as it comes with a page, and not by the next page', () => {
    arrive()
    expect([open(), open(), open()]).toEqual([false, true, true])
  })

  test('believed once it was read anew since', () => {
    arrive()
    open()
    arrive()
    expect(isDoubted()).toBe(false)
  })

  test('believed on the page that the server painted, however long that was on its way', () => {
    arrive()
    pass(60_000)
    expect([isDoubted(), isDoubted(true)]).toEqual([true, false])
  })

  test('not believed where it was fetched ahead a while ago', () => {
    arrive()
    pass(29_000)
    expect(isDoubted()).toBe(false)
    pass(1_000)
    expect(isDoubted()).toBe(true)
  })

  test.each(['{"text":"new"}', null])(
    'believed where this tab left it itself (%s), by the next page and no other',
    (text) => {
      arrive()
      open()
      pass(1)
      cacheDraft(client, place, text)
      noteTold(client, queryKey)
      pass(240_000)
      expect([open(), open()]).toEqual([false, true])
    },
  )

  test('not taken where it was asked for before this tab left one', async () => {
    arrive()
    const { promise, resolve } = Promise.withResolvers<typeof nothing>()
    const read = client.fetchQuery({ queryKey, queryFn: () => promise, staleTime: 0 })
    cacheDraft(client, place, '{"text":"new"}')
    resolve(nothing)
    await read
    expect(client.getQueryData(queryKey)?.draft?.content).toEqual({ text: 'new' })
  })

  test('no matter where none is held', () => expect(isDoubted()).toBe(false))
})
