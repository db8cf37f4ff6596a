import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createTestSandbox } from './test-sandbox'

/**
 * A sandbox as `createTestSandbox` has it that is also asked over a wire, at `address`: only there
 * an answer can break off, or never come.
 */
export async function createServedSandbox() {
  const sandbox = await createTestSandbox()
  const server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...sandbox,
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await sandbox.close()
    },
  }
}

export type ServedSandbox = Awaited<ReturnType<typeof createServedSandbox>>
