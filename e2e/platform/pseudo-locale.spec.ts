import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test } from '../fixtures'
import { collectionOf } from '../support/collection'
import { listEscapedTexts } from '../support/escaped-texts'
import { findItemId } from '../support/items'
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
 * library for days gives them, types of documents.
 */
const untranslated = [
  /^(Ctrl|Esc|Enter|Home|End|Shift|Alt|Tab|Space|PgUp|PgDn)( .)?$/,
  /^[\d .,:-]+ (UTC|[kM]?B)$/,
  /^\p{Lu}{1,2}$/u,
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/,
  /^((Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\d{1,2} \p{Lu}\p{Ll}+( \d{4})?$/u,
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)( \d{4})?$/,
  /^(· )?[a-z]+\/[a-z.+-]+$/,
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
  await page.waitForLoadState('networkidle')
  for (const size of ['wide', 'narrow'] as const) {
    await page.setViewportSize(windowSizes[size])
    await expectFilled(page, await readData(), size)
  }
}

/** Every text of a page as it stands is translated, and all of it fits into the window. */
async function expectFilled(page: Page, data: string, size: string) {
  const escaped = (await listEscapedTexts(page))
    .flatMap((text) => (data.includes(text) ? [] : text.split(/ · |, |: |\n/)))
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

test('a customer, an item, an invoice and a case: every text is translated, and 40 % more of it fits', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  const [invoice] = await collection.invoices()
  const [collectionCase] = await collection.cases()
  const { clientNo, customerNo } = await desk.as('lead').withCustomer({ cityName: 'Bergen' })
  for (const address of [
    routes.customer(clientNo, customerNo),
    routes.item(clientNo, await findItemId(desk)),
    routes.customerInvoices(clientNo, customerNo),
    routes.customerCollection(clientNo, customerNo),
    routes.customerStops(clientNo, customerNo),
    routes.customerJournal(clientNo, customerNo),
    routes.collectionInvoice(desk.organizationId, String(invoice?.id)),
    routes.case(desk.organizationId, String(collectionCase?.caseNumber)),
  ])
    await expectTranslated(page, address)
})

test('the sign-in: every text is translated, and 40 % more of it fits', async ({ page }) => {
  await expectTranslated(page, routes.login())
})
