import { describe, expect, test } from 'vitest'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { checkReadiness } from './health'

const desk = deskUnderTest()
const worksOf = ({ areas }: Awaited<ReturnType<typeof checkReadiness>>) =>
  Object.fromEntries(areas.map(({ area, works }) => [area, works]))

describe('the desk is ready', () => {
  test('while its store and every area answer, and it asks without a token', async () => {
    desk.upstream.answerWith((_, response) => json(response, 200, { status: 'up' }))
    const all = await checkReadiness()
    expect({ ready: all.ready, store: all.store, areas: worksOf(all) }).toEqual({
      ready: true,
      store: true,
      areas: { identity: true, receivables: true, distribution: true, collection: true },
    })
    expect(desk.upstream.requests.map(({ url }) => url).sort()).toEqual([
      '/arm/health',
      '/auth/health',
      '/coll/health',
      '/dist/health',
    ])
    expect(desk.upstream.requests.filter(({ headers }) => headers.authorization)).toEqual([])
  })

  test('while one area works, and tells which do not', async () => {
    desk.upstream.answerWith(({ url }, response) =>
      json(response, url.startsWith('/coll') ? 200 : 503, {}),
    )
    const some = await checkReadiness()
    expect({ ready: some.ready, areas: worksOf(some) }).toEqual({
      ready: true,
      areas: { identity: false, receivables: false, distribution: false, collection: true },
    })
  })

  test('while receivables is out, which its own health check tells', async () => {
    desk.upstream.answerWith(({ url }, response) =>
      json(response, url === '/arm/health' ? 503 : 200, {}),
    )
    const some = await checkReadiness()
    expect({ ready: some.ready, areas: worksOf(some) }).toEqual({
      ready: true,
      areas: { identity: true, receivables: false, distribution: true, collection: true },
    })
  })

  test('when an area has no health path, for it answers', async () => {
    desk.upstream.answerWith((_, response) => json(response, 404, {}))
    expect((await checkReadiness()).ready).toBe(true)
  })

  test('no more when no area answers', async () => {
    useSettings(areasAt('http://127.0.0.1:1'))
    const none = await checkReadiness()
    expect({ ready: none.ready, store: none.store }).toEqual({ ready: false, store: true })
  })

  test('no more when its store does not answer', async () => {
    desk.upstream.answerWith((_, response) => json(response, 200, {}))
    const holder = globalThis as { duedeskDatabase?: unknown }
    const store = holder.duedeskDatabase
    holder.duedeskDatabase = Promise.reject(new Error('gone'))
    const without = await checkReadiness()
    holder.duedeskDatabase = store
    expect({ ready: without.ready, store: without.store }).toEqual({ ready: false, store: false })
  })
})
