import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, readsRest, test, visit } from '../fixtures'
import { listEscapedTexts } from '../support/escaped-texts'
import { panelOf } from '../support/export-panel'
import { findPagePattern, pagePatterns } from '../support/page-patterns'
import { recordPages } from '../support/record-pages'
import { pressVerbKey } from '../support/verb-keys'
import { windowSizes } from '../support/window-sizes'

const areas: Record<string, [string, (desk: Desk) => string][]> = {
  customers: [
    ['the customers', ({ clientNo }) => routes.customers(clientNo)],
    ['the stops', ({ clientNo }) => routes.stops(clientNo)],
    ['a new customer', ({ clientNo }) => routes.newCustomer(clientNo)],
    ['the documents', ({ clientNo }) => routes.documents(clientNo)],
    ['a new document', ({ clientNo }) => routes.newDocument(clientNo)],
    ['documents from a file', ({ clientNo }) => routes.documentImport(clientNo)],
    ['the document bundles', ({ clientNo }) => routes.documentBundles(clientNo)],
    ['the stored files', ({ clientNo }) => routes.storedFiles(clientNo)],
    ['the codes', ({ clientNo }) => routes.codes(clientNo)],
    ['the postings', ({ clientNo }) => routes.postings(clientNo)],
    ['the actions', ({ clientNo }) => routes.actions(clientNo)],
    ['an import of customers', ({ clientNo }) => routes.customerImport(clientNo)],
  ],
  ledger: [['the receivable items', ({ clientNo }) => routes.items(clientNo)]],
  invoices: [
    ['the search', () => routes.partnerSearch()],
    ['the failures', () => routes.partnerFailures()],
    ['the delivery times', () => routes.deliveryTimes()],
    ['the lookup', () => routes.invoices()],
  ],
  sending: [
    ['sending to a business', () => routes.send()],
    ['sending to a person', () => routes.send('to=person')],
    ['sending a letter', () => routes.send('to=letter')],
    ['sending a file', () => routes.send('to=file')],
    ['sending a cause again', () => routes.sendAgain('cause=silent')],
  ],
  collection: [
    ['the collection invoices', ({ organizationId }) => routes.collectionInvoices(organizationId)],
    ['new invoices', ({ organizationId }) => routes.newCollectionInvoices(organizationId)],
    ['the cases', ({ organizationId }) => routes.allCases(organizationId)],
    ['the decisions', ({ organizationId }) => routes.cases(organizationId)],
  ],
  money: [
    ['the payments', ({ organizationId }) => routes.payments(organizationId)],
    ['the settlements', ({ organizationId }) => routes.settlements(organizationId)],
    ['aging', ({ clientNo }) => routes.aging(clientNo)],
    ['the general ledger', ({ clientNo }) => routes.glItems(clientNo)],
    ['movements', ({ clientNo }) => routes.glMovements(clientNo)],
    ['the comparison of ledgers', ({ clientNo }) => routes.compareLedgers(clientNo)],
    ['the reports', ({ organizationId }) => routes.reports(organizationId)],
    ['the bank agreements', () => routes.bankAgreements()],
  ],
  'own work': [
    ['the day', () => routes.home()],
    ['an address of nothing', () => '/nothing/here'],
    ['the batches', () => routes.batches()],
    ['the bulk actions', () => routes.bulkActions()],
    ['the files', () => routes.files()],
    ['the exports', () => routes.exports()],
    ['the journal', () => routes.journal()],
    ['the companies', () => routes.companies()],
    ['the sessions', () => routes.sessions()],
  ],
}

/** What the service said on a page, as it came: in its scripts, and in answers since. */
function gatherData(page: Page) {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/read/')) answers.push(response.text().catch(() => ''))
  })
  return async () => {
    const scripts = await page.locator('script').allTextContents()
    return [...scripts, ...(await Promise.all(answers))]
      .join('\n')
      .replace(/\\+u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll('\\', '')
  }
}

/**
 * What no text of the desk says: caps of keys, units, initials of a person, the names that the
 * library for days gives them, types of documents, fields by the service's own names.
 */
