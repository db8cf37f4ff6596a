import { randomUUID } from 'node:crypto'
import { clientAddress } from './client-address.mjs'

/**
 * What pages, reads, files and health answer to. TRACE and CONNECT would be answered with 500 by
 * the framework.
 */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** Longer than any body that a route of the desk reads; each has its own, shorter bound. */
const bodyMax = 1024 * 1024

/**
 * The one page whose action brings a file, and as long a body as actions take (next.config.ts). Only
 * for who has a session, or says so: the framework holds a body in memory before it asks whose it is.
 */
const filesPage = /^\/clients\/[^/?]+\/files(\?|$)/
const fileBodyMax = 5_600 * 1024
const sessionCookie = /(?:^|;\s*)(?:__Host-)?duedesk\.session=/

/**
 * Headers by which a proxy tells for whom it asks. They count from a proxy that is trusted, and
 * from nobody else.
 */
const forwarding = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
]

/** On every answer, whoever makes it. Pages set more (proxy.ts), and a route may set its own. */
const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/**
 * Why a request is not passed on, as a status; null where it is. The framework answers a path that
 * cannot be decoded, and a method that it does not know, with 500.
 */
export function refusalOf({ method, url, headers }) {
  if (!methods.has(method)) return 405
  if (!isReadable(url)) return 400
  return Number(headers['content-length'] ?? 0) > findBodyMax(url, headers) ? 413 : null
}

const findBodyMax = (url, { cookie = '' }) =>
  filesPage.test(url) && sessionCookie.test(cookie) ? fileBodyMax : bodyMax

/**
 * Ends a request whose body becomes longer than its page takes, which it need not have declared: what
 * came until then is dropped, and no more is read.
 */
export function boundBody(request, response) {
  const most = findBodyMax(request.url, request.headers)
  const push = request.push
  let length = 0
  request.push = (chunk) => {
    length += chunk?.length ?? 0
    if (length <= most) return push.call(request, chunk)
    if (!response.headersSent) refuse(response, 413)
    request.destroy()
    return false
  }
}

function isReadable(url) {
  if (!url.startsWith('/') || !URL.canParse(url, 'http://desk')) return false
  try {
    decodeURIComponent(url.split('?', 1)[0])
    return true
  } catch {
    return false
  }
}

/**
 * Makes the forwarding headers of a request true: X-Forwarded-For becomes the one address from
 * which it comes, and what an untrusted peer says of host and scheme goes. `x-desk-request` names
 * the request in the log. `x-desk-direct` is there where a program of this machine asks without any
 * proxy.
 *
 * @returns true where a peer that is not trusted had forwarding headers to give.
 */
export function settleForwarding(request, isTrusted) {
  const { headers, socket } = request
  const peer = clientAddress(socket.remoteAddress, undefined, nobody)
  const wasForwarded = ['x-forwarded-for', ...forwarding].some(
    (name) => headers[name] !== undefined,
  )
  headers['x-forwarded-for'] = clientAddress(
    socket.remoteAddress,
    headers['x-forwarded-for'],
    isTrusted,
  )

  headers['x-desk-request'] = randomUUID()
  delete headers['x-desk-direct']
  if (!wasForwarded && (peer === '::1' || peer.startsWith('127.'))) headers['x-desk-direct'] = '1'

  if (isTrusted(peer, 0)) return false
  for (const name of forwarding) delete headers[name]
  return wasForwarded
}

const nobody = () => false

/** Sets the headers of every answer. @param isSecure true when browsers reach the desk over TLS. */
export function setHeaders(response, isSecure) {
  for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value)
  if (isSecure)
    response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

/** Ends a request that is not passed on. Its body is not read, so its connection ends too. */
export function refuse(response, status) {
  response.statusCode = status
  response.setHeader('connection', 'close')
  response.setHeader('cache-control', 'no-store')
  if (status === 405) response.setHeader('allow', [...methods].join(', '))
  response.end()
}

/**
 * Lets the framework compress JSON that a route answers with. It sets the type as a list of one, in
 * which its own compression finds no type. Other types stay as they are: of events that were
 * compressed, each would wait for the next.
 */
export function letJsonCompress(response) {
  const setHeader = response.setHeader
  response.setHeader = (name, value) =>
    setHeader.call(response, name, isListOfJson(name, value) ? value[0] : value)
}

const isListOfJson = (name, value) =>
  name.toLowerCase() === 'content-type' &&
  Array.isArray(value) &&
  value.length === 1 &&
  value[0].startsWith('application/json')
