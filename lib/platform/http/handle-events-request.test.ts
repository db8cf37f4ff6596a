import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveEvent } from '@/lib/contracts/desk/events'
import { closeEventHub, getEventHub } from '@/lib/platform/events/hub'
import { publish } from '@/lib/platform/events/publish'
import { endSession, findLiveSession } from '@/lib/platform/session/vault'
import { signedIn } from '@/tests/support/browser'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { opaqueAnswer, tokenAnswer } from '@/tests/support/tokens'
import { handleEventsRequest, streamsMax } from './handle-events-request'

const [ours, theirs] = [
  '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
  '7a1b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
]
const workspaces = [{ name: 'Ours', clientNo: '1001', companyIds: [], organizationId: ours }]
const batch = (batchId: string, organizationId = ours): LiveEvent => ({
  kind: 'BATCH_COMPLETED',
  organizationId,
  batchId,
})
deskUnderTest()
setFlagsFromString('--expose-gc')
const collectRubbish = runInNewContext('gc') as () => void
const leaving: AbortController[] = []

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(async () => {
  for (const each of leaving.splice(0)) each.abort()
  await closeEventHub()
  vi.useRealTimers()
})

type Message = { id: string; kind: string; batchId?: string }

/** Opens a stream, and reads from it. */
async function opened(headers: Record<string, string> = {}, query = '') {
  const browser = new AbortController()
  leaving.push(browser)
  const answer = await handleEventsRequest(
    new Request(`http://desk.test/api/events${query}`, { headers, signal: browser.signal }),
  )
  const reader = answer.body!.getReader()
  let text = ''
  const more = async () => {
    const { done, value } = await reader.read()
    text += new TextDecoder().decode(value)
    return !done
  }
  return {
    answer,
    leave: () => browser.abort(),
    comments: () => text.split('\n\n').filter((each) => each === ':').length,
    more,
    async messages(count: number): Promise<Message[]> {
      while (messagesIn(text).length < count && (await more())) {}
      return messagesIn(text)
    },
    async end() {
      while (await more()) {}
      return messagesIn(text)
    },
  }
}

const messagesIn = (text: string): Message[] =>
  [...text.matchAll(/^id: (\d+)\ndata: (.+)\n\n/gm)].map(([, id, data]) => ({
    id,
    ...JSON.parse(data!),
  }))
const told = (messages: Message[]) => messages.map(({ kind, batchId }) => batchId ?? kind)
const status = async (headers: Record<string, string> = {}) => {
  const answer = await handleEventsRequest(new Request('http://desk.test/api/events', { headers }))
  void answer.body?.cancel()
  return answer.status
}