const untranslated = [
  /^(Ctrl|Esc|Enter|Home|End|Shift|Alt|Tab|Space|PgUp|PgDn)( .)?$/,
  /^[\d .,:-]+ (UTC|[kM]?B)$/,
  /^\p{Lu}{1,2}$/u,
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/,
  /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d{1,2} \p{Lu}\p{Ll}+$/u,
  /^((Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\d{1,2} \p{Lu}\p{Ll}+( \d{4}| \d\d:\d\d)?$/u,
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)( \d{4})?$/,
  /^(· )?[a-z]+\/[a-z.+-]+$/,
  /^[A-Z]\w+\.[A-Z]\w+$/,
]

/** Whether a text came from the service, also as a number before a name or as a row of its words. */
const isData = (text: string, data: string) =>
  [text, text.replace(/^\S*\d\S*(?: \d+)* /, ''), text.replace(/[<>;]/g, '')].some((each) =>
    data.includes(each),
  ) ||
  (/^[A-Z_ ]+$/.test(text) && text.split(' ').every((word) => data.includes(`"${word}"`)))

async function expectTranslated(page: Page, address: string) {
  const readData = gatherData(page)
  await page.goto(address)
  await readsRest(page)
  for (const size of ['wide', 'narrow'] as const) {
    await page.setViewportSize(windowSizes[size])
    await expectFilled(page, readData, size)
  }
}

/** Every text of a page as it stands is translated, and all of it fits into the window. */
async function expectFilled(page: Page, readData: () => Promise<string>, size: string) {
  const texts = await listEscapedTexts(page)
  const data = await readData()
  const escaped = texts
    .flatMap((text) => (data.includes(text) ? [] : text.split(/ ·(?: |$)|, |: |\n/)))
    .filter((text) => /\p{L}{2}/u.test(text))
    .filter((text) => !isData(text, data) && !untranslated.some((each) => each.test(text)))
  expect(escaped).toEqual([])
  expect(
    await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth),
    'scrolls sideways',
  ).toBeLessThanOrEqual(0)
  const { pathname, search } = new URL(page.url())
  const picture = `test-results/looks/pseudo${(pathname + search).replace(/\W+/g, '-')}-${size}.png`
  if (process.env.PICTURES) await page.screenshot({ path: picture })
}

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'locale', value: 'en-XA', url: baseURL ?? '' }]),
)

// A name read aloud and the text seen are filled up differently: that they match is no matter here.
test.afterEach(({ page }) => page.goto('about:blank'))

for (const [area, pages] of Object.entries(areas)) {
  test(`the pages of ${area}: every text is translated, and 40 % more of it fits`, async ({
    desk,
    page,
  }) => {
    await desk.signIn('lead')
    for (const [name, addressOf] of pages)
      await test.step(name, () => expectTranslated(page, addressOf(desk)))
  })
}

test('pages of one thing each: every text is translated, and 40 % more of it fits', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  for (const [pattern, addressOf] of recordPages)
    await test.step(pattern, async () => {
      const address = await addressOf(desk)
      expect(findPagePattern(new URL(address, process.env.E2E_DESK).pathname)).toBe(pattern)
      await expectTranslated(page, address)
    })
})

/** The parts of a customer's page. */
const customerPages = [
  routes.customer,
  routes.customerInvoices,
  routes.customerCollection,
  routes.customerStops,
  routes.customerJournal,
]

test('a customer: every text is translated, and 40 % more of it fits', async ({ desk, page }) => {
  const { clientNo, customerNo } = await desk.as('lead').withCustomer({ cityName: 'Bergen' })
  for (const toAddress of customerPages)
    await expectTranslated(page, toAddress(clientNo, customerNo))
})

/** Pages that another test of this file opens, or that only lead on, and why. */
const elsewhere: Record<string, string> = {
  '/[...missing]': 'an address of nothing, above',
  '/bulk-actions/[bulkActionId]': 'made below',
  '/exports/[exportId]': 'made below',
  '/partner/references': 'leads on to the page that tracks invoices',
  '/collection/[organizationId]/decisions': 'leads on to the cases that need an answer',
}

test('every page of the desk is among those whose texts are looked at', () => {
  const sample = { clientNo: '1001', organizationId: 'o-1', companyId: 501 } as Desk
  const addresses = [
    ...Object.values(areas).flatMap((pages) => pages.map(([, addressOf]) => addressOf(sample))),
    ...customerPages.map((toAddress) => toAddress('1001', '10001')),
  ]
  const opened = new Set([
    ...addresses.map((address) => findPagePattern(new URL(address, 'http://desk').pathname)),
    ...recordPages.map(([pattern]) => pattern),
    ...Object.keys(elsewhere),
  ])
  expect(pagePatterns.filter((pattern) => !opened.has(pattern))).toEqual([])
})

test('an export and what was done to many: every text is translated, and 40 % more of it fits', async ({
  context,
  desk,
  page,
  baseURL,
}) => {
  await context.clearCookies({ name: 'locale' })
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoices(desk.organizationId))
  await page.getByRole('button', { name: 'Export all' }).click()
  await panelOf(page).getByRole('button', { name: 'Start export' }).click()
  const receipt = panelOf(page).getByRole('link', { name: 'Receipt' })
  await receipt.click()
  await expect(page).toHaveURL(/\/exports\/[0-9a-f-]{36}$/)
  const exported = page.url()

  await visit(page, routes.allCases(desk.organizationId))
  const rows = page.getByRole('grid', { name: 'Cases' }).getByRole('row')
  await rows.nth(1).getByRole('checkbox').click()
  await pressVerbKey(page, 'p')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('They wait for a credit note')
  await dialog.getByRole('button', { name: 'Pause 1 case' }).click()
  await dialog.getByRole('link', { name: 'Open the list of results' }).click()
  await expect(page).toHaveURL(/\/bulk-actions\/[0-9a-f-]{36}$/)
  const paused = page.url()

  await context.addCookies([{ name: 'locale', value: 'en-XA', url: baseURL ?? '' }])
  for (const address of [exported, paused]) await expectTranslated(page, address)
})

test('the sign-in: every text is translated, and 40 % more of it fits', async ({ page }) => {
  await expectTranslated(page, routes.login())
})
