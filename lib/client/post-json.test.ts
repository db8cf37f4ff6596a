import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Result } from '@/lib/contracts/result'
import { createSignInWait } from '@/lib/features/sign-in/client/sign-in'
import { callAction } from './call-action'
import { askAcrossSignIn, noteSignedIn, postJson } from './post-json'

afterEach(() => void vi.unstubAllGlobals())

describe('what is asked while the person signs in again', () => {
  const ended: Result<string> = { ok: false, failure: { kind: 'unauthenticated' } }
  const well: Result<string> = { ok: true, value: 'rows' }

  /** A desk that gives these answers in turn; sign-in comes before the first of them. */
  async function ask(answers: Result<string>[], { isSignedIn }: { isSignedIn: boolean }) {
    let asked = 0
    const result = await askAcrossSignIn(async () => {
      if (isSignedIn && asked === 0) noteSignedIn()
      return answers[asked++]!
    })
    return { asked, result }
  }

  test('is asked once more where its answer is of the ended session', async () => {
    expect(await ask([ended, well], { isSignedIn: true })).toEqual({ asked: 2, result: well })
  })

  test('is asked once more only, and meets a session that has ended again', async () => {
    expect(await ask([ended, ended, well], { isSignedIn: true })).toEqual({
      asked: 2,
      result: ended,
    })
  })

  test('is not asked again where nobody has signed in since, or it failed otherwise', async () => {
    expect(await ask([ended, well], { isSignedIn: false })).toEqual({ asked: 1, result: ended })
    const broken: Result<string> = { ok: false, failure: { kind: 'broken' } }
    expect(await ask([broken, well], { isSignedIn: true })).toEqual({ asked: 1, result: broken })
    expect(await ask([well, ended], { isSignedIn: true })).toEqual({ asked: 1, result: well })
  })

  test('goes through a route in the new session, with the same words', async () => {
    vi.stubGlobal('window', new EventTarget())
    const asked: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      asked.push(body)
      if (asked.length > 1) return Response.json(well)
      createSignInWait().end()
      return Response.json(ended)
    })
    expect(await postJson('/api/x', '{"a":1}')).toEqual(well)
    expect(asked).toEqual(['{"a":1}', '{"a":1}'])
  })

  test('goes through an action in the new session, and nobody is asked to sign in', async () => {
    vi.stubGlobal('window', new EventTarget())
    const signInAgain = vi.fn(async () => {})
    const action = vi.fn(async () => {
      if (action.mock.calls.length > 1) return well
      createSignInWait().end()
      return ended
    })
    expect(await callAction(action, signInAgain)).toEqual(well)
    expect([action.mock.calls.length, signInAgain.mock.calls.length]).toEqual([2, 0])
  })
})
