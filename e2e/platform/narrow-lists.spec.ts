import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, readsRest, test, visit } from '../fixtures'
import { owingCustomer } from '../support/owing-customer'
import type { Role } from '../support/sandbox'
import { looked } from '../support/screenshots'

test.use({ viewport: { width: 390, height: 844 } })

const lists: [string, Role, (desk: Desk) => string | Promise<string>][] = [
  ['customers', 'controller', ({ clientNo }) => routes.customers(clientNo)],
  ['stops', 'controller', ({ clientNo }) => routes.stops(clientNo)],
  ['receivable items', 'lead', ({ clientNo }) => routes.items(clientNo)],
  ['ledger items', 'lead', ({ clientNo }) => routes.glItems(clientNo)],
  ['movements', 'lead', ({ clientNo }) => routes.glMovements(clientNo)],
  ['documents', 'lead', ({ clientNo }) => routes.documents(clientNo)],
  ['stored files', 'lead', ({ clientNo }) => routes.storedFiles(clientNo)],
  ['codes', 'lead', ({ clientNo }) => routes.codes(clientNo)],
  ['document bundles', 'lead', ({ clientNo }) => routes.documentBundles(clientNo)],
  ['collection invoices', 'lead', (desk) => routes.collectionInvoices(desk.organizationId)],
  ['cases', 'lead', (desk) => routes.allCases(desk.organizationId)],
  ['decisions', 'lead', (desk) => routes.cases(desk.organizationId)],
  ['settlements', 'lead', (desk) => routes.settlements(desk.organizationId)],
  ['reports', 'lead', (desk) => routes.reports(desk.organizationId)],
  ['companies', 'lead', () => routes.companies()],
  ['files', 'support', () => routes.files()],
  ['delivery times', 'support', () => routes.deliveryTimes()],
  ['the partner search', 'support', () => routes.partnerSearch()],
  [
    'the invoices of a customer',
    'lead',
    async (desk) => {
      const { clientNo, customerNo } = await owingCustomer(desk)
      return routes.customerInvoices(clientNo, customerNo)
    },
  ],
]

/** Rows that show parts of a card, and what of them is no card: out of the window, or over another. */
const describeCards = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('tr:has(> td[data-card])')]
    const boxes = rows.map((row) =>
      [...row.querySelectorAll(':scope > [data-card]')]
        .map((cell) => ({
          place: cell.getAttribute('data-card'),
          isBlank: cell.childElementCount === 0 && cell.textContent === '',
          box: cell.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0),
    )
    const outside = boxes.flat().filter(({ box }) => box.left < 0 || box.right > innerWidth)
    const over = boxes.flatMap((cells) =>
      cells.flatMap(({ place, box }, at) =>
        cells
          .slice(at + 1)
          .filter(
            ({ place: other, box: beside }) =>
              place !== 'tick' &&
              other !== 'tick' &&
              Math.min(box.right, beside.right) - Math.max(box.left, beside.left) > 1 &&
              Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top) > 1,
          )
          .map(({ place: other }) => `${place} over ${other}`),
      ),
    )
    const frames = [...document.querySelectorAll('.grid-scroll, .grid-frame')]
    return {
      hasRows: rows.length > 0,
      least: Math.min(...boxes.map((cells) => cells.length)),
      blank: boxes.flat().flatMap(({ place, isBlank }) => (isBlank ? [place] : [])),
      outside: outside.map(({ place }) => place),
      over: [...new Set(over)],
      isWider: frames.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    }
  })

for (const [name, role, addressOf] of lists) {
  test(`on a phone ${name} are cards: nothing scrolls sideways or lies over another`, async ({
    desk,
    page,
  }) => {
    await desk.signIn(role)
    await visit(page, await addressOf(desk))
    await expect(page.locator('td[data-card]').first()).toBeVisible()
    await readsRest(page)
    const cards = await describeCards(page)
    expect(cards).toMatchObject({ hasRows: true, blank: [], outside: [], over: [], isWider: false })
    expect(cards.least).toBeGreaterThanOrEqual(2)

    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('th:not([data-card=tick])').first()).toBeVisible()
    expect(
      await page
        .locator('tr:has(> td[data-card])')
        .first()
        .evaluate((row) => getComputedStyle(row).display),
    ).not.toBe('grid')
  })
}