describe('the event stream', () => {
  test('is nothing for who is not signed in, and for a foreign page', async () => {
    expect(await status()).toBe(401)
    await asKari({ workspaces })
    for (const site of ['cross-site', 'same-site'])
      expect(await status({ 'sec-fetch-site': site })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  })

  test('is held back by nobody on the way', async () => {
    await asKari({ workspaces })
    const { answer } = await opened()
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    })
  })

  test('tells what happens in the person’s organizations and clients, and nothing of another', async () => {
    await asKari({ workspaces })
    const stream = await opened()
    await stream.messages(1)
    for (const event of [
      batch('theirs', theirs),
      { kind: 'JOURNAL', clientNo: '2002' },
      { kind: 'JOURNAL' },
    ] as LiveEvent[])
      await publish(event)
    await publish(batch('ours'))
    await publish({ kind: 'JOURNAL', clientNo: '1001' })
    expect(told(await stream.messages(3))).toEqual(['HERE', 'ours', 'JOURNAL'])
  })

  test.each([
    ['whose token does not tell the workspaces', opaqueAnswer()],
    ['without the right', tokenAnswer({ workspaces, rights: ['read:arm.customer'] })],
  ])('tells a person %s nothing of an organization', async (_, answer) => {
    await signedIn('kari', answer)
    const stream = await opened()
    await stream.messages(1)
    await heard(batch('ours'))
    vi.advanceTimersByTime(25_000)
    const before = stream.comments()
    while (stream.comments() === before) await stream.more()
    expect(told(await stream.messages(1))).toEqual(['HERE'])
  })

  test('goes on after what the browser saw last, each event once', async () => {
    await asKari({ workspaces })
    const first = await opened()
    await first.messages(1)
    for (const name of ['b1', 'b2', 'b3']) await publish(batch(name))
    const [, one] = await first.messages(4)
    first.leave()
    vi.setSystemTime(Date.now() + 3_600_000)
    await publish(batch('b4'))
    const byHeader = await opened({ 'last-event-id': one!.id })
    const byQuery = await opened({}, `?after=${one!.id}`)
    await publish(batch('b5'))
    for (const stream of [byHeader, byQuery])
      expect(told(await stream.messages(5)).filter((name) => name !== 'HERE')).toEqual([
        'b2',
        'b3',
        'b4',
        'b5',
      ])
  })

  test('tells a new page what happened in the last half minute, and no more', async () => {
    await asKari({ workspaces })
    await publish(batch('long ago'))
    vi.setSystemTime(Date.now() + 31_000)
    await publish(batch('just now'))
    expect(told(await (await opened()).messages(2))).toEqual(['just now', 'HERE'])
  })

  test.each(['999999', '1e3', '-1', 'x', '9'.repeat(30)])(
    'takes %j for an event that was seen last, and breaks on nothing',
    async (id) => {
      await asKari({ workspaces })
      const [first] = await (await opened({ 'last-event-id': id })).messages(1)
      expect(first!.kind).toBe(id === '999999' ? 'MISSED' : 'HERE')
    },
  )

  test('says that something was missed when there is too much of it', async () => {
    await asKari({ workspaces })
    await publish(batch('b0'))
    const first = await opened()
    const [seen] = await first.messages(1)
    for (let at = 1; at <= 501; at += 1) await publish(batch(`b${at}`))
    const second = await opened({ 'last-event-id': seen!.id })
    expect(told(await second.messages(1))).toEqual(['MISSED'])
    await publish(batch('next'))
    expect(told(await second.messages(2))).toEqual(['MISSED', 'next'])
  })

  test('ends with the session, before anything more is told', async () => {
    const sessionId = await asKari({ workspaces })
    const stream = await opened()
    await stream.messages(1)
    await endSession((await findLiveSession(sessionId))!.id, 'sign-out')
    vi.setSystemTime(Date.now() + 5_000)
    await publish(batch('too late'))
    expect(told(await stream.end())).toEqual(['HERE'])
  })

  test('beats every 25 seconds, and finds at a beat that the session has ended', async () => {
    const sessionId = await asKari({ workspaces })
    const stream = await opened()
    await stream.messages(1)
    const before = stream.comments()
    vi.advanceTimersByTime(25_000)
    await stream.more()
    expect(stream.comments()).toBe(before + 1)
    await endSession((await findLiveSession(sessionId))!.id, 'sign-out')
    vi.advanceTimersByTime(25_000)
    await stream.end()
  })

  test('keeps no session alive: one that is idle for too long ends under it', async () => {
    await asKari({ workspaces })
    const stream = await opened()
    await stream.messages(1)
    for (let minutes = 0; minutes < 61; minutes += 1) vi.advanceTimersByTime(60_000)
    await stream.end()
    expect(await status()).toBe(401)
  })

  test('is open so often for one person and no more, and another person does not notice', async () => {
    await asKari({ workspaces })
    const streams = []
    for (let at = 0; at < streamsMax; at += 1) streams.push(await opened())
    expect(await status()).toBe(429)
    await signedIn('ola', tokenAnswer({ workspaces }))
    expect(await status()).toBe(200)
    await asKari({ workspaces })
    expect(await status()).toBe(429)
    streams[0]!.leave()
    expect(await status()).toBe(200)
  })

  test('ends with its browser, also once the rubbish of its request was collected', async () => {
    await asKari({ workspaces })
    const streams = []
    for (let at = 0; at < streamsMax; at += 1) streams.push(await opened())
    expect(await status()).toBe(429)
    for (let turn = 0; turn < 3; turn += 1) {
      collectRubbish()
      await new Promise((done) => setImmediate(done))
    }
    streams[0]!.leave()
    expect(await status()).toBe(200)
  })

  test('is dropped when its browser takes nothing', async () => {
    await asKari({ workspaces })
    const hub = await getEventHub()
    const left = vi.spyOn(hub, 'subscribe')
    const stream = await opened()
    await stream.messages(1)
    expect(left).toHaveBeenCalledTimes(1)
    for (let at = 0; at < 1_010; at += 1) await publish(batch(`b${at}`))
    const heard = await stream.end()
    expect(heard.length).toBeGreaterThan(900)
    expect(heard.length).toBeLessThan(1_010)
  })
})

/** Publishes an event and waits until the hub has told it. */
async function heard(event: LiveEvent) {
  const hub = await getEventHub()
  const hearing = new Promise<void>(
    (resolve) =>
      void hub.subscribe((stored) => stored.event.batchId === event.batchId && resolve()),
  )
  await publish(event)
  await hearing
}
