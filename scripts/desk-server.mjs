import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import next from 'next'
import { settingDefaults } from '../lib/platform/settings/settings-list.mjs'
import { trustedProxies } from '../lib/platform/settings/trusted-proxies.mjs'
import { closeServer } from './server/close-server.mjs'
import {
  boundBody,
  letJsonCompress,
  refusalOf,
  refuse,
  setHeaders,
  settleForwarding,
} from './server/request-gate.mjs'
import { secretsInFiles } from './settings/secret-files.mjs'
import { createStaticFiles } from './steps/static-files.mjs'
import { endWith } from './steps/user-error.mjs'

/**
 * The built desk behind the one door that the framework has not: it knows the address from which a
 * request comes, refuses what the framework cannot read, and gives every answer its headers. `-p`
 * port, `-H` address to listen on. With `--dev` it is the desk of the sources, which open pages
 * follow as they change.
 */
async function main() {
  process.umask(0o077)
  const { values } = parseArgs({
    options: {
      p: { type: 'string', short: 'p' },
      H: { type: 'string', short: 'H' },
      dev: { type: 'boolean', default: false },
    },
  })
  const port = Number(values.p ?? process.env.PORT ?? settingDefaults.PORT)
  const hostname = values.H ?? settingDefaults.HOST

  Object.assign(process.env, secretsInFiles(process.env))
  const server = createServer()
  const app = next({ dev: values.dev, dir: process.cwd(), hostname, port, httpServer: server })
  await app.prepare()
  const isTrusted = trustedProxies(process.env.TRUSTED_PROXIES)
  const isSecure = process.env.DESK_URL?.startsWith('https:') ?? false
  const handle = app.getRequestHandler()
  const answerFile = values.dev ? () => false : createStaticFiles('.next/static', '/_next/static')

  // lib/platform/session/caller believes X-Forwarded-For where this stands, and nowhere else.
  globalThis.duedeskSettlesForwarding = true
  let isWarned = false
  server.on('request', (request, response) => {
    setHeaders(response, isSecure)
    letJsonCompress(response)
    const refusal = refusalOf(request)
    if (refusal) return refuse(response, refusal)
    boundBody(request, response)
    if (answerFile(request, response)) return
    if (settleForwarding(request, isTrusted) && !isWarned) {
      isWarned = true
      console.warn(
        'TRUSTED_PROXIES: X-Forwarded-For came from an address that is not in it, and is not believed',
      )
    }
    handle(request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500)
      else response.destroy()
    })
  })
  server.listen(port, hostname)

  let ending = false
  const end = async (code) => {
    if (ending) return
    ending = true
    await closeServer(server, app, values.dev)
    process.exit(code)
  }
  process.on('SIGINT', () => end(130))
  process.on('SIGTERM', () => end(143))
}

main().catch(endWith)
