import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, readsRest, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { panelOf, told } from '../support/export-panel'
import { findPagePattern, pagePatterns } from '../support/page-patterns'
import type { Role } from '../support/sandbox'
import { windowSizes } from '../support/window-sizes'

/** Those that no link leads to, and why. */
const unlinked: Record<string, string> = {
  '/[...missing]': 'it is what stands at an address that has no page',
  '/bulk-actions/[bulkActionId]':
    'its line of the list leads there, once something was done to many (bulk-actions.spec)',
  '/invoices/id/[identifier]': 'an identifier is what a caller has: it is typed into the look-up',
  '/clients/[clientNo]/batches/[batchUuid]':
    'its id is typed among the batches, and its line of Activity leads there (receivables-batch.spec)',
  '/collection/[organizationId]/decisions': 'leads on to the cases that need an answer',
  '/send/again': 'a cause of failures leads there once it stands open (send-many.spec)',
  '/partner/references': 'an older address of the page that tracks invoices',
}

/** Those that the navigation of a role leaves out. */
const forbidden: Partial<Record<Role, { pages: RegExp; why: string }>> = {
  support: {
    pages:
      /^\/(clients|collection|send(\/|$)|bank-agreements|bulk-actions$|batches\/\[)|^\/exports\/\[/,
    why: 'support reads distribution and the partner area alone, and has exported nothing',
  },
}

/** Lists behind a tab of a page, and what is read beside a list: a part of its address. */
const tabs = ['list', 'open']

/** Words by which a column or a fact names an object or a person. */
const identifiers =
  /\b(invoice|case|debtor|customer|recipient|settlement|batch|file|bundle|document|item|voucher|transaction|receipt|KID|number|no|owner|assigned|person|who|by)\b/i

/** Heads with such a word in them that name something of it, and not the thing itself. */
const attributes =
  /\b(date|type|scheme|format|account|org|organization|creditor|columns)\b|^(search|answer|decide) by$/i

const ownNumber = 'it names what this page is about, and a button beside it copies it'

/** Those that are no link, by page and head, and why. */
const unlinkedCells: Record<string, string> = {
  '/ Number': 'the whole row is the link to its customer',
  '/clients/[clientNo]/customers Number': 'the whole row is the link to its customer',
  '/partner/search Recipient': 'no field of the row tells a customer number',
  '/invoices/number/[invoiceNumber] Recipient':
    'a name as it was sent; the customer stands below it',
  '/collection/[organizationId]/settlements?open Settlement': 'it is what is read there',
  '/collection/[organizationId]/settlements/[settlementId] Settlement': 'this page',
  '/clients/[clientNo]/actions File': 'an id by which the service has it',
  '/exports/[exportId] File': 'a button above downloads it',
  '/clients/[clientNo]/stops No.': 'the name beside it is the link to its customer',
  '/clients/[clientNo]/ledger Voucher': 'its lines stand on the page to which the row leads',
  '/clients/[clientNo]/items/[arItemId] Voucher':
    'its lines stand on the page to which its day leads',
  '/clients/[clientNo]/customers/[customerNo] Customer no.': ownNumber,
  '/clients/[clientNo]/items/[arItemId] KID': ownNumber,
  '/clients/[clientNo]/items/[arItemId] Item ID': ownNumber,
  '/clients/[clientNo]/items/[arItemId] Document ID': ownNumber,
  '/clients/[clientNo]/documents?open KID': ownNumber,
  '/collection/[organizationId]/settlements/[settlementId] Settlement ID': ownNumber,
  '/collection/[organizationId]/cases/[caseNumber] Reference (KID)': ownNumber,
  '/invoices/number/[invoiceNumber] KID': ownNumber,
  '/invoices/number/[invoiceNumber] Receipt ID': ownNumber,
  '/invoices/number/[invoiceNumber] Transaction': ownNumber,
  '/clients/[clientNo]/files By': 'a name of the service’s own, which is nobody’s here',
  '/clients/[clientNo]/files?open By': 'a name of the service’s own, which is nobody’s here',
  '/batches?list Batch ID': 'the whole row is the link to its batch',
  '/batches?list Created by': 'a name of the service’s own, which is nobody’s here',
  '/clients/[clientNo]/actions By': 'a name of the service’s own, which is nobody’s here',
}

/** What a cell says of whom the service tells no number, and where there is nobody. */
const unnamed = /^(Ukjent|Unknown|Nobody|–.*)$/

function findPlace(href: string): { pattern: string; place: string; pathname: string } | null {
  const { pathname, searchParams } = new URL(href, process.env.E2E_DESK)
  const pattern = findPagePattern(pathname)
  const tab = tabs.find((each) => searchParams.has(each))
  return pattern ? { pattern, pathname, place: tab ? `${pattern}?${tab}` : pattern } : null
}

/** Opens a page and waits until it has read what it shows, and takes a press. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await readsRest(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
}

const ownMenu = (page: Page) => page.getByRole('button', { name: 'Your settings' })

/** The links that a person sees on a page, those of their own menu too. */
async function listLinks(page: Page): Promise<string[]> {
  await ownMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  const hrefs = await page
    .locator('a[href^="/"]:not([href^="/api/"]):visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  await page.keyboard.press('Escape')
  return [...new Set(hrefs)]
}

const linkTo = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`)

async function follow(page: Page, href: string) {
  const link = linkTo(page, href).first()
  if ((await link.count()) === 0) await ownMenu(page).click()
  await link.click()
}

/** Goes through the desk breadth-first by clicks alone, over one page of each pattern. */
async function crawl(page: Page): Promise<Map<string, string>> {
  const reached = new Map<string, string>([['/', routes.home()]])
  const queue = [routes.home()]
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    await open(page, address)
    await expectLinkedIdentifiers(page, findPlace(address)!.place)
    let isHere = true
    for (const href of await listLinks(page)) {
      const found = findPlace(href)
      if (!found || reached.has(found.place)) continue
      if (!isHere && (await linkTo(page, href).count()) === 0) await open(page, address)
      await follow(page, href)
      await page.waitForURL((url) => url.pathname === found.pathname)
      isHere = false
      reached.set(found.place, href)
      queue.push(href)
    }
  }
  return reached
}

/** What a column or a fact of identifiers shows is a link, or stands on the list above. Cards are cells. */
async function expectLinkedIdentifiers(page: Page, place: string) {
  const cells = await page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent.trim())
      const rows = [...table.querySelectorAll('tbody tr')].slice(0, 12)
      return rows.flatMap((row) =>
        [...row.children].map((cell, at) => ({
          head: heads[at] ?? '',
          text: cell.textContent.trim(),
          isLink: cell.querySelector('a') !== null,
        })),
      )
    }),
  )
  const facts = await page.locator('main dl').evaluateAll((lists) =>
    lists.flatMap((list) =>
      [...list.querySelectorAll('dt')].map((term) => ({
        head: term.textContent.trim(),
        text: term.nextElementSibling?.textContent.trim() ?? '',
        isLink: term.nextElementSibling?.querySelector('a') !== null,
      })),
    ),
  )
  const plain = [...cells, ...facts].filter(
    ({ head, text, isLink }) =>
      identifiers.test(head) &&
      !attributes.test(head) &&
      !isLink &&
      text !== '' &&
      !unnamed.test(text),
  )
  const unexplained = plain.filter(({ head }) => !unlinkedCells[`${place} ${head}`])
  expect.soft(unexplained, `identifiers of ${place} that lead nowhere`).toEqual([])
}

/** A batch and an export of the tenant's own: a fresh one has neither. */
async function leaveTraces(desk: Desk, page: Page) {
  await collectionOf(desk).addInvoices({
    originalInvoiceAmount: 100,
    currency: 'NOK',
    invoiceNumber: 'LINK-1',
    debtors: [{ role: 'PRIMARY_DEBTOR', type: 'PRIVATE', name: 'Kari', customerNumber: '7' }],
  })
  await visit(page, routes.collectionInvoices(desk.organizationId))
  await page.getByRole('button', { name: /^Export/ }).click()
  await panelOf(page).getByRole('button', { name: 'Start export' }).click()
  await expect(told(panelOf(page))).toContainText('Complete')
}

for (const role of ['lead', 'support'] as const)
  test(`every page that the role ${role} may see is reached by clicks alone, and every identifier leads to its page`, async ({
    desk,
    page,
  }) => {
    test.slow()
    await desk.signIn(role)
    if (role === 'lead') await leaveTraces(desk, page)
    const reached = await crawl(page)
    const isShown = (pattern: string) => !forbidden[role]?.pages.test(pattern)
    const missing = pagePatterns.filter((pattern) => !reached.has(pattern) && isShown(pattern))
    expect(missing.toSorted()).toEqual(Object.keys(unlinked).filter(isShown).toSorted())
  })

test('on a phone the link to a page is copied, without what belongs to one moment', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(windowSizes.narrow)
  const { clientNo, customerNo } = await desk.as('lead').withCustomer()
  await visit(page, `${routes.customer(clientNo, customerNo)}?created=found`)
  await page.getByRole('button', { name: 'Copy link to this page' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(new URL(routes.customer(clientNo, customerNo), page.url()).href)
  await page
    .getByRole('button', { name: `Copy ${customerNo}` })
    .first()
    .click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(customerNo)
})

test('the drawer of a search leads to the page of its invoice', async ({ desk, page }) => {
  await desk.signIn('support')
  await desk.addTransactions({ InvoiceNumber: 'DRAWER-1', InvoiceeName: 'Lunds kommun' })
  await visit(page, `${routes.partnerSearch()}?q=DRAWER-1`)
  await page.getByRole('gridcell', { name: 'Lunds kommun' }).click()
  const drawer = page.getByRole('complementary', { name: 'Invoice DRAWER-1' })
  await drawer.getByRole('link', { name: 'Invoice DRAWER-1' }).click()
  await expect(page).toHaveURL(/\/invoices\/number\/DRAWER-1\?company=\d+$/)
  await expect(page).toHaveTitle(/^DRAWER-1, Lunds kommun · Duedesk$/)
})
