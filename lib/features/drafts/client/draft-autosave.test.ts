import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Failure, Result } from '@/lib/contracts/result'
import { createDraftAutosave, pauseMs, retryMs } from './draft-autosave'

const well: Result<null> = { ok: true, value: null }
const ill = (kind: Failure['kind']): Result<null> => ({ ok: false, failure: { kind } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A keeper over a desk that answers when the test says so, or at once. */
function keeperOver(answers: Result<null>[] = []) {
  const sent: {
    text: string | null
    leaving: boolean
    typedMsAgo: number
    answer: (result: Result<null>) => Promise<void>
  }[] = []
  const keeper = createDraftAutosave((text, { leaving, typedMsAgo }) => {
    const { promise, resolve } = Promise.withResolvers<Result<null>>()
    sent.push({
      text,
      leaving,
      typedMsAgo,
      answer: async (result) => {
        resolve(result)
        await vi.advanceTimersByTimeAsync(0)
      },
    })
    const now = answers.shift()
    if (now) resolve(now)
    return promise
  })
  return { keeper, sent, texts: () => sent.map(({ text }) => text) }
}
const pause = (ms = pauseMs) => vi.advanceTimersByTimeAsync(ms)

describe('a keeper of a draft', () => {
  test('sends what was typed after a pause, once, and the newest only', async () => {
    const { keeper, texts } = keeperOver([well])
    for (const text of ['1', '12', '123']) {
      keeper.note(text)
      await pause(pauseMs - 1)
    }
    expect(texts()).toEqual([])
    await pause(1)
    keeper.note('123')
    await pause(60_000)
    expect(texts()).toEqual(['123'])
  })

  test('says with each change how long ago it was typed, also with the drop after a save', async () => {
    const { keeper, sent } = keeperOver([ill('unreachable'), well, well])
    keeper.note('1')
    await pause()
    await pause(retryMs)
    await pause(20_000)
    void keeper.drop()
    expect(sent.map(({ text, typedMsAgo }) => [text, typedMsAgo])).toEqual([
      ['1', pauseMs],
      ['1', pauseMs + retryMs],
      [null, pauseMs + retryMs + 20_000],
    ])
  })

  test('takes a draft up as something done now, and so it throws one away that it was offered', async () => {
    const offered = keeperOver([well])
    await pause(9_000)
    void offered.keeper.drop()
    expect(offered.sent.map(({ typedMsAgo }) => typedMsAgo)).toEqual([0])
    const taken = keeperOver([well])
    taken.keeper.takeOver()
    await pause(9_000)
    void taken.keeper.drop()
    expect(taken.sent.map(({ typedMsAgo }) => typedMsAgo)).toEqual([9_000])
  })

  test('sends nothing while nothing differs', async () => {
    const { keeper, texts } = keeperOver()
    keeper.note(null)
    await pause()
    await keeper.leave()
    await keeper.tryAgain()
    await keeper.close()
    expect(texts()).toEqual([])
    expect(keeper.left()).toBeUndefined()
  })

  test('drops what it kept as soon as nothing differs any more', async () => {
    const { keeper, texts } = keeperOver([well, well])
    keeper.note('1')
    await pause()
    keeper.note(null)
    await pause(0)
    expect(texts()).toEqual(['1', null])
    expect(keeper.left()).toBeNull()
  })

  test('leaves an offered draft alone when a change is taken back before it was sent', async () => {
    const { keeper, texts } = keeperOver()
    keeper.note('1')
    keeper.note(null)
    await pause()
    expect(texts()).toEqual([])
  })

  test('drops what it has taken over when nothing differs any more, also before it sent anything of its own', async () => {
    const { keeper, texts } = keeperOver([well])
    keeper.takeOver()
    keeper.note('1')
    keeper.note(null)
    await pause()
    expect(texts()).toEqual([null])
  })

  test('drops an offered draft when told, and keeps again from the next change on', async () => {
    const { keeper, texts } = keeperOver([well, well])
    keeper.note('1')
    await keeper.drop()
    keeper.note('1')
    await pause()
    expect(texts()).toEqual([null])
    keeper.note('12')
    await pause()
    expect(texts()).toEqual([null, '12'])
  })

  test('leaves something else in the place of a draft when told, also of what it is left with', async () => {
    const { keeper, texts } = keeperOver([well, well])
    keeper.note('1')
    await pause()
    await keeper.replace('others')
    await keeper.close()
    expect(texts()).toEqual(['1', 'others'])
    expect(keeper.left()).toBe('others')
  })

  test('has one request under way, and then sends the newest', async () => {
    const { keeper, sent, texts } = keeperOver()
    keeper.note('1')
    await pause()
    keeper.note('12')
    await pause()
    keeper.note('123')
    await pause()
    expect(texts()).toEqual(['1'])
    await sent[0]!.answer(well)
    expect(texts()).toEqual(['1', '123'])
    await sent[1]!.answer(well)
    await pause(60_000)
    expect(texts()).toEqual(['1', '123'])
  })

  test('drops after a save that was under way, so that this one does not stay', async () => {
    const { keeper, sent, texts } = keeperOver()
    keeper.note('1')
    await pause()
    keeper.note(null)
    await pause()
    await sent[0]!.answer(well)
    expect(texts()).toEqual(['1', null])
  })

  test('sends at once when the page is left, without waiting for what is under way, and once only', async () => {
    const { keeper, sent } = keeperOver()
    keeper.note('1')
    await pause()
    keeper.note('12')
    void keeper.leave()
    void keeper.leave()
    expect(sent.map(({ text, leaving }) => [text, leaving])).toEqual([
      ['1', false],
      ['12', true],
    ])
    await sent[1]!.answer(well)
    await sent[0]!.answer(ill('unreachable'))
    await pause(60_000)
    expect(sent).toHaveLength(2)
    expect(keeper.failure()).toBeNull()
  })

  test('sends again what is under way when the page is left, since that one may not outlive it', async () => {
    const { keeper, sent } = keeperOver()
    keeper.note('1')
    await pause()
    void keeper.leave()
    expect(sent.map(({ leaving }) => leaving)).toEqual([false, true])
  })

  test('waits with the newest when the session has ended: for the next change, or for sign-in', async () => {
    const { keeper, texts } = keeperOver([ill('unauthenticated'), ill('unauthenticated'), well])
    keeper.note('1')
    await pause()
    await pause(60_000)
    expect(texts()).toEqual(['1'])
    keeper.note('12')
    await pause()
    expect(keeper.failure()).toEqual({ kind: 'unauthenticated' })
    await keeper.tryAgain()
    expect(texts()).toEqual(['1', '12', '12'])
    expect(keeper.failure()).toBeNull()
    await keeper.tryAgain()
    expect(texts()).toHaveLength(3)
  })

  test.each(['unreachable', 'broken', 'throttled'] as const)(
    'tries again by itself after a while when the desk is %s',
    async (kind) => {
      const { keeper, texts } = keeperOver([ill(kind), ill(kind), well])
      keeper.note('1')
      await pause()
      expect(keeper.failure()).toEqual({ kind })
      await pause(retryMs)
      await pause(retryMs)
      await pause(60_000)
      expect(texts()).toEqual(['1', '1', '1'])
      expect(keeper.failure()).toBeNull()
    },
  )

  test('waits as long as a desk asks for whose pace was too fast', async () => {
    const paced: Failure = { kind: 'throttled', code: 'pace', retryAfter: 20 }
    const { keeper, texts } = keeperOver([{ ok: false, failure: paced }, well])
    keeper.note('1')
    await pause()
    await pause(19_000)
    expect(texts()).toEqual(['1'])
    await pause(1_000)
    expect(texts()).toEqual(['1', '1'])
    expect(keeper.failure()).toBeNull()
  })

  test('does not repeat what was refused, until it changes', async () => {
    const { keeper, texts } = keeperOver([ill('invalid'), well])
    keeper.note('too long')
    await pause(60_000)
    expect(texts()).toEqual(['too long'])
    keeper.note('short')
    await pause()
    expect(texts()).toEqual(['too long', 'short'])
  })

  test('drops also what it does not know to have been kept', async () => {
    const { keeper, texts } = keeperOver([ill('unreachable'), well])
    keeper.note('1')
    await pause()
    keeper.note(null)
    await pause()
    expect(texts()).toEqual(['1', null])
  })

  test('sends once more when it is closed, and nothing by itself afterwards', async () => {
    const { keeper, sent } = keeperOver([ill('unreachable')])
    keeper.note('1')
    await keeper.close()
    await pause(60_000)
    expect(sent.map(({ text, leaving }) => [text, leaving])).toEqual([['1', true]])
    expect(keeper.left()).toBe('1')
  })

  test('tells its listeners of every answer, as long as they listen', async () => {
    const { keeper } = keeperOver([ill('broken'), well])
    const told = vi.fn()
    const stop = keeper.subscribe(told)
    keeper.note('1')
    await pause()
    expect(told).toHaveBeenCalledTimes(1)
    stop()
    await keeper.tryAgain()
    expect(told).toHaveBeenCalledTimes(1)
  })
})
