import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Result } from '@/lib/contracts/result'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json, until } from '@/tests/support/fake-upstream'
import { forgetProcess } from '@/tests/support/settings'
import { hasPostgres, storedText } from '@/tests/support/stores'
import { executeOperation } from './execute-operation'
import { eraseOldPolls, pollAcrossProcesses } from './poll-across-processes'

const right = { rights: ['read:distribution.invoice'] }
const follow = () =>
  executeOperation(
    'getInvoiceStatus',
    { body: { Identifier: 'Invoice 1' } },
    { isBackground: true },
  )
/** The same from a process that shares nothing but the store. */
const followElsewhere = () => {
  forgetProcess()
  return follow()
}

const answer = (value: string): Result<unknown> => ({ ok: true, value })
/** Longer than a slow machine takes from one question to the next. */
const lifeMs = 60_000
const ask = (what: () => Promise<Result<unknown>>) =>
  pollAcrossProcesses('the same', lifeMs, what, () => false)

/** A promise that is kept when the test says so. */
function later<Value>() {
  let keep = (_: Value) => {}
  const kept = new Promise<Value>((resolve) => {
    keep = resolve
  })
  return { kept, keep }
}

describe.skipIf(!hasPostgres)('processes that share a PostgreSQL', () => {
  const desk = deskUnderTest('postgresql')
  const stored = () => storedText(desk.db, 'desk.shared_poll')
  const passes = (ms: number) =>
    desk.db.execute(
      sql`update desk.shared_poll set until = until - ${ms}::float8 * interval '1 ms'`,
    )
  afterEach(() => void vi.useRealTimers())

  test('ask once, while the answer is on its way and shortly after it came, and keep nothing of it that can be read', async () => {
    const { kept, keep } = later<void>()
    upstreamAnswers(desk, async (_, response) => {
      await kept
      json(response, 200, {
        ReceiptId: 'Receipt 1',
        Status: 2,
        InvoiceData: Buffer.from('<Invoice/>').toString('base64'),
      })
    })
    await asKari(right)
    const first = follow()
    await until(() => arrivedAt(desk).length === 1, 'the first question')
    await asOla(right)
    const second = followElsewhere()
    keep()
    const told = await first
    expect(told).toMatchObject({
      ok: true,
      value: { ReceiptId: 'Receipt 1', InvoiceData: expect.stringMatching(/xml/) },
    })
    expect(await second).toEqual(told)
    expect(await followElsewhere()).toEqual(told)
    expect(arrivedAt(desk)).toHaveLength(1)
    const row = await stored()
    expect(row).toContain('"answer":"v2.')
    // None of them can be spelled by what is sealed.
    for (const plain of [
      ...['Receipt 1', 'Invoice 1', 'getInvoiceStatus', 'read:distribution', ' xml, '],
    ])
      expect(row).not.toContain(plain)
  })

  test('pass an answer on for no longer than it would have lived where it was asked for', async () => {
    let asked = 0
    const next = async () => answer(`asked ${++asked}`)
    expect(await ask(next)).toEqual({ result: answer('asked 1'), leftMs: lifeMs })
    await passes(30_000)
    const { result, leftMs } = await ask(next)
    expect(result).toEqual(answer('asked 1'))
    expect(leftMs).toBeLessThanOrEqual(30_000)
    await passes(30_000)
    expect(await ask(next)).toEqual({ result: answer('asked 2'), leftMs: lifeMs })
  })

  test('are told of an area that does not answer, and not of a token that was refused', async () => {
    await asKari(right)
    upstreamAnswers(desk, (_, response) => json(response, 403, {}))
    expect(await follow()).toMatchObject({ failure: { kind: 'forbidden' } })
    expect(await stored()).toBe('')
    upstreamAnswers(desk, (_, response) => json(response, 404, {}))
    expect(await followElsewhere()).toMatchObject({ failure: { kind: 'not-found' } })
    expect(await followElsewhere()).toMatchObject({ failure: { kind: 'not-found' } })
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test('let go what breaks', async () => {
    await expect(ask(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await ask(async () => answer('asked again'))).toMatchObject({
      result: answer('asked again'),
    })
  })

  test('wait for one that takes long and lives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { kept, keep } = later<Result<unknown>>()
    const first = ask(() => kept)
    await until(async () => (await stored()) !== '', 'the claim')
    await passes(1_500)
    const nearlyOver = await stored()
    vi.advanceTimersByTime(1_000)
    await until(async () => (await stored()) !== nearlyOver, 'a sign of life')
    const second = ask(async () => answer('asked twice'))
    keep(answer('late'))
    expect((await Promise.all([first, second])).map(({ result }) => result)).toEqual([
      answer('late'),
      answer('late'),
    ])
  })

  test('do not hear of an answer that comes when another has asked since', async () => {
    const { kept, keep } = later<Result<unknown>>()
    const first = ask(() => kept)
    await until(async () => (await stored()) !== '', 'the claim')
    await passes(3_000)
    await ask(async () => answer('newer'))
    keep(answer('older'))
    expect(await first).toMatchObject({ result: answer('older') })
    expect(await ask(async () => answer('a third'))).toMatchObject({ result: answer('newer') })
  })

  test('erase what may not be passed on any more', async () => {
    await ask(async () => answer('asked'))
    await eraseOldPolls()
    expect(await stored()).not.toBe('')
    await passes(lifeMs)
    await eraseOldPolls()
    expect(await stored()).toBe('')
  })
})

describe('a process with a store of its own', () => {
  const desk = deskUnderTest()

  test('asks its store nothing', async () => {
    const { db } = desk
    const said = [vi.spyOn(db, 'execute'), vi.spyOn(db, 'insert'), vi.spyOn(db, 'select')]
    expect(await ask(async () => answer('asked'))).toEqual({
      result: answer('asked'),
      leftMs: lifeMs,
    })
    await eraseOldPolls()
    for (const spy of said) expect(spy).not.toHaveBeenCalled()
  })
})
