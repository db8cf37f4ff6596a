import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { findItemId } from '../support/items'
import { owingCustomer } from '../support/owing-customer'
import { expectContrast } from '../support/page-checks'

/** Pages of every kind: work, forms, both tables, figures, timelines. */
async function listPages(desk: Desk): Promise<[string, string][]> {
  const { clientNo, customerNo } = await owingCustomer(desk)
  return [
    ['today', routes.home()],
    ['customers', routes.customers(clientNo)],
    ['stops', routes.stops(clientNo)],
    ['customer', routes.customer(clientNo, customerNo)],
    ['customer-invoices', routes.customerInvoices(clientNo, customerNo)],
    ['codes', routes.codes(clientNo)],
    ['items', routes.items(clientNo)],
    ['item', routes.item(clientNo, await findItemId(desk, 'W-2'))],
    ['documents', routes.documents(clientNo)],
    ['new document', routes.newDocument(clientNo)],
    ['documents from a file', routes.documentImport(clientNo)],
    ['document bundles', routes.documentBundles(clientNo)],
    ['stored files', routes.storedFiles(clientNo)],
    ['aging', routes.aging(clientNo)],
    ['ledger', routes.glItems(clientNo)],
    ['movements', routes.glMovements(clientNo)],
    ['compare-ledgers', routes.compareLedgers(clientNo)],
    ['postings', routes.postings(clientNo)],
    ['actions', routes.actions(clientNo)],
    ['collection-invoices', routes.collectionInvoices(desk.organizationId)],
    ['cases', routes.allCases(desk.organizationId)],
    ['decisions', routes.cases(desk.organizationId)],
    ['payments', routes.payments(desk.organizationId)],
    ['settlements', routes.settlements(desk.organizationId)],
    ['reports', routes.reports(desk.organizationId)],
    ['invoice', routes.invoiceByNumber('W-2', desk.companyId)],
    ['track', routes.invoices()],
    ['search', routes.partnerSearch()],
    ['failures', routes.partnerFailures()],
    ['delivery times', routes.deliveryTimes()],
    ['companies', routes.companies()],
    ['bank-agreements', routes.bankAgreements()],
    ['files', routes.files()],
    ['send', routes.send()],
    ['letter', routes.send('to=letter')],
    ['send again', routes.sendAgain('cause=silent')],
    ['journal', routes.journal()],
  ]
}

/** So many pages are opened by one test: all of them take longer than one may. */
const pagesAtOnce = 10
const parts = ['first', 'second', 'third', 'fourth'] as const
type Part = (typeof parts)[number]

async function openEach(
  desk: Desk,
  page: Page,
  { part, look }: { part: Part; look: string },
  check: (name: string) => Promise<void>,
) {
  await desk.signIn('lead')
  const pages = await listPages(desk)
  expect(pages.length, 'pages of no part').toBeLessThanOrEqual(parts.length * pagesAtOnce)
  const from = parts.indexOf(part) * pagesAtOnce
  for (const [name, address] of pages.slice(from, from + pagesAtOnce)) {
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.waitForLoadState('networkidle')
    if (process.env.PICTURES)
      await page.screenshot({ path: `test-results/looks/${name}-${look}.png` })
    await check(name)
  }
}

test.describe('at 200 % of a window of 1440 by 900', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

  for (const part of parts)
    test(`of the ${part} pages none scrolls sideways, and each is reached by its menu`, async ({
      desk,
      page,
    }) => {
      await openEach(desk, page, { part, look: 'zoomed' }, async (name) => {
        expect(
          await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth),
          `${name} scrolls sideways`,
        ).toBeLessThanOrEqual(0)
        await expect(
          page
            .getByRole('button', { name: 'Menu' })
            .or(page.getByRole('navigation', { name: 'Main menu' }))
            .first(),
        ).toBeVisible()
      })
    })
})

for (const part of parts)
  test(`in forced colours the ${part} pages are readable, and no mark is told by its background alone`, async ({
    desk,
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openEach(desk, page, { part, look: 'forced' }, async (name) => {
      await expectContrast(page)
      expect(await listUnseenMarks(page), `${name} has marks that are not seen`).toEqual([])
    })
  })

/** Marks of a status that nothing draws: no stroke, no fill, no border. */
const listUnseenMarks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main svg')]
      .filter((mark) => mark.getBoundingClientRect().width > 0)
      .filter((mark) => {
        const canvas = getComputedStyle(document.body).backgroundColor
        return [...mark.querySelectorAll('path, circle, rect, line, use, polyline'), mark].every(
          (part) => {
            const { fill, stroke } = getComputedStyle(part)
            return [fill, stroke].every((paint) => paint === 'none' || paint === canvas)
          },
        )
      })
      .map((mark) => mark.outerHTML.slice(0, 120)),
  )
