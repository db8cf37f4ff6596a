import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, readsRest, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { createActions } from '../support/fill-lists'
import { owingCustomer } from '../support/owing-customer'

/** A list of the desk: who sees it, and whether it has a search box. */
type List = { name: string; role: 'lead' | 'support'; path: (desk: Desk) => string; hasBox?: true }

const lists: List[] = [
  {
    name: 'customers',
    role: 'lead',
    path: ({ clientNo }) => routes.customers(clientNo),
    hasBox: true,
  },
  {
    name: 'cases',
    role: 'lead',
    path: ({ organizationId }) => routes.allCases(organizationId),
    hasBox: true,
  },
  {
    name: 'decisions',
    role: 'lead',
    path: ({ organizationId }) => routes.cases(organizationId),
    hasBox: true,
  },
  {
    name: 'collection invoices',
    role: 'lead',
    path: ({ organizationId }) => routes.collectionInvoices(organizationId),
    hasBox: true,
  },
  {
    name: 'settlements',
    role: 'lead',
    path: ({ organizationId }) => routes.settlements(organizationId),
  },
  { name: 'reports', role: 'lead', path: ({ organizationId }) => routes.reports(organizationId) },
  { name: 'the partner search', role: 'support', path: () => routes.partnerSearch(), hasBox: true },
  {
    name: 'failures',
    role: 'support',
    path: () => routes.partnerFailures('from=2025-03-03&to=2025-03-09'),
  },
]

/** Lists whose keys the tests of going back press. */
const otherLists = ({ clientNo }: Desk) => [
  routes.stops(clientNo),
  routes.items(clientNo),
  routes.aging(clientNo),
  routes.glItems(clientNo),
  routes.glMovements(clientNo),
  routes.documents(clientNo),
  routes.documentBundles(clientNo),
  routes.storedFiles(clientNo),
  routes.journal(),
  routes.companies(),
  routes.deliveryTimes(),
]

const marked = (page: Page) =>
  page.locator('main :is(.row-link, [data-row], [role="gridcell"]):focus')
const markedText = (page: Page) =>
  marked(page).evaluate((stop) => (stop.closest('tr, [role="row"], li') ?? stop).textContent)
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur())

/** A second month: the list of settlements begins with its months. */
async function addMonth(desk: Desk) {
  const collection = collectionOf(desk)
  const [invoice] = await collection.invoices()
  const settlementDate = '2026-03-02'
  await collection.addSettlement({ invoiceId: String(invoice?.id), amount: 1, settlementDate })
}

async function openList(desk: Desk, page: Page, { name, role, path }: List) {
  const failed = { Status: 'Failed', LogTime: '2025-03-05T10:00:00' }
  await desk.addTransactions(
    { ...failed, InvoiceNumber: 'F-1', LogText: 'Mailbox full' },
    { ...failed, InvoiceNumber: 'F-2', LogText: 'Gateway said quux' },
  )
  if (name === 'settlements') await addMonth(desk)
  await desk.signIn(role)
  await visit(page, path(desk))
  const rows = page.locator('main :is(.row-link, [data-row], td[role="gridcell"])')
  await expect(rows.first()).toBeVisible()
  await waitForRest(page)
}

/** What stands beside the rows has come and is drawn: it comes by itself, and is not what a key did. */
async function waitForRest(page: Page) {
  await readsRest(page)
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0)
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
}

for (const list of lists)
  test(`J, K and the arrows go through ${list.name} from anywhere on the page`, async ({
    desk,
    page,
  }) => {
    await openList(desk, page, list)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(marked(page)).toHaveCount(0)
    await page.keyboard.press('j')
    await expect(marked(page)).toHaveCount(1)
    for (const key of ['j', 'ArrowDown', 'k', 'ArrowUp']) {
      await blur(page)
      await page.keyboard.press(key)
      await expect(marked(page)).toHaveCount(1)
    }
    const first = await markedText(page)
    await page.keyboard.press('j')
    await expect.poll(() => markedText(page)).not.toBe(first)
    await page.keyboard.press('K')
    await expect.poll(() => markedText(page)).toBe(first)

    await page.keyboard.press('/')
    await expect(page.locator('main [type="search"]:focus')).toHaveCount(list.hasBox ? 1 : 0)
  })

