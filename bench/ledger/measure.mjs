import { seeded } from '../partner/seed.mjs'
import { tried } from '../partner/try-step.mjs'
import { areaServers } from '../servers/area-servers.mjs'
import { areaStore } from '../servers/area-store.mjs'
import { customer, items, personOfLead } from '../servers/settings.mjs'
import { measurePage } from './page.mjs'
import { measureReads } from './reads.mjs'

/**
 * Receivable items and aging of a client with a million items. Its processes have ended when it
 * returns.
 */
export function measureLedger(things, browser) {
  return tried(things, async () => {
    const store = await areaStore(things, 'ledger')
    const seedSeconds = await seeded(things, store, 'items', items)
    const running = await areaServers(things, store, {
      who: personOfLead,
      path: `/arm/v1/clients/${customer.clientNo}`,
      bareOf: ({ url, token }) => ({ BARE_AREA_URL: url, BARE_TOKEN: token }),
    })
    const reads = await tried(things, () => measureReads(running))
    const page = await tried(things, () => measurePage(running, browser))
    await running.stop()
    return { store: store.name, items, seedSeconds, reads, page }
  })
}
