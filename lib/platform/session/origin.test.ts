import { beforeEach, expect, test } from 'vitest'
import { anonymousBrowser, fromOrigin } from '@/tests/support/browser'
import { collectedLog } from '@/tests/support/log-lines'
import { useSettings } from '@/tests/support/settings'
import { isFromOwnPage } from './origin'

let log: string[]
beforeEach(() => {
  log = collectedLog()
  useSettings()
  anonymousBrowser()
})
const noted = () =>
  log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'refused-origin')

test('a request from the host that it was sent to is our own, and nothing is noted', async () => {
  expect([await isFromOwnPage(), noted()]).toEqual([true, []])
})

test.each([['https://evil.example'], ['null'], [undefined]])(
  'a request from %s is refused and noted, with where it came from',
  async (origin) => {
    fromOrigin(origin)
    expect(await isFromOwnPage()).toBe(false)
    expect(noted()).toMatchObject([
      { ...(origin && { origin }), address: 'direct', requestId: expect.any(String) },
    ])
  },
)

test('of an endless origin two hundred letters are noted', async () => {
  fromOrigin(`https://${'e'.repeat(1_000)}.example`)
  await isFromOwnPage()
  expect(noted()[0].origin).toHaveLength(200)
})

test('with an address of the desk set that one alone counts, whatever path it has', async () => {
  useSettings({ DESK_URL: 'https://desk.example/desk' })
  fromOrigin('https://desk.example')
  expect(await isFromOwnPage()).toBe(true)
  fromOrigin('http://desk.test')
  expect(await isFromOwnPage()).toBe(false)
})
