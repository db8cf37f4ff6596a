import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createInterface, type Interface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openSession } from '@/lib/platform/session/vault'
import { type FakeUpstream, fakeUpstream, json, until } from './support/fake-upstream'
import { identityArea } from './support/identity'
import { areasAt, useSettings } from './support/settings'
import { emptyDesk, hasPostgres, openTestDesk } from './support/stores'
import { tokenAnswer } from './support/tokens'

describe.skipIf(!hasPostgres)('two desk processes over one PostgreSQL', () => {
  let desk: Awaited<ReturnType<typeof openTestDesk>>
  let upstream: FakeUpstream
  beforeAll(async () => {
    useSettings()
    upstream = await fakeUpstream()
    desk = await openTestDesk('postgresql')
  })
  afterAll(async () => {
    await desk.close()
    await upstream.close()
  })
  beforeEach(async () => {
    useSettings({ ...areasAt(upstream.base), DATABASE_URL: desk.url })
    await emptyDesk(desk.db)
  })

  test('refresh a token that ended once, for 50 requests in each', async () => {
    const identity = identityArea()
    upstream.answerWith(identity.answer)
    const sessionId = await openSession('kari', tokenAnswer({ seconds: -10 }))
    const processes = await Promise.all([refreshing(sessionId, 50), refreshing(sessionId, 50)])
    const tokens = (await Promise.all(processes.map(({ say }) => say('go')))).flat()
    expect(identity.counts.refreshes).toBe(1)
    expect(tokens).toHaveLength(100)
    expect([...new Set(tokens)]).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
  })

  test('both end in sign-in when the refresh token was used before, and ask once', async () => {
    const identity = identityArea()
    identity.used.add('refresh-0')
    upstream.answerWith(identity.answer)
    const sessionId = await openSession('kari', tokenAnswer({ seconds: -10 }))
    const processes = await Promise.all([refreshing(sessionId, 5), refreshing(sessionId, 5)])
    const tokens = (await Promise.all(processes.map(({ say }) => say('go')))).flat()
    expect(identity.counts.refreshes).toBe(1)
    expect(tokens).toEqual(Array(10).fill('ended'))
  })

  describe('whose pages follow one invoice', () => {
    let answer: (asked: number, response: ServerResponse) => void
    let asked: number
    beforeEach(() => {
      asked = 0
      answer = (count, response) => json(response, 200, { ReceiptId: `asked ${count}` })
      upstream.answerWith((_, response) => answer(++asked, response))
    })
    const kari = (rights = ['read:distribution.invoice']) =>
      openSession('kari', tokenAnswer({ rights }))
    const each = (count: number, text: string) => Array(count).fill(text)

    test('ask once each time, for a hundred pages in each', async () => {
      const processes = await Promise.all([
        watching(await kari(), 100),
        watching(await kari(), 100),
      ])
      const all = (line: string) => Promise.all(processes.map(({ say }) => say(line)))
      for (const time of [1, 2, 3]) {
        expect((await all('ask')).flat()).toEqual(each(200, `asked ${time}`))
        expect(asked).toBe(time)
        await all('later')
        await desk.db.execute(sql`update desk.shared_poll set until = until - interval '2 s'`)
      }
    })

    test('ask for a person of other rights by themselves', async () => {
      const [one, other] = await Promise.all([
        watching(await kari(), 5),
        watching(await kari(['read:distribution.invoice', 'read:partner.invoice']), 5),
      ])
      expect(await one.say('ask')).toEqual(each(5, 'asked 1'))
      expect(await other.say('ask')).toEqual(each(5, 'asked 2'))
    })

    test('wait for one that was killed while it asked for its lease of three seconds, and no longer', async () => {
      answer = (count, response) =>
        count > 1 && json(response, 200, { ReceiptId: `asked ${count}` })
      const [killed, living] = await Promise.all([
        watching(await kari(), 5),
        watching(await kari(), 5),
      ])
      killed.child.stdin.write('ask\n')
      await until(() => asked === 1, 'the first question')
      killed.child.kill('SIGKILL')
      await once(killed.child, 'exit')
      const told = living.say('ask')
      const ended = sql`update desk.shared_poll set until = now() where until <= now() + interval '3 s' returning key`
      expect(await desk.db.execute(ended)).toMatchObject({ rowCount: 1 })
      expect(await told).toEqual(each(5, 'asked 2'))
    })
  })
})

const refreshing = (sessionId: string, requests: number) =>
  deskProcess('desk-process', sessionId, requests)
const watching = (sessionId: string, pages: number) =>
  deskProcess('watching-process', sessionId, pages)

/**
 * Starts a second desk and waits until it has its session; it goes on with each line that is said
 * to it, and answers with one.
 */
async function deskProcess(script: string, sessionId: string, count: number) {
  const options = [
    '--conditions=react-server',
    '--import',
    'tsx',
    `tests/support/${script}.ts`,
    sessionId,
    String(count),
  ]
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said: string[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const lines = createInterface({ input: child.stdout })
  expect(await nextLine(child, lines, said)).toBe('ready')
  return {
    child,
    say: async (line: string) => {
      const answer = nextLine(child, lines, said)
      child.stdin.write(`${line}\n`)
      return JSON.parse(await answer) as string[]
    },
  }
}

async function nextLine(child: ChildProcess, lines: Interface, said: string[]): Promise<string> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the process ended with ${code}: ${said.join('')}`)
  })
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string]
  ended.catch(() => {})
  return line
}
