import { join } from 'node:path'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { signIn, tokenOf } from '../sign-in.mjs'
import { temporaryDatabase } from './postgres.mjs'
import { answeringApp, at, startBare, startDesk, startSandbox } from './processes.mjs'
import { customer, listedRows, ports } from './settings.mjs'

/**
 * Starts the sandbox, the bare app and the desk (once on each kind of store that is there), and
 * signs in.
 */
export function servers(group, things) {
  return timed('starting sandbox, bare app and desk', () => started(group, things))
}

async function started(group, things) {
  await startSandbox(group, ports.sandbox, { SANDBOX_DATABASE_URL: 'memory' })
  const token = await tokenOf(at(ports.sandbox))
  const customerUrl = `${at(ports.sandbox)}/arm/v1/clients/${customer.clientNo}/customers/${customer.customerNo}`
  const listUrl = `${at(ports.sandbox)}/arm/v1/clients/${customer.clientNo}/customers?pagesize=${listedRows}`
  startBare(group, ports.bare, {
    BARE_TOKEN: token,
    BARE_CUSTOMER_URL: customerUrl,
    BARE_LIST_URL: listUrl,
  })

  const database = await temporaryDatabase(things)
  const folder = { DESK_DATA_DIR: join(things.folder, 'desk') }
  const desks = [{ name: 'PGlite', port: ports.desk, store: folder }]
  if (database)
    desks.push({
      name: 'PostgreSQL',
      port: ports.deskOnPostgres,
      store: { ...folder, DATABASE_URL: database },
    })
  for (const desk of desks) startDesk(group, { ...desk, sandboxPort: ports.sandbox })

  await answeringApp(ports.bare, '/')
  const signedIn = []
  for (const { name, port } of desks) {
    await answeringApp(port, '/api/health/live')
    signedIn.push({ name, url: at(port), cookie: await signIn(at(port)) })
  }
  await refuseWrongCustomer(customerUrl, token)
  return {
    direct: { url: customerUrl, listUrl, token },
    bare: { url: at(ports.bare) },
    desks: signedIn,
  }
}

async function refuseWrongCustomer(url, token) {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok)
    throw new Problem(`sandbox: ${url} answers ${answer.status}; the seed has no such customer`)
}
