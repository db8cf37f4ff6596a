import { timed } from '../../scripts/steps/with-timing.mjs'
import { signIn, tokenOf } from '../sign-in.mjs'
import { answeringApp, at, processesOf, startBare, startDesk, startSandbox } from './processes.mjs'
import { ports } from './settings.mjs'

/**
 * The areas are measured one after another: the ports of one are free again before the next begins.
 */
const { partnerSandbox: sandboxPort, partnerBare, partnerDesk, partnerInspector } = ports

/**
 * Starts a sandbox on a filled store, a desk and the bare app, and signs a person in. `path` is
 * what is asked for directly, `bareOf` the settings of the bare app by that address and token,
 * `settings` are the desk's beside those of the store. `stop` ends these alone.
 */
export function areaServers(things, store, area) {
  return timed(`starting sandbox, desk and bare app on ${store.name}`, async () => {
    const group = processesOf(things)
    try {
      return { ...(await started(group, store, area)), stop: group.stop }
    } catch (error) {
      await group.stop()
      throw error
    }
  })
}

async function started(group, store, { who, path, bareOf = () => ({}), settings = {} }) {
  await startSandbox(group, sandboxPort, store.sandbox)
  const direct = { url: `${at(sandboxPort)}${path}`, token: await tokenOf(at(sandboxPort), who) }
  startBare(group, partnerBare, bareOf(direct))
  startDesk(group, {
    name: store.name,
    port: partnerDesk,
    sandboxPort,
    store: { ...store.desk, ...inspected, ...settings },
  })
  await answeringApp(partnerBare, '/')
  await answeringApp(partnerDesk, '/api/health/live')
  return {
    direct,
    bare: { url: at(partnerBare) },
    desk: { url: at(partnerDesk), cookie: await signIn(at(partnerDesk), who) },
  }
}

/**
 * The desk's memory is read by the inspector, which tells of the heap as well and costs nothing
 * while nobody asks.
 */
const inspected = { NODE_OPTIONS: `--inspect=127.0.0.1:${partnerInspector}` }
