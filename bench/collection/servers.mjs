import { randomUUID } from 'node:crypto'
import { timed } from '../../scripts/steps/say.mjs'
import { answeringApp, at, processesOf, startBare, startDesk, startSandbox } from '../processes.mjs'
import { organizationId, ports } from '../settings.mjs'
import { signIn, tokenOf } from '../sign-in.mjs'

/** The partner part has ended: its ports are free again. */
const { partnerSandbox: sandboxPort, partnerBare, partnerDesk, partnerInspector } = ports

/** Starts a sandbox on a filled store, a desk and the bare app, and signs a controller in. `stop` ends these alone. */
export function collectionServers(things, store) {
  return timed(`starting sandbox, desk and bare app on ${store.name}`, async () => {
    const group = processesOf(things)
    try {
      return { ...(await started(group, store)), stop: group.stop }
    } catch (error) {
      await group.stop()
      throw error
    }
  })
}

async function started(group, store) {
  const secret = randomUUID()
  await startSandbox(group, sandboxPort, store.sandbox)
  startBare(group, partnerBare, {})
  startDesk(group, { name: store.name, port: partnerDesk, sandboxPort, store: { ...store.desk, ...inspected, ...webhooksSignedWith(secret) } })
  await answeringApp(partnerBare, '/')
  await answeringApp(partnerDesk, '/api/health/live')
  return {
    direct: { url: `${at(sandboxPort)}/collection/v1/orgs/${organizationId}`, token: await tokenOf(at(sandboxPort)) },
    bare: { url: at(partnerBare) },
    desk: { url: at(partnerDesk), cookie: await signIn(at(partnerDesk)) },
    secret,
  }
}

const inspected = { NODE_OPTIONS: `--inspect=127.0.0.1:${partnerInspector}` }

/** The bench signs them itself, under the usual names. */
const webhooksSignedWith = (secret) => ({
  COLLECTION_WEBHOOK_SECRET: secret,
  ...Object.fromEntries(
    ['HOURS', 'EVENT_HEADER', 'REQUEST_HEADER', 'KEY_HEADER', 'SIGNATURE_HEADER'].map((name) => [`COLLECTION_WEBHOOK_${name}`, '']),
  ),
})
