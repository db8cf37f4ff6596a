import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, readsRest, test, visit } from '../fixtures'
import { owingCustomer } from '../support/owing-customer'
import { expectContrast } from '../support/page-checks'
import { recordPages } from '../support/record-pages'
import { windowSizes } from '../support/window-sizes'

/** Pages of every kind: work, forms, both tables, figures, timelines. */
async function listPages(desk: Desk): Promise<[string, string][]> {
  const { clientNo, customerNo } = await owingCustomer(desk)
  return [
    ['today', routes.home()],
    ['customers', routes.customers(clientNo)],
    ['stops', routes.stops(clientNo)],
    ['customer', routes.customer(clientNo, customerNo)],
    ['customer-invoices', routes.customerInvoices(clientNo, customerNo)],
    ['customer-collection', routes.customerCollection(clientNo, customerNo)],
    ['customer-stops', routes.customerStops(clientNo, customerNo)],
    ['customer-journal', routes.customerJournal(clientNo, customerNo)],
    ['codes', routes.codes(clientNo)],
    ['items', routes.items(clientNo)],
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
    ['batches', routes.batches()],
    ['bulk-actions', routes.bulkActions()],
    ['exports', routes.exports()],
    ['sessions', routes.sessions()],
  ]
}

/** So many pages are opened by one test: all of them take longer than one may. */
const pagesAtOnce = 8
const parts = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
const recordParts = { 'first records': [0, 5], 'other records': [5, 99] } as const
type Part = (typeof parts)[number] | keyof typeof recordParts

async function listPart(desk: Desk, part: Part): Promise<[string, string][]> {
  if (part === 'first records' || part === 'other records')
    return Promise.all(
      recordPages
        .slice(...recordParts[part])
        .map(
          async ([pattern, addressOf]): Promise<[string, string]> => [
            pattern.replaceAll(/\W+/g, '-'),
            await addressOf(desk),
          ],
        ),
    )
  const pages = await listPages(desk)
  expect(pages.length, 'pages of no part').toBeLessThanOrEqual(parts.length * pagesAtOnce)
  const from = parts.indexOf(part) * pagesAtOnce
  return pages.slice(from, from + pagesAtOnce)
}

async function openEach(
  desk: Desk,
  page: Page,
  part: Part,
  check: (name: string) => Promise<void>,
) {
  await desk.signIn('lead')
  for (const [name, address] of await listPart(desk, part)) {
    await page.setViewportSize(zoomed)
    await page.emulateMedia({ forcedColors: 'none' })
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await readsRest(page)
    await check(name)
  }
}

const takePicture = (page: Page, name: string) =>
  process.env.PICTURES
    ? page.screenshot({ path: `test-results/looks/${name}.png` })
    : Promise.resolve()

/** A window of 1440 by 900 at 200 %, and as it is. */
const [zoomed, whole] = [
  { width: 720, height: 450 },
  { width: 1440, height: 900 },
]

test.use({ viewport: zoomed, deviceScaleFactor: 2 })

for (const part of [...parts, 'first records', 'other records'] as const)
  test(`at 200 % of a window none of the ${part} pages scrolls sideways, and each is reached by its menu; in forced colours each is readable, and no mark is told by its background alone; on a phone its link can be copied`, async ({
    desk,
    page,
  }) => {
    await openEach(desk, page, part, async (name) => {
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
      await takePicture(page, `${name}-zoomed`)

      await page.setViewportSize(windowSizes.narrow)
      await expect(page.getByRole('button', { name: 'Copy link to this page' })).toBeInViewport({
        ratio: 1,
      })
      expect(await listCovered(page), `${name} has parts of its bar over others`).toEqual([])
      await takePicture(page, `${name}-phone`)

      await page.setViewportSize(whole)
      await page.emulateMedia({ forcedColors: 'active' })
      await takePicture(page, `${name}-forced`)
      await expectContrast(page)
      expect(await listUnseenMarks(page), `${name} has marks that are not seen`).toEqual([])
    })
  })

/** Parts of the top bar that lie over another one or out of the window. */
const listCovered = (page: Page) =>
  page
    .locator('.desk-main header')
    .first()
    .evaluate((bar) => {
      const boxes = [...bar.children]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
      return boxes.flatMap(({ left, right }, at) =>
        right > innerWidth || (boxes[at + 1] && right > boxes[at + 1]!.left + 1)
          ? [`${left} to ${right}`]
          : [],
      )
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
