import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { Database } from '@/lib/platform/database/open'
import { callPauses, journal } from '@/lib/platform/database/schema'
import { unsealRow } from '@/lib/platform/journal/sealed-payload'
import { anonymousBrowser, signedIn } from './browser'
import { type Answer, type FakeUpstream, fakeUpstream } from './fake-upstream'
import { identityArea } from './identity'
import { collectedLog } from './log-lines'
import { areasAt, forgetProcess, useSettings } from './settings'
import { emptyDesk, openTestDesk } from './stores'
import { tokenAnswer } from './tokens'

/** A desk over a store and an upstream of its own, fresh for every test. */
export type DeskUnderTest = {
  db: Database
  upstream: FakeUpstream
  log: string[]
  identity: ReturnType<typeof identityArea>
  journalRows: () => Promise<Row[]>
}
type Row = typeof journal.$inferSelect

export function deskUnderTest(kind: 'pglite' | 'postgresql' = 'pglite'): DeskUnderTest {
  const desk = {
    journalRows: async () =>
      (await desk.db.select().from(journal).orderBy(journal.sentAt)).map(unsealRow),
  } as DeskUnderTest
  let store: Awaited<ReturnType<typeof openTestDesk>>
  beforeAll(async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    useSettings()
    desk.upstream = await fakeUpstream()
    store = await openTestDesk(kind)
    desk.db = store.db
  })
  afterAll(async () => {
    await store.close()
    await desk.upstream.close()
  })
  beforeEach(async () => {
    desk.log = collectedLog()
    useSettings({ ...areasAt(desk.upstream.base), UPSTREAM_TIMEOUT_SECONDS: '2' })
    await emptyDesk(desk.db)
    desk.identity = identityArea()
    anonymousBrowser()
  })
  return desk
}

/** Lets the time of every pause pass that an upstream asked for. */
export async function endPauses(desk: DeskUnderTest) {
  await desk.db.delete(callPauses)
  forgetProcess()
}

/** Lets the identity area answer under `/auth`, and the test everything else. */
export function upstreamAnswers(desk: DeskUnderTest, answer: Answer) {
  desk.upstream.answerWith((request, response, socket) =>
    request.url.startsWith('/auth/')
      ? desk.identity.answer(request, response, socket)
      : answer(request, response, socket),
  )
}

/** What arrived in the areas, without the identity area's part. */
export const arrivedAt = (desk: DeskUnderTest) =>
  desk.upstream.requests.filter(({ url }) => !url.startsWith('/auth/'))

export const asKari = (stated: Parameters<typeof tokenAnswer>[0] = {}) =>
  signedIn('kari', tokenAnswer(stated))
export const asOla = (stated: Parameters<typeof tokenAnswer>[0] = {}) =>
  signedIn('ola', tokenAnswer({ name: 'Ola Hansen', ...stated }))