test('on a phone a long word of a card leaves room for what stands beside it', async ({
  desk,
  page,
}) => {
  await desk.shapes({
    oddRecord: {
      listGlItems: { at: 0, fields: { customerNo: 'K'.repeat(60), voucherNo: 'V'.repeat(50) } },
    },
  })
  await desk.signIn('lead')
  await visit(page, routes.glItems(desk.clientNo))
  const day = page.locator('tbody tr').first().locator('[data-card=low-left]')
  await expect(day).toHaveText(/^\d{4}-\d\d-\d\d$/)
  expect(await day.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0)
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)).toBe(0)
})

const empty: [string, Role, (desk: Desk) => string][] = [
  ['customers', 'controller', ({ clientNo }) => `${routes.customers(clientNo)}?q=zzz-nobody`],
  [
    'collection invoices',
    'lead',
    ({ organizationId }) => `${routes.collectionInvoices(organizationId)}?InvoiceNumber=zzz-none`,
  ],
  ['cases', 'lead', ({ organizationId }) => routes.allCases(organizationId, 'q=zzz-none')],
  ['the partner search', 'support', () => routes.partnerSearch('q=zzz-none')],
]

for (const [name, role, addressOf] of empty) {
  test(`on a phone ${name} without a row offer nothing to tick`, async ({ desk, page }) => {
    await desk.signIn(role)
    await visit(page, addressOf(desk))
    await expect(page.getByRole('heading', { name: /^No .* match/ })).toBeVisible()
    const tick = page.getByRole('checkbox', { name: /^Select all/ })
    await expect(tick).toBeDisabled()
    const { width, height } = (await tick.locator('xpath=ancestor::th').boundingBox())!
    expect(width * height).toBeLessThanOrEqual(1)
    await looked(page, `empty-${name.replaceAll(' ', '-')}-narrow`)
  })
}

test('a card of the partner search opens, is ticked and is ordered; the keyboard reaches what it leaves out', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(
    ...Array.from({ length: 60 }, () => ({ InvoiceeName: 'Lunds kommun' })),
  )
  await desk.signIn('support')
  await visit(page, routes.partnerSearch('q=Lunds kommun'))
  const grid = page.getByRole('grid')
  const row = (index: number) => grid.locator(`[role="row"][aria-rowindex="${index + 2}"]`)
  await expect(row(1)).toBeVisible()

  const topOf = async (index: number) => (await row(index).boundingBox())!.y
  await page.locator('.grid-frame').evaluate((frame) => frame.scrollTo(0, 20 * 92))
  await expect(row(22)).toBeVisible()
  expect((await topOf(23)) - (await topOf(22))).toBe(92)
  expect((await topOf(22)) - (await topOf(21))).toBe(92)
  await page.locator('.grid-frame').evaluate((frame) => frame.scrollTo(0, 0))

  await row(1).getByRole('checkbox').click()
  await expect(row(1)).toHaveAttribute('aria-selected', 'true')
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar.getByRole('button', { name: 'Copy rows' })).toBeHidden()
  await bar.getByRole('button', { name: 'Actions' }).click()
  await expect(bar.getByRole('button', { name: 'Copy rows' })).toBeVisible()
  await bar.getByRole('button', { name: 'Actions' }).click()
  await grid.getByRole('columnheader', { name: 'Amount' }).click()
  await expect(grid.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )

  await row(0).getByRole('gridcell').nth(1).focus()
  const isMarked = () =>
    row(0).evaluate((element) => getComputedStyle(element).outlineStyle === 'solid')
  for (let step = 0; step < 8 && !(await isMarked()); step++)
    await page.keyboard.press('ArrowRight')
  expect(await isMarked()).toBe(true)

  const { x, y, width } = (await row(2).boundingBox())!
  await page.mouse.click(x + width - 6, y + 6)
  await expect(row(2)).toHaveAttribute('aria-current', 'true')
})

test('a card of the customers opens where it is pressed', async ({ desk, page }) => {
  await desk.as('controller').withCustomer({ name: 'Kari Nordmann' })
  await visit(page, `${routes.customers(desk.clientNo)}?q=Kari Nordmann`)
  const row = page.getByRole('row').filter({ hasText: 'Kari Nordmann' })
  const { x, y, width, height } = (await row.boundingBox())!
  await page.mouse.click(x + width / 2, y + height - 6)
  await expect(page.getByRole('heading', { level: 1, name: 'Kari Nordmann' })).toBeVisible()
})
