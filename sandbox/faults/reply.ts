import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Over a port the Node request and answer are at hand; in memory they are not. */
export type SandboxEnv = { Bindings: Partial<HttpBindings> }

/**
 * What goes out. `wire` says how it goes wrong on the way: the socket closes before the answer, or
 * in its middle.
 */
export type Reply = {
  status: number
  body?: unknown
  headers?: Record<string, string>
  wire?: 'drop' | 'truncate'
}

/**
 * Puts an answer on the wire. In memory there is no socket to close: a fault of the wire is then a
 * 500.
 */
export function sendReply(
  context: Context<SandboxEnv>,
  reply: Reply,
  headers: Record<string, string>,
): Response {
  const all = { ...headers, ...reply.headers }
  if (reply.wire) return abortReply(context, reply, all)
  if (reply.body === undefined) return context.body(null, reply.status as ContentfulStatusCode, all)
  return context.json(reply.body, reply.status as ContentfulStatusCode, all)
}

function abortReply(
  context: Context<SandboxEnv>,
  { wire, status, body }: Reply,
  headers: Record<string, string>,
): Response {
  const { incoming, outgoing } = context.env ?? {}
  if (!incoming || !outgoing) throw new TypeError('fetch failed: the socket was closed by a fault')

  if (wire === 'truncate') {
    const text = Buffer.from(JSON.stringify(body ?? null))
    outgoing.writeHead(status, {
      ...headers,
      'content-type': 'application/json',
      'content-length': text.length,
    })
    outgoing.write(text.subarray(0, Math.floor(text.length / 2)), () => incoming.socket.destroy())
  } else {
    incoming.socket.destroy()
  }
  return RESPONSE_ALREADY_SENT
}
