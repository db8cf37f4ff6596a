import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as desks from '@/lib/platform/database/desk-database'
import { readEventsAfter } from '@/lib/platform/events/event-store'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { useSettings } from '@/tests/support/settings'
import { handleWebhookRequest } from './handle-webhook-request'

const secret = 'a secret of the webhooks'
const address = 'http://desk.test/api/webhooks/collection'
const max = 256 * 1024
const desk = deskUnderTest()
beforeEach(() => useSettings({ COLLECTION_WEBHOOK_SECRET: secret }))

const webhook = (more: object = {}) =>
  JSON.stringify({
    id: 'w1',
    type: 'CASE',
    timeStamp: new Date().toISOString(),
    data: { orgId: 'o1' },
    ...more,
  })

function asked(body: string | ReadableStream<Uint8Array>, of = body) {
  const signature = createHmac('sha256', secret).update(String(of)).digest('hex')
  const headers = { 'X-Webhook-Signature': signature, IdempotencyKey: 'k1' }
  return new Request(address, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

async function answerTo(request: Request) {
  const answer = await handleWebhookRequest(request)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return [answer.status, ((await answer.json()) as { taken: string }).taken]
}
/** How many webhooks are stored: what the desk tells of one that it refused is none. */
const stored = async () =>
  (await readEventsAfter(desk.db, 0, 10)).filter(({ event }) => event.kind !== 'WEBHOOK_REFUSED')
    .length

describe('the webhook route', () => {
  test('answers 200 to one that is stored, and to the same again', async () => {
    const body = webhook()
    expect(await answerTo(asked(body))).toEqual([200, 'stored'])
    expect(await stored()).toBe(1)
    expect(await answerTo(asked(body))).toEqual([200, 'known'])
    expect(await stored()).toBe(1)
  })

  test.each<[string, () => Request, [number, string]]>([
    ['is forged', () => asked(webhook(), 'other'), [401, 'forged']],
    ['is no webhook', () => asked('{}'), [400, 'malformed']],
    ['has no body', () => new Request(address, { method: 'POST' }), [401, 'forged']],
    [
      'is too old',
      () => asked(webhook({ timeStamp: '2020-01-01T00:00:00Z' })),
      [400, 'out-of-time'],
    ],
    ['is too long', () => asked(webhook({ more: 'x'.repeat(max) })), [413, 'too-long']],
  ])('tells one that %s so, and nothing changes', async (_, request, answer) => {
    expect(await answerTo(request())).toEqual(answer)
    expect(await stored()).toBe(0)
  })

  test('takes one of the greatest length', async () => {
    const body = webhook()
    expect(await answerTo(asked(body.padEnd(max)))).toEqual([200, 'stored'])
    expect(await answerTo(asked(body.padEnd(max + 1)))).toEqual([413, 'too-long'])
  })

  test('reads no further than that where no length is told', async () => {
    const seen = { given: 0, cancelled: false }
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (to) => {
          seen.given += 1
          to.enqueue(new Uint8Array(64 * 1024))
        },
        cancel: () => {
          seen.cancelled = true
        },
      },
      { highWaterMark: 0 },
    )
    expect(await answerTo(asked(body))).toEqual([413, 'too-long'])
    expect(seen).toEqual({ given: 5, cancelled: true })
  })

  test('is not there while no secret is set', async () => {
    useSettings({ COLLECTION_WEBHOOK_SECRET: '' })
    expect(await answerTo(asked(webhook()))).toEqual([404, 'off'])
  })

  test('asks to come again when the store does not answer', async () => {
    vi.spyOn(desks, 'getDeskDatabase').mockRejectedValueOnce(new Error('gone'))
    const body = webhook()
    expect(await answerTo(asked(body))).toEqual([503, 'broken'])
    expect(desk.log.join()).not.toContain('gone')
    expect(await answerTo(asked(body))).toEqual([200, 'stored'])
  })
})
