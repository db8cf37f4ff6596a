import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'

const grid = (page: Page) => page.getByRole('grid')
const frame = (page: Page) => page.locator('.grid-frame')
const top = (page: Page) => frame(page).evaluate(({ scrollTop }) => scrollTop)
const ticked = (page: Page) => page.getByRole('row', { selected: true })
const cellOf = (page: Page, text: string) =>
  grid(page).getByRole('gridcell', { name: text }).first()

/** Scrolls a grid to a row of its middle, and waits until the place is kept. */
async function scrollTo(page: Page, px: number) {
  await frame(page).evaluate((element, to) => element.scrollTo(0, to), px)
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
  await page.reload()
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
  await page.reload()
  await expect.poll(() => top(page)).toBe(5000)
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
  await page.reload()
  await expect.poll(tableTop).toBe(300)

  await page.getByRole('button', { name: 'Your settings' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await kept()).toEqual([])
})
