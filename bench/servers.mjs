import { join } from 'node:path'
import { answering } from '../scripts/steps/answering.mjs'
import { bundleSandbox, sandboxProgram } from '../scripts/steps/bundle-sandbox.mjs'
import { Problem } from '../scripts/steps/problem.mjs'
import { processGroup } from '../scripts/steps/processes.mjs'
import { timed } from '../scripts/steps/say.mjs'
import { temporaryDatabase } from './postgres.mjs'
import { customer, ports } from './settings.mjs'
import { signIn, tokenOf } from './sign-in.mjs'
import { plainEnvironment, secrets } from './start-settings.mjs'

const next = 'node_modules/next/dist/bin/next'
const at = (port) => `http://127.0.0.1:${port}`

/** Starts the sandbox, the bare app and the desk (once on each kind of store that is there), and signs in. */
export async function servers(things) {
  const group = processGroup((name, code, lastLines) => {
    things.end().then(() => {
      console.error([...lastLines, `${name}: ended with ${code}; its last lines stand above`].join('\n'))
      process.exit(1)
    })
  })
  things.atEnd(() => group.stop())
  return timed('starting sandbox, bare app and desk', () => started(group, things))
}

async function started(group, things) {
  await bundleSandbox()
  const plain = plainEnvironment()
  group.start('sandbox', [sandboxProgram], {
    ...plain,
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_DATABASE_URL: 'memory',
    SANDBOX_TOKEN_SECONDS: '86400',
  })
  await answering('BENCH_SANDBOX_PORT', `${at(ports.sandbox)}/auth/health`, 180)

  const token = await tokenOf(at(ports.sandbox))
  const customerUrl = `${at(ports.sandbox)}/arm/v1/clients/${customer.clientNo}/customers/${customer.customerNo}`
  serve(group, 'bare', ['bench/bare'], ports.bare, { ...plain, BARE_TOKEN: token, BARE_CUSTOMER_URL: customerUrl })

  const database = await temporaryDatabase(things)
  const desks = [{ name: 'PGlite', port: ports.desk, store: {} }]
  if (database) desks.push({ name: 'PostgreSQL', port: ports.deskOnPostgres, store: { DATABASE_URL: database } })
  for (const { name, port, store } of desks) serve(group, `desk on ${name}`, [], port, { ...deskEnvironment(plain, things, port), ...store })

  await answering('BENCH_PORT', `${at(ports.bare)}/`, 60)
  const signedIn = []
  for (const { name, port } of desks) {
    await answering('BENCH_PORT', `${at(port)}/api/health/live`, 60)
    signedIn.push({ name, url: at(port), cookie: await signIn(at(port)) })
  }
  await refuseWrongCustomer(customerUrl, token)
  return { direct: { url: customerUrl, token }, bare: { url: at(ports.bare) }, desks: signedIn }
}

const serve = (group, name, folder, port, env) => group.start(name, [next, 'start', ...folder, '-p', String(port), '-H', '127.0.0.1'], env)

const deskEnvironment = (plain, things, port) => ({
  ...plain,
  ...secrets(),
  IDENTITY_URL: `${at(ports.sandbox)}/auth`,
  RECEIVABLES_URL: `${at(ports.sandbox)}/arm/v1`,
  DISTRIBUTION_URL: `${at(ports.sandbox)}/distribution`,
  COLLECTION_URL: `${at(ports.sandbox)}/collection/v1`,
  DESK_DATA_DIR: join(things.folder, 'desk'),
  NEXTAUTH_URL: at(port),
})

async function refuseWrongCustomer(url, token) {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Problem(`sandbox: ${url} answers ${answer.status}; the seed has no such customer`)
}
