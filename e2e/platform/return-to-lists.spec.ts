import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, readsRest, reload, takesInput, test, visit } from '../fixtures'
import {
  addCompanies,
  createActions,
  sendByManyChannels,
  startBulkActions,
  startExports,
} from '../support/fill-lists'
import type { Role } from '../support/sandbox'

/**
 * A list of the desk: who sees it, where, whether its rows are ticked, and what fills one that is
 * short at first.
 */
type List = {
  role: Role
  path: (desk: Desk) => string
  hasTicks?: true
  fill?: (desk: Desk, page: Page) => Promise<unknown>
  /** Enter opens the details of a row in their place, and a link in it leads on. */
  opensInPlace?: true
}

const lists: Record<string, List> = {
  customers: { role: 'lead', path: ({ clientNo }) => routes.customers(clientNo), hasTicks: true },
  stops: { role: 'lead', path: ({ clientNo }) => routes.stops(clientNo), hasTicks: true },
  'receivable items': {
    ...{ role: 'lead', hasTicks: true },
    path: ({ clientNo }) => routes.items(clientNo),
  },
  aging: { role: 'lead', path: ({ clientNo }) => routes.aging(clientNo) },
  'ledger items': { role: 'lead', path: ({ clientNo }) => routes.glItems(clientNo) },
  movements: { role: 'lead', path: ({ clientNo }) => routes.glMovements(clientNo) },
  documents: { role: 'lead', path: ({ clientNo }) => routes.documents(clientNo) },
  bundles: { role: 'lead', path: ({ clientNo }) => routes.documentBundles(clientNo) },
  'stored files': { role: 'lead', path: ({ clientNo }) => routes.storedFiles(clientNo) },
  decisions: {
    ...{ role: 'lead', hasTicks: true },
    path: ({ organizationId }) => routes.cases(organizationId),
  },
  'all cases': {
    ...{ role: 'lead', hasTicks: true },
    path: ({ organizationId }) => routes.allCases(organizationId),
  },
  settlements: { role: 'lead', path: ({ organizationId }) => routes.settlements(organizationId) },
  files: { role: 'support', path: () => routes.files() },
  'delivery times': { role: 'lead', path: () => routes.deliveryTimes(), fill: sendByManyChannels },
  companies: { role: 'lead', path: () => routes.companies(), fill: addCompanies },
  activity: {
    ...{ role: 'lead', path: () => routes.journal(), fill: createActions },
    opensInPlace: true,
  },
  'bulk actions': { role: 'lead', path: () => routes.bulkActions(), fill: startBulkActions },
  exports: { role: 'lead', path: () => routes.exports(), fill: startExports },
}

/** How many rows one goes down before one is opened, where there are as many. */
const steps = 13

const marked = (page: Page) =>
  page.locator('main :is(.row-link, [data-row], [role="gridcell"]):focus')
/** The link that leads on from an entry whose details open in their place. */
const linkOfMarked = (page: Page) =>
  page
    .locator('main [data-entry]')
    .filter({ has: page.locator('[data-row]:focus') })
    .getByRole('link')
    .last()
const ticked = (page: Page) =>
  page.locator('main :is([role="row"][aria-selected="true"], tr:has(td input:checked))')

/** Where the parts of a page that a hand can scroll are scrolled to. */
const listScrolls = (page: Page) =>
  page.evaluate(() =>
    [document.scrollingElement!, ...document.querySelectorAll('main, main *')]
      .filter((part) => getComputedStyle(part).overflowY !== 'hidden')
      .map(({ scrollTop }) => scrollTop)
      .filter((top) => top > 0),
  )

/** Whether parts are scrolled as they were, to a few pixels: what stands around rows may be a line taller. */
const isAsScrolled = (now: readonly number[], then: readonly number[]) =>
  now.length === then.length && now.every((top, at) => Math.abs(top - then[at]!) < 8)

async function goDown(page: Page) {
  for (let step = 0; step < steps; step++) await page.keyboard.press('j')
  await expect(marked(page)).toBeInViewport()
}

function testReturn(name: string, { role, path, hasTicks, fill, opensInPlace }: List) {
  test(`going back to ${name} finds the row, the scroll place and the ticks, also after a reload`, async ({
    desk,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 480 })
    await desk.signIn(role)
    await fill?.(desk, page)
    await visit(page, path(desk))
    await expect(
      page.locator('main :is(.row-link, [data-row], td[role="gridcell"])').first(),
    ).toBeVisible()
    await readsRest(page)
    const address = page.url()
    await goDown(page)
    if (hasTicks) {
      await page.keyboard.press('Space')
      await expect(ticked(page)).toHaveCount(1)
      // The bar of what is ticked takes room of the list.
      await page.keyboard.press('k')
      await page.keyboard.press('j')
    }
    const words = opensInPlace ? linkOfMarked(page) : marked(page)
    const row = await words.innerText()
    const scrolls = await listScrolls(page)
    if (fill) expect(scrolls).not.toEqual([])
    if (opensInPlace) await linkOfMarked(page).click()
    else await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(address)

    await page.goBack()
    await expect(page).toHaveURL(address)
    const isBack = async () => {
      await expect(words).toHaveText(row, { useInnerText: true })
      await expect.poll(async () => isAsScrolled(await listScrolls(page), scrolls)).toBe(true)
      await expect(ticked(page)).toHaveCount(hasTicks ? 1 : 0)
    }
    await isBack()
    await reload(page)
    await isBack()
  })
}

for (const [name, list] of Object.entries(lists)) testReturn(name, list)

test.describe('where the day of the reader is another than that of UTC', () => {
  test.use({ timezoneId: new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Etc/GMT-14' })
  testReturn('activity', lists.activity!)
})

test('going back to a table whose rows open nothing finds the scroll place, also after a reload', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await desk.signIn('lead')
  await createActions(desk, page)
  await visit(page, routes.actions(desk.clientNo))
  const last = page.getByRole('table').getByRole('row').last()
  await last.getByRole('link').scrollIntoViewIfNeeded()
  const scrolls = await listScrolls(page)
  expect(scrolls).not.toEqual([])
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/customers/)

  await page.goBack()
  await expect.poll(async () => isAsScrolled(await listScrolls(page), scrolls)).toBe(true)
  await reload(page)
  await expect.poll(async () => isAsScrolled(await listScrolls(page), scrolls)).toBe(true)
})

for (const width of [390, 900])
  test(`at ${width} px what is open of a list takes its place, and the list comes back where it was`, async ({
    desk,
    page,
  }) => {
    await page.setViewportSize({ width, height: 480 })
    await desk.signIn('support')
    await visit(page, routes.files())
    await takesInput(page)
    await expect(page.locator('main .row-link').first()).toBeVisible()
    await readsRest(page)
    await goDown(page)
    const row = page.locator('main .row-link').filter({ hasText: await marked(page).innerText() })
    const scrolls = await listScrolls(page)
    expect(scrolls.length).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary')).toBeVisible()
    await expect(row).toBeHidden()

    await page.goBack()
    await expect(row).toBeInViewport()
    await expect.poll(async () => isAsScrolled(await listScrolls(page), scrolls)).toBe(true)
  })
