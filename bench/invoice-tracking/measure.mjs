import { join } from 'node:path'
import { tried } from '../partner/try-step.mjs'
import { areaServers } from '../servers/area-servers.mjs'
import { temporaryDatabase } from '../servers/postgres.mjs'
import { answeringApp, at, processesOf, startDesk } from '../servers/processes.mjs'
import { personOfLead, ports } from '../servers/settings.mjs'
import { measurePage } from './page.mjs'
import { measureWatching, measureWatchingAtDesks } from './watchers.mjs'

/**
 * The tracking page of one invoice, on the embedded store with its usual seed. Its processes
 * have ended when it returns.
 */
export function measureTracking(things, browser) {
  return tried(things, async () => {
    const folder = join(things.folder, 'tracking')
    const store = {
      name: 'PGlite',
      sandbox: { SANDBOX_DATA_DIR: join(folder, 'sandbox') },
      desk: { DESK_DATA_DIR: join(folder, 'desk') },
    }
    const running = await areaServers(things, store, { who: personOfLead, path: '' })
    const page = await tried(things, () => measurePage(running, browser))
    const watching = await tried(things, () => measureWatching(running))
    await running.stop()
    const atDesks = await tried(things, () => measureAtDesks(things, store))
    return { store: store.name, page, watching, atDesks }
  })
}

/** Two desks over one PostgreSQL, where one answers. */
async function measureAtDesks(things, store) {
  const database = await temporaryDatabase(things, 'watching')
  if (!database) return null
  const desk = { ...store.desk, DATABASE_URL: database }
  const running = await areaServers(
    things,
    { ...store, name: 'PostgreSQL', desk },
    { who: personOfLead, path: '' },
  )
  const group = processesOf(things)
  startDesk(group, {
    name: 'PostgreSQL too',
    port: ports.deskOfMany,
    sandboxPort: ports.partnerSandbox,
    store: desk,
  })
  await answeringApp(ports.deskOfMany, '/api/health/live')
  const measured = await measureWatchingAtDesks(running, [running.desk.url, at(ports.deskOfMany)])
  await Promise.all([group.stop(), running.stop()])
  return measured
}
