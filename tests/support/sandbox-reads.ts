import { type OperationName, operations } from '@/lib/contracts/registry'
import { getSandboxPath } from '@/sandbox/addresses'
import type { TestSandbox } from '@/sandbox/testing/test-sandbox'

export type ReadInput = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: object
}

/** Sends operations of the contract to a sandbox, as the person of a token. */
export const createSandboxReads =
  (sandbox: TestSandbox, token: string) =>
  async (name: string, { params = {}, query = {}, body }: ReadInput) => {
    const operation = operations[name as OperationName] as { method: string }
    const path = Object.entries(params).reduce(
      (address, [part, value]) => address.replace(`:${part}`, encodeURIComponent(value)),
      getSandboxPath(operation as never),
    )
    const words = new URLSearchParams(
      Object.entries(query)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [key, String(value)]),
    )
    return sandbox.send(operation.method, `${path}?${words}`, { token, ...(body && { body }) })
  }
