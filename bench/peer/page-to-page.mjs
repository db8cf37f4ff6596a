import { setTimeout as sleep } from 'node:timers/promises'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { takeStep } from '../page-step.mjs'
import { clientList, organizationId, restMs, visits } from '../servers/settings.mjs'
import { median } from '../statistics.mjs'
import { cookiesOf } from '../visit.mjs'

const patience = 30_000

const deskMenu = (path) => `nav[aria-label="Main menu"] a[href="${path}"]`
const peerMenu = (resource) => `a[role=menuitem][href="#/${resource}"]`
const invoices = `/collection/${organizationId}/invoices`
const gridCell = 'main .grid-row:not([aria-busy]) [role=gridcell]:nth-child(3)'
const gridLink = (path) => `main .grid-row a[href^="${path}/"]`
const tableCell = (column) => `tr.RaDataTable-row td.column-${column}`

/**
 * The lists of both: the entry of the menu, the address, what of a row is clicked, and what no
 * other list has once its rows are there. Of the page of a row: its address, and what only it has
 * once the record is read.
 */
const lists = {
  desk: {
    customers: {
      ...{ menu: deskMenu(clientList), address: `^${clientList}$` },
      ...{ cell: `main a[href^="${clientList}/"]`, rows: `main td a[href^="${clientList}/"]` },
      page: { address: `^${clientList}/.`, sought: 'main input[name=name]:not([value=""])' },
    },
    invoices: {
      ...{ menu: deskMenu(invoices), address: `^${invoices}$` },
      ...{ cell: gridCell, rows: gridLink(invoices) },
      page: { address: `^${invoices}/.`, sought: 'main dl' },
    },
    search: {
      ...{ menu: deskMenu('/partner/search'), address: '^/partner/search$' },
      rows: gridLink('/invoices/number'),
    },
  },
  peer: {
    customers: {
      ...{ menu: peerMenu('customers'), address: '#/customers$' },
      ...{ cell: tableCell('customerNo'), rows: tableCell('customerNo') },
      page: { address: '#/customers/.', sought: 'main input[name=name]:not([value=""])' },
    },
    invoices: {
      ...{ menu: peerMenu('invoices'), address: '#/invoices$' },
      ...{ cell: tableCell('invoiceNumber'), rows: tableCell('invoiceNumber') },
      page: { address: '#/invoices/.', sought: '.RaShow-main .ra-field-remainingAmount' },
    },
    search: {
      ...{ menu: peerMenu('search'), address: '#/search$', rows: tableCell('InvoiceNumber') },
    },
  },
}

const open = (list) => (all) => ({ click: all[list].cell, ...all[list].page })
const back = (list) => (all) => ({ ...toList(list)(all), click: null })
const toList = (list) => (all) => ({
  click: all[list].menu,
  address: all[list].address,
  sought: all[list].rows,
})

/** From the list of customers on, one after the other. */
const steps = [
  { name: 'customer list → customer, first time', to: open('customers') },
  { name: 'back to the customer list', to: back('customers'), isSeen: true },
  { name: 'customer list → customer, seen before', to: open('customers'), isSeen: true },
  { name: 'menu → invoice list, first time', to: toList('invoices') },
  { name: 'invoice list → invoice, first time', to: open('invoices') },
  { name: 'back to the invoice list', to: back('invoices'), isSeen: true },
  { name: 'invoice list → invoice, seen before', to: open('invoices'), isSeen: true },
  { name: 'menu → customer list, seen before', to: toList('customers'), isSeen: true },
  { name: 'menu → search, first time', to: toList('search') },
  { name: 'menu → invoice list, seen before', to: toList('invoices'), isSeen: true },
]

/**
 * The round at the desk and at the app of react-admin in turns, each in a new context that is never
 * loaded anew: milliseconds of every step until the frame is out that has what is read.
 */
export function measureSteps({ desk, peer }, browser) {
  return timed(`page to page at both, ${visits} times`, async () => {
    const rounds = { desk: [], peer: [] }
    for (let round = 0; round <= visits; round += 1) {
      const taken = {
        peer: await takeRound(browser, `${peer.url}/#/customers`, lists.peer),
        desk: await takeRound(browser, desk.url + clientList, lists.desk, desk.cookie),
      }
      if (round > 0) for (const side of ['desk', 'peer']) rounds[side].push(taken[side])
    }
    return steps.map(({ name, isSeen = false }, at) => {
      const ofSide = (side) => rounds[side].map((figures) => figures[at])
      const [atDesk, atPeer] = [ofSide('desk'), ofSide('peer')]
      return {
        ...{ name, isSeen, desk: atDesk, peer: atPeer },
        median: { desk: median(atDesk), peer: median(atPeer) },
      }
    })
  })
}

async function takeRound(browser, url, all, cookie) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    if (cookie) await context.addCookies(cookiesOf(cookie, url))
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator(all.customers.rows).first().waitFor()
    const figures = []
    for (const { to } of steps) {
      await sleep(restMs)
      figures.push(await page.evaluate(takeStep, to(all)))
    }
    return figures
  } finally {
    await context.close()
  }
}
