import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSession } from '@/lib/session/vault'
import { type FakeUpstream, fakeUpstream } from './support/fake-upstream'
import { identityArea } from './support/identity'
import { areasAt, useSettings } from './support/settings'
import { emptyDesk, hasPostgres, openTestDesk } from './support/stores'
import { tokenAnswer } from './support/tokens'

vi.mock('next/headers', async () => (await import('./support/browser')).browserHeaders)

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
    const processes = await Promise.all([deskProcess(sessionId, 50), deskProcess(sessionId, 50)])
    const tokens = (await Promise.all(processes.map(({ go }) => go()))).flat()
    expect(identity.counts.refreshes).toBe(1)
    expect(tokens).toHaveLength(100)
    expect([...new Set(tokens)]).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
  })

  test('both end in sign-in when the refresh token was used before, and ask once', async () => {
    const identity = identityArea()
    identity.used.add('refresh-0')
    upstream.answerWith(identity.answer)
    const sessionId = await openSession('kari', tokenAnswer({ seconds: -10 }))
    const processes = await Promise.all([deskProcess(sessionId, 5), deskProcess(sessionId, 5)])
    const tokens = (await Promise.all(processes.map(({ go }) => go()))).flat()
    expect(identity.counts.refreshes).toBe(1)
    expect(tokens).toEqual(Array(10).fill('ended'))
  })
})

/** Starts a second desk and waits until it has its session; `go` lets its requests start. */
async function deskProcess(sessionId: string, requests: number): Promise<{ go: () => Promise<string[]> }> {
  const options = ['--conditions=react-server', '--import', 'tsx', 'tests/support/desk-process.ts', sessionId, String(requests)]
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'pipe'] })
  const said: string[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const lines = createInterface({ input: child.stdout })
  expect(await nextLine(child, lines, said)).toBe('ready')
  return {
    go: async () => {
      const answer = nextLine(child, lines, said)
      child.stdin.write('go\n')
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
