import type { MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '../faults/reply'
import { forbidden } from '../refusal'

const hosts = ['127.0.0.1', 'localhost', '[::1]']
const peers = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/**
 * Lets a request pass that comes from this machine and was sent to it by that name, so that no page
 * in a browser can rebind its way in.
 */
export const requireLoopback: MiddlewareHandler<SandboxEnv> = async (context, next) => {
  const peer = context.env?.incoming?.socket.remoteAddress
  if (peer && !peers.includes(peer)) throw forbidden('Control routes are for this machine only')
  if (!hosts.includes(new URL(context.req.url).hostname))
    throw forbidden('Control routes are for this machine only')
  await next()
}
