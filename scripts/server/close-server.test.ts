import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { until } from '@/tests/support/fake-upstream'
import { closeServer } from './close-server.mjs'

const holder = globalThis as { duedeskCloseStore?: () => Promise<void> }
afterEach(() => {
  holder.duedeskCloseStore = undefined
})

test('the store closes after open requests have their answers, and after the framework', async () => {
  const order: string[] = []
  let answer = () => {}
  const server = createServer((_, response) => {
    answer = () => {
      order.push('answered')
      response.end('held')
    }
    order.push('asked')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const held = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await until(() => order.length === 1, 'the request')

  const app = { close: async () => void order.push('framework') }
  const closed = closeServer(server, app, false)
  holder.duedeskCloseStore = async () => void order.push('store')
  answer()

  expect(await (await held).text()).toBe('held')
  await closed
  expect(order).toEqual(['asked', 'answered', 'framework', 'store'])
})
