import type { Locator, Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, reload, takesInput, test, visit } from '../fixtures'
import { inDays } from '../support/days'
import { owingCustomer } from '../support/owing-customer'

const grid = (page: Page) => page.getByRole('grid')
const frame = (page: Page) => page.locator('.grid-frame')
const top = (page: Page) => frame(page).evaluate(({ scrollTop }) => scrollTop)
const ticked = (page: Page) => page.getByRole('row', { selected: true })
const cellOf = (page: Page, text: string) =>
  grid(page).getByRole('gridcell', { name: text }).first()

/** Scrolls a grid to a row of its middle as soon as it has that row, and waits until the place is kept. */
async function scrollTo(page: Page, px: number) {
  await expect(async () => {
    await frame(page).evaluate((element, to) => element.scrollTo(0, to), px)
    expect(await top(page)).toBe(px)
  }).toPass()
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(sessionStorage)
          .filter(([key]) => key.startsWith('duedesk-list '))
          .map(([, kept]) => JSON.parse(kept).top),
      ),
    )
    .toContain(px)
}

test('going back to the collection invoices finds the row, the scroll place and the ticks, also after a reload', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await desk.signIn('lead')
  await visit(page, routes.collectionInvoices(desk.organizationId))
  await scrollTo(page, 600)
  const rows = grid(page).locator('tbody [role="row"]')
  const at = (index: number) => grid(page).locator(`[role="row"][aria-rowindex="${index + 2}"]`)
  await at(22).getByRole('checkbox').click()
  await at(24).getByRole('checkbox').click()
  await expect(ticked(page)).toHaveCount(2)
  const number = await at(25).getByRole('gridcell').nth(1).innerText()
  await at(25).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/invoices\/[0-9a-f-]{36}$/)

  await page.goBack()
  const isBack = async () => {
    await expect(cellOf(page, number)).toBeVisible()
    await expect(ticked(page)).toHaveCount(2)
    await expect(at(22)).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => top(page)).toBe(600)
    await expect(at(25).locator(':focus')).toHaveCount(1)
  }
  await isBack()
  await reload(page)
  await isBack()

  await page.getByRole('navigation').getByRole('link', { name: 'Settlements' }).click()
  await expect(page).toHaveURL(routes.settlements(desk.organizationId))
  await page.getByRole('navigation').getByRole('link', { name: 'Invoices', exact: true }).click()
  await expect(page).toHaveURL(routes.collectionInvoices(desk.organizationId))
  await expect(rows.first()).toBeVisible()
  expect(await top(page)).toBe(0)
  await expect(ticked(page)).toHaveCount(0)
})

test('going back to a search that was read far down reads on to the row that was opened', async ({
  desk,
  page,
}) => {
  const named = { InvoiceeName: 'Lunds kommun' }
  await desk.addTransactions(...Array.from({ length: 260 }, () => named))
  await desk.signIn('support')
  await visit(page, `${routes.partnerSearch()}?q=Lunds kommun`)
  await expect
    .poll(() => frame(page).evaluate((element) => element.scrollHeight))
    .toBeGreaterThan(3000)
  await scrollTo(page, 2500)
  await expect
    .poll(() => frame(page).evaluate((element) => element.scrollHeight))
    .toBeGreaterThan(5000)
  await scrollTo(page, 5000)
  const row = grid(page).locator('[role="row"][aria-rowindex="175"]')
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/invoices\//)

  await page.goBack()
  await expect.poll(() => top(page)).toBe(5000)
  await reload(page)
  await expect.poll(() => top(page)).toBe(5000)
})

test('going back to Today finds the line that was opened and the scroll place, also after a reload', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 360 })
  await desk.signIn('lead')
  await desk.withCustomer({ stopReminderUntil: inDays(1) })
  await visit(page, routes.home())
  await takesInput(page)
  const main = page.getByRole('main')
  const lines = main.locator('.row-link')
  await expect(lines).not.toHaveCount(0)
  await expect(page.getByRole('complementary')).not.toContainText('Checking')
  for (const _ of await lines.all()) await page.keyboard.press('j')
  const last = lines.last()
  await expect(last).toBeFocused()
  const words = await last.innerText()
  const place = () =>
    page.evaluate(
      () => document.getElementById('content')!.scrollTop + document.scrollingElement!.scrollTop,
    )
  const at = await place()
  expect(at).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(routes.home())

  await page.goBack()
  const isBack = async () => {
    await expect(main.locator('.row-link:focus')).toHaveText(words)
    await expect.poll(place).toBe(at)
    await expect(main.locator('.row-link[tabindex="0"]')).toHaveText(words)
  }
  await isBack()
  await reload(page)
  await isBack()
})

test('a table of customers is where it was after a reload, and nothing of it outlives the session', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await desk.signIn('controller')
  await visit(page, routes.customers(desk.clientNo))
  const table = page.getByRole('region', { name: 'Customers' })
  const tableTop = () => table.evaluate(({ scrollTop }) => scrollTop)
  await table.evaluate((element) => element.scrollTo(0, 300))
  const kept = () =>
    page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('duedesk-list ')),
    )
  await expect.poll(async () => (await kept()).length).toBe(1)
  await reload(page)
  await expect.poll(tableTop).toBe(300)

  await page.getByRole('button', { name: 'Your settings' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await kept()).toEqual([])
})

/** How far the page around a list is scrolled. */
const pageTop = (page: Page) => page.locator('#content').evaluate(({ scrollTop }) => scrollTop)

