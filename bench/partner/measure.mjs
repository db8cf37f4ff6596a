import { measureScroll } from '../grid-scroll.mjs'
import { transactions } from '../servers/settings.mjs'
import { measureColdPage } from './cold-page.mjs'
import { measureExport } from './export.mjs'
import { measureSearches } from './searches.mjs'
import { seeded } from './seed.mjs'
import { partnerServers } from './servers.mjs'
import { storesOf } from './stores.mjs'
import { tried } from './try-step.mjs'

/**
 * The partner part with 1,000,000 transactions, on one store after the other. The pages are opened
 * on the first that can be filled.
 */
export async function measurePartner(things, browser) {
  const stores = []
  let pages = null
  for (const { missing, ...store } of await storesOf(things)) {
    const { opened, ...measured } = missing
      ? { missing }
      : await tried(things, () => onStore(things, browser, store, pages === null))
    if (opened) pages = { store: store.name, ...opened }
    stores.push({ name: store.name, ...measured })
  }
  return { transactions, stores, pages }
}

async function onStore(things, browser, store, withPages) {
  const seedSeconds = await seeded(things, store, 'transactions', transactions)
  const running = await partnerServers(things, store)
  const searches = await tried(things, () => measureSearches(running, store.name))
  const opened = withPages && {
    cold: await tried(things, () => measureColdPage(running, browser)),
    scroll: await tried(things, () => measureScroll(running, browser, { path: '/partner/search' })),
  }
  const exported = await tried(things, () => measureExport(running, browser, store.name))
  await running.stop()
  return { seedSeconds, searches, exported, ...(opened && { opened }) }
}
