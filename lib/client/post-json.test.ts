import { describe, expect, test } from 'vitest'
import type { Result } from '@/lib/contracts/result'
import { askAcrossSignIn, noteSignedIn } from './post-json'

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
})