/** Scrolls the page around a list to a row below its top, waits until the place is kept, and tells it. */
async function scrollPageTo(page: Page, row: Locator): Promise<number> {
  await page.locator('#content').evaluate((element) => element.scrollTo(0, 60))
  await row.scrollIntoViewIfNeeded()
  const at = await pageTop(page)
  expect(at).toBeGreaterThan(0)
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(sessionStorage)
          .filter(([key]) => key.startsWith('duedesk-list '))
          .map(([, kept]) => JSON.parse(kept).pageTop),
      ),
    )
    .toContain(at)
  return at
}

test('going back to pasted lines finds them with their answers, and a reload keeps nothing of them', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  const numbers = Array.from({ length: 40 }, (_, at) => `B-${at + 1}`)
  await desk.addTransactions(
    ...numbers.map((InvoiceNumber) => ({
      InvoiceNumber,
      Status: 'OK',
      ChannelStatus: 'Delivered',
    })),
  )
  await desk.signIn('support')
  await visit(page, routes.invoices())
  await page.getByRole('textbox', { name: 'References' }).fill([...numbers, 'B-404'].join('\n'))
  await page.getByRole('button', { name: 'Find invoices' }).click()
  const result = page.getByRole('table', { name: 'Results by line' })
  await expect(page.getByRole('status').filter({ hasText: /^Done\./ })).toBeAttached()
  await page.getByRole('button', { name: 'Delivered 40' }).click()
  const opened = result.getByRole('link', { name: 'B-30', exact: true })
  const at = await scrollPageTo(page, opened)
  const before = (await desk.requests()).requests.length
  await opened.click()
  await expect(page).toHaveURL(routes.invoiceByNumber('B-30', desk.companyId))

  await page.goBack()
  await expect(opened).toBeFocused()
  await expect(page.getByRole('button', { name: 'Delivered 40' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect.poll(() => pageTop(page)).toBe(at)
  const searched = (await desk.requests()).requests
    .slice(before)
    .filter(({ body }) => JSON.stringify(body ?? '').includes('B-31'))
  expect(searched).toEqual([])

  await page.getByRole('button', { name: 'Edit lines' }).click()
  await expect(page.getByRole('textbox', { name: 'References' })).toHaveValue(/^B-1\nB-2\n/)
  expect(
    await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
    ),
  ).not.toContain('B-404')
  await reload(page)
  await expect(page.getByRole('textbox', { name: 'References' })).toHaveValue('')
})

test('going back to the failures finds the scroll place and the causes that were open, also after a reload', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  const failed = (LogText: string, at: number) => ({
    InvoiceNumber: `F-${at}`,
    Status: 'Failed',
    LogText,
    LogTime: '2025-03-05T10:00:00',
  })
  await desk.addTransactions(
    ...['Mailbox full', 'Ugyldig KID', 'Invalid national identity number', 'Pipe was bent'].map(
      failed,
    ),
  )
  await desk.signIn('support')
  await visit(page, routes.partnerFailures('from=2025-03-03&to=2025-03-09'))
  const causes = page.locator('main [data-cause]')
  await expect(causes).toHaveCount(4)
  const stopOf = (at: number) => causes.nth(at).locator('.row-link')
  await stopOf(0).click()
  await stopOf(2).click()
  const sample = causes.nth(2).getByRole('link', { name: /F-/ })
  const table = page.getByRole('region', { name: 'Failures by cause' })
  const tableTop = () => table.evaluate(({ scrollTop }) => scrollTop)
  await stopOf(2).evaluate((stop) => stop.scrollIntoView({ block: 'center' }))
  const at = await tableTop()
  expect(at).toBeGreaterThan(0)
  await sample.click()
  await expect(page).toHaveURL(/\/invoices\//)

  await page.goBack()
  const isBack = async () => {
    await expect(stopOf(2)).toBeFocused()
    for (const [place, isOpen] of [true, false, true, false].entries())
      await expect(stopOf(place)).toHaveAttribute('aria-expanded', String(isOpen))
    await expect.poll(tableTop).toBe(at)
  }
  await isBack()
  await reload(page)
  await isBack()
})

test('going back to the invoices and the debt collection of a customer finds the row and the scroll place, also after a reload', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  const customer = await owingCustomer(desk)
  await desk.signIn('controller')
  await visit(page, routes.customerInvoices(desk.clientNo, customer.customerNo))
  const invoice = page.getByRole('table').getByRole('link', { name: 'W-2', exact: true })
  const invoiceAt = await scrollPageTo(page, invoice)
  await invoice.click()
  await expect(page).toHaveURL(/\/invoices\//)
  await page.goBack()
  await expect(invoice).toBeFocused()
  await expect.poll(() => pageTop(page)).toBe(invoiceAt)
  await reload(page)
  await expect(invoice).toBeFocused()
  await expect.poll(() => pageTop(page)).toBe(invoiceAt)

  await visit(page, routes.customerCollection(desk.clientNo, customer.customerNo))
  const claim = page.locator('main').getByRole('link', { name: 'W-3', exact: true })
  const at = await scrollPageTo(page, claim)
  await claim.click()
  await expect(page).toHaveURL(/\/invoices\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect(claim).toBeFocused()
  await expect.poll(() => pageTop(page)).toBe(at)
  await reload(page)
  await expect(claim).toBeFocused()
  await expect.poll(() => pageTop(page)).toBe(at)
})
