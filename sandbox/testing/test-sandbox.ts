import { Readable } from 'node:stream'
import type { Location } from '@/lib/platform/database/open'
import { openSandboxDatabase } from '../database/open-sandbox'
import { createSandbox } from '../sandbox'

export type TestTenant = {
  clientNo: string
  organizationId: string
  companyId: number
  companyIds: number[]
  users: { role: string; userName: string; password: string }[]
}
type Role = 'controller' | 'support' | 'lead'

/**
 * A sandbox in memory with a small seed, a clock that stands until it is moved, and no work in the
 * background.
 */
export async function createTestSandbox(location: Location = {}) {
  const database = await openSandboxDatabase(location)
  const clock = { at: Date.parse('2026-11-20T12:00:00Z'), now: () => clock.at }
  const sandbox = await createSandbox({ database: database.db, clock, scale: 0.02, works: false })

  const send = async (
    method: string,
    path: string,
    {
      token,
      body,
      headers,
    }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const init = {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    }
    const response = await (method === 'GET'
      ? sandbox.app.request(
          path,
          init,
          sent === undefined ? {} : { incoming: Readable.from([Buffer.from(sent)]) },
        )
      : sandbox.app.request(path, { ...init, body: sent }))
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text ? JSON.parse(text) : undefined,
    }
  }

  const form = (path: string, fields: Record<string, string>) =>
    send('POST', path, { body: new URLSearchParams(fields).toString() })
  const signInAs = (username: string, password: string) =>
    form('/auth/token', { grant_type: 'password', username, password })
  const newTenant = async () => (await send('POST', '/sandbox/tenants')).body as TestTenant
  const signIn = async (tenant: TestTenant, role: Role = 'lead') => {
    const user = tenant.users.find((one) => one.role === role)!
    return (await signInAs(user.userName, user.password)).body as {
      access_token: string
      refresh_token: string
    }
  }
  const control = (tenant: TestTenant, what: string, body: unknown) =>
    send('POST', `/sandbox/tenants/${tenant.clientNo}/${what}`, { body })

  return {
    ...sandbox,
    clock,
    database,
    send,
    form,
    signInAs,
    newTenant,
    signIn,
    control,
    close: async () => {
      await sandbox.close()
      await database.close()
    },
  }
}

export type TestSandbox = Awaited<ReturnType<typeof createTestSandbox>>
