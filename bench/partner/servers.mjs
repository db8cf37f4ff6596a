import { timed } from '../../scripts/steps/say.mjs'
import { answeringApp, at, processesOf, startBare, startDesk, startSandbox } from '../processes.mjs'
import { ports, support } from '../settings.mjs'
import { signIn, tokenOf } from '../sign-in.mjs'

const { partnerSandbox: sandboxPort, partnerBare, partnerDesk, partnerInspector } = ports

/** Starts a sandbox on a filled store, a desk and the bare app in front of it, and signs a person of support in. `stop` ends these alone. */
export function partnerServers(things, store) {
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
  await startSandbox(group, sandboxPort, store.sandbox)
  const direct = { url: `${at(sandboxPort)}/distribution/api/Invoice/SummaryInvoice`, token: await tokenOf(at(sandboxPort), support) }
  startBare(group, partnerBare, { BARE_TOKEN: direct.token, BARE_SEARCH_URL: direct.url })
  // Its memory is read by the inspector, which tells of the heap as well and costs nothing while nobody asks.
  const settings = { ...store.desk, NODE_OPTIONS: `--inspect=127.0.0.1:${partnerInspector}` }
  startDesk(group, { name: store.name, port: partnerDesk, sandboxPort, store: settings })
  await answeringApp(partnerBare, '/')
  await answeringApp(partnerDesk, '/api/health/live')
  return { direct, bare: { url: at(partnerBare) }, desk: { url: at(partnerDesk), cookie: await signIn(at(partnerDesk), support) } }
}
