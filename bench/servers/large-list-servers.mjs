import { join } from 'node:path'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { signIn, tokenOf } from '../sign-in.mjs'
import { answeringApp, at, startDesk, startSandbox } from './processes.mjs'
import { customer, many, ports, scaleOfMany } from './settings.mjs'

/**
 * Account numbers of a seeded client begin here, so the next one tells how many customers there
 * are.
 */
const firstAccountNo = 500_000

/**
 * Starts a sandbox whose first client has 100,000 customers, in a folder of its own, and a desk in
 * front of it, and signs in.
 */
export async function serversOfMany(group, things) {
  const { sandboxOfMany: sandboxPort, deskOfMany: port } = ports
  const settings = {
    SANDBOX_DATA_DIR: join(things.folder, 'sandbox-of-many'),
    SANDBOX_SCALE: String(scaleOfMany),
  }
  await timed('making 100,000 customers', () => startSandbox(group, sandboxPort, settings))
  await refuseOtherCount(at(sandboxPort))

  startDesk(group, {
    name: 'many customers',
    port,
    sandboxPort,
    store: { DESK_DATA_DIR: join(things.folder, 'desk-of-many') },
  })
  await answeringApp(port, '/api/health/live')
  return {
    direct: {
      url: `${at(sandboxPort)}/arm/v1/clients/${customer.clientNo}/customers`,
      token: await tokenOf(at(sandboxPort)),
    },
    desk: { url: at(port), cookie: await signIn(at(port)) },
  }
}

async function refuseOtherCount(sandbox) {
  const answer = await fetch(`${sandbox}/sandbox/tenants/${customer.clientNo}`)
  const { clients } = await answer.json()
  const count =
    clients.find(({ clientNo }) => clientNo === Number(customer.clientNo)).nextAccountNo -
    firstAccountNo
  if (count !== many)
    throw new Problem(`sandbox: the seed made ${count} customers in place of ${many}`)
}
