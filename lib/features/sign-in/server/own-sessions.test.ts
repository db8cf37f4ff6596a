import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions } from '@/lib/platform/database/schema'
import { makeDigest } from '@/lib/platform/database/sealed'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { openSession } from '@/lib/platform/session/vault'
import { fromOrigin, holdCookie } from '@/tests/support/browser'
import { asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { forgetAll } from '@/tests/support/forget-sessions'
import { storeKinds } from '@/tests/support/stores'
import { tokenAnswer } from '@/tests/support/tokens'
import { endOtherSessions } from './end-other-sessions'

describe.each(storeKinds)('own sessions on %s', (kind) => {
  const desk = deskUnderTest(kind)
  const open = (userName: string, browser: string | null) =>
    openSession(userName, tokenAnswer(), null, browser)
  const list = () => executeOperation('listSessions', {})
  const endOthers = (userName = 'kari', idempotencyKey = randomUUID()) =>
    endOtherSessions({ idempotencyKey, userName })

  /** Whether the session of an id lives, as its next request finds it. */
  async function lives(id: string) {
    await holdCookie(id)
    return (await findCurrentSession()) !== null
  }

  test('are listed with their browser, the one that asks first, and nobody else’s nor any that is over', async () => {
    const ended = await open('kari', 'Opera on Linux')
    await open('kari', 'Edge on Windows')
    await open('ola', 'Safari on macOS')
    await asKari()
    await desk.db.update(sessions).set({ lastActiveAt: new Date(Date.now() - 60_000) })
    forgetAll()
    const idle = await open('kari', 'Chrome on Android')
    await desk.db.transaction(async (work) => {
      await work
        .update(sessions)
        .set({ endedAt: new Date() })
        .where(eq(sessions.id, makeDigest(ended)))
      await work
        .update(sessions)
        .set({ lastActiveAt: new Date(0) })
        .where(eq(sessions.id, makeDigest(idle)))
    })
    const answer = await list()
    expect(answer).toMatchObject({
      ok: true,
      value: {
        sessions: [
          { browser: null, isCurrent: true },
          { browser: 'Edge on Windows', isCurrent: false },
        ],
      },
    })
    expect(JSON.stringify(answer)).not.toMatch(/token|"id"|Opera|Android|Safari/)
  })

  test('but the one that asks end for good, each with its tokens; the one that asks stays, and so does a colleague’s', async () => {
    const [first, second, olas] = [
      await open('kari', null),
      await open('kari', null),
      await open('ola', null),
    ]
    const own = await asKari()
    expect(await endOthers()).toEqual({ ok: true, value: { ended: 2 } })
    expect(await list()).toMatchObject({ value: { sessions: [{ isCurrent: true }] } })
    expect([await lives(first), await lives(second), await lives(olas), await lives(own)]).toEqual([
      false,
      false,
      true,
      true,
    ])
    const rows = await desk.db.select().from(sessions)
    expect(
      rows
        .filter(({ endReason }) => endReason === 'ended by their person')
        .map(({ accessToken, refreshToken }) => [accessToken, refreshToken]),
    ).toEqual([
      ['', null],
      ['', null],
    ])
    await holdCookie(first)
    expect(await list()).toEqual({ ok: false, failure: { kind: 'unauthenticated' } })
  })

  test('are ended once per idempotency key, with a row of the journal, and a session that was opened since stays', async () => {
    await open('kari', null)
    const own = await asKari()
    const idempotencyKey = randomUUID()
    expect(await endOthers('kari', idempotencyKey)).toEqual({ ok: true, value: { ended: 1 } })
    const later = await open('kari', null)
    expect(await endOthers('kari', idempotencyKey)).toEqual({ ok: true, value: { ended: 1 } })
    expect(await lives(later)).toBe(true)
    await holdCookie(own)
    expect(await desk.journalRows()).toMatchObject([
      { operation: 'endOtherSessions', person: 'kari', state: 'done', clientNo: null },
    ])
  })

  test('are not ended from a page of others, from a page of another person, or by what is off the contract', async () => {
    const other = await open('kari', null)
    await asOla()
    expect(await endOthers('kari')).toEqual({
      ok: false,
      failure: { kind: 'forbidden', code: 'other-person' },
    })
    await asKari()
    fromOrigin('https://evil.example')
    expect(await endOthers()).toMatchObject({
      failure: { kind: 'forbidden', code: 'wrong-origin' },
    })
    fromOrigin('http://desk.test')
    for (const wrong of [
      null,
      {},
      { idempotencyKey: 'x', userName: 'kari' },
      { idempotencyKey: randomUUID(), userName: 'kari', of: 'ola' },
    ])
      expect(await endOtherSessions(wrong)).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await lives(other)).toBe(true)
    expect(await desk.journalRows()).toEqual([])
  })
})
