import { areaServers } from '../servers/area-servers.mjs'
import { answeringApp, at, processesOf } from '../servers/processes.mjs'
import { personOfLead, ports } from '../servers/settings.mjs'
import { plainEnvironment } from '../servers/start-settings.mjs'

/** Starts a sandbox, a desk and the built app of react-admin, which reads with the same person's token. */
export async function peerServers(things, store) {
  const running = await areaServers(things, store, { who: personOfLead, path: '' })
  const group = processesOf(things)
  group.start(
    'react-admin',
    ['bench/react-admin/server.mjs', '-p', String(ports.peer), '-H', '127.0.0.1'],
    {
      ...plainEnvironment(),
      PEER_UPSTREAM: running.direct.url,
      PEER_TOKEN: running.direct.token,
    },
  )
  await answeringApp(ports.peer, '/')
  return {
    desk: running.desk,
    peer: { url: at(ports.peer) },
    stop: () => Promise.all([group.stop(), running.stop()]),
  }
}
