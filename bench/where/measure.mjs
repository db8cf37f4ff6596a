import { join } from 'node:path'
import { areaServers } from '../area-servers.mjs'
import { tried } from '../partner/tried.mjs'
import { personOfLead } from '../settings.mjs'
import { measurePage } from './page.mjs'
import { measureWatching } from './watching.mjs'

/** The page about where one invoice is, on the embedded store with its usual seed. Its processes have ended when it returns. */
export function measureWhere(things, browser) {
  return tried(things, async () => {
    const folder = join(things.folder, 'where')
    const store = { name: 'PGlite', sandbox: { SANDBOX_DATA_DIR: join(folder, 'sandbox') }, desk: { DESK_DATA_DIR: join(folder, 'desk') } }
    const running = await areaServers(things, store, { who: personOfLead, path: '' })
    const page = await tried(things, () => measurePage(running, browser))
    const watching = await tried(things, () => measureWatching(running))
    await running.stop()
    return { store: store.name, page, watching }
  })
}