test('E exports a list, and the list of keys tells what the page has', async ({ desk, page }) => {
  await desk.signIn('lead')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await visit(page, routes.collectionInvoices(desk.organizationId))
  await page.keyboard.press('?')
  await expect(keys.getByText('On this page')).toBeVisible()
  await expect(keys.getByText('Export all')).toBeVisible()
  await page.keyboard.press('Escape')
  await blur(page)
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog', { name: 'Export all' })).toBeVisible()

  await visit(page, routes.cases(desk.organizationId))
  await page.keyboard.press('?')
  for (const name of ['Approve', 'Decline', 'Pause', 'Withdraw', 'Assign'])
    await expect(keys).toContainText(name)
  await page.keyboard.press('Escape')

  const customer = await owingCustomer(desk)
  await visit(page, routes.customerInvoices(desk.clientNo, customer.customerNo))
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible()
  await page.keyboard.press('?')
  for (const key of ['S', 'H', 'N'])
    await expect(
      keys.getByRole('term').filter({ hasText: new RegExp(`^${key}${key}$`) }),
    ).toHaveCount(1)
})

test.describe('with single letters switched off', () => {
  /** Every letter and mark that is a key somewhere. */
  const letters = [...'jkacdehmnprsw/?[']

  /** Presses each letter, with a row marked too, and expects that nothing has come of it. */
  async function expectDeaf(page: Page) {
    const state = () =>
      page.evaluate(() => [
        location.href,
        document.querySelectorAll('dialog[open], :popover-open').length,
        document.querySelectorAll('main :is(tr, [role="row"], li)').length,
        document.activeElement?.outerHTML.slice(0, 200),
      ])
    await waitForRest(page)
    await blur(page)
    const before = await state()
    for (const letter of letters) await page.keyboard.press(letter)
    expect(await state()).toEqual(before)

    const stop = page.locator('main :is(.row-link, [data-row], td[role="gridcell"])').first()
    if ((await stop.count()) === 0) return
    await stop.focus()
    const focused = await state()
    for (const letter of letters) await page.keyboard.press(letter)
    expect(await state()).toEqual(focused)
  }

  async function switchOff(page: Page) {
    await page
      .context()
      .addCookies([{ name: 'duedesk-letter-keys', value: 'off', url: process.env.E2E_DESK ?? '' }])
  }

  for (const list of lists)
    test(`nothing acts on ${list.name}`, async ({ desk, page }) => {
      await switchOff(page)
      await openList(desk, page, list)
      await expectDeaf(page)
    })

  test('nothing acts on lists of the ledger and of what was done', async ({ desk, page }) => {
    test.slow()
    await desk.signIn('lead')
    await createActions(desk, page)
    for (const path of otherLists(desk)) {
      await visit(page, path)
      await page.keyboard.press('/')
      const box = page.locator('main [type="search"]').first()
      if ((await box.count()) > 0) await expect(box).toBeFocused()
      await page.keyboard.press('Escape')
    }
    await switchOff(page)
    for (const path of otherLists(desk)) {
      await visit(page, path)
      await expect(
        page.locator('main :is(.row-link, [data-row], td[role="gridcell"])').first(),
      ).toBeVisible()
      await expectDeaf(page)
    }
  })

  test('nothing acts on the work of the day, a customer and pasted lines', async ({
    desk,
    page,
  }) => {
    await switchOff(page)
    const customer = await owingCustomer(desk)
    await desk.signIn('lead')
    await visit(page, routes.customerInvoices(desk.clientNo, customer.customerNo))
    await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible()
    await expectDeaf(page)
    await visit(page, routes.customer(desk.clientNo, customer.customerNo))
    await expectDeaf(page)
    await visit(page, routes.home())
    await expect(page.locator('main .row-link').first()).toBeVisible()
    await expect(page.getByRole('complementary')).not.toContainText('Checking')
    await expectDeaf(page)

    await visit(page, routes.invoices())
    await expectDeaf(page)
    await page.getByRole('textbox', { name: 'References' }).fill('W-1\nW-2')
    await page.getByRole('button', { name: 'Find invoices' }).click()
    await expect(page.getByRole('table', { name: 'Results by line' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^Done\./ })).toBeAttached()
    await expectDeaf(page)
  })
})
