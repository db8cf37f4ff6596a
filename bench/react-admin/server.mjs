import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { createStaticFiles } from '../../scripts/steps/static-files.mjs'

/**
 * The built app, its scripts compressed as the desk's are, and the sandbox behind it: what is read
 * is passed on with a token that somebody else fetched, and nothing checked.
 */
const { values } = parseArgs({
  options: { p: { type: 'string', short: 'p' }, H: { type: 'string', short: 'H' } },
})
const { PEER_UPSTREAM: upstream, PEER_TOKEN: token } = process.env
const built = new URL('dist/', import.meta.url)
const page = readFileSync(new URL('index.html', built))
const answerFile = createStaticFiles(new URL('assets', built).pathname, '/assets')
const areas = ['/arm/', '/collection/', '/distribution/']

const server = createServer((request, response) => {
  if (answerFile(request, response)) return
  if (areas.some((area) => request.url.startsWith(area)))
    return void passOn(request, response).catch(() => response.writeHead(502).end())
  if (request.url !== '/') return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' }).end(page)
})
server.listen(Number(values.p), values.H)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))

async function passOn(request, response) {
  const { method, url, headers } = request
  const answer = await fetch(upstream + url, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(headers['content-type'] && { 'content-type': headers['content-type'] }),
    },
    ...(method === 'POST' && { body: request, duplex: 'half' }),
  })
  const body = Buffer.from(await answer.arrayBuffer())
  response
    .writeHead(answer.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(body)
}
