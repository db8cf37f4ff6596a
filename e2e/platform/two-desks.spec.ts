import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { hasPostgres, queryDatabase, temporaryDatabase } from '@/tests/support/postgres'
import { test as base, type Desk, expect, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { downloaded, panelOf, told } from '../support/export-panel'
import {
  answering,
  deskSettings,
  port,
  type Started,
  soonGivenUp,
  startDesk,
} from '../support/processes'
import { pressVerbKey } from '../support/verb-keys'

/** Both desks take webhooks that are signed with it. */
const webhookSecret = 'a secret of two desks'

type OneDesk = Pick<Started, 'killHard'> & { base: string }

/**
 * Two built desks over one PostgreSQL that nobody else has. Pages are of the second, but for the
 * one at the first, which may be killed.
 */
const test = base.extend<{
  desks: { a: OneDesk; b: OneDesk; inStore: (statement: string) => Promise<void> }
  atFirst: Page
}>({
  desks: async ({ browserName: _ }, use) => {
    const database = await temporaryDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'duedesk-two-'))
    const started: Started[] = []
    const startOne = async (name: string): Promise<OneDesk> => {
      const own = await port()
      const log = join(process.env.E2E_RUN!, `desk-of-two-${own}.log`)
      const settings = {
        ...deskSettings(own, process.env.E2E_SANDBOX!, join(folder, name)),
        ...soonGivenUp,
        DATABASE_URL: database.url,
        COLLECTION_WEBHOOK_SECRET: webhookSecret,
      }
      const { killHard, stop } = startDesk(own, settings, log)
      started.push({ killHard, stop })
      const base = `http://127.0.0.1:${own}`
      await answering(`${base}/api/health/ready`, log)
      return { base, killHard }
    }
    try {
      const [a, b] = await Promise.all([startOne('a'), startOne('b')])
      await use({ a, b, inStore: (statement) => queryDatabase(database.url, statement) })
    } finally {
      await Promise.all(started.map(({ stop }) => stop()))
      rmSync(folder, { recursive: true, force: true })
      await database.drop()
    }
  },

  baseURL: async ({ desks }, use) => use(desks.b.base),

  /**
   * In a browser of its own, whose answers are not kept for the leak test: those of a desk that is
   * killed may never end.
   */
  atFirst: async ({ browser, desks }, use) => {
    const context = await browser.newContext({ baseURL: desks.a.base })
    await use(await context.newPage())
    await context.close()
  },
})

// Tests of PostgreSQL run wherever one answers, and say so where none does; one that
// TEST_DATABASE_URL names has to answer (tests/support/postgres.ts).
test.skip(!hasPostgres, 'two desks share a PostgreSQL, and none answers')
test.beforeEach(() => test.slow())

/** Opens an invoice of 1 000,00 NOK as the lead, and types a correction of it. */
async function typeCorrection(desk: Desk, page: Page) {
  const collection = collectionOf(desk)
  const [made] = await collection.addInvoices({
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    invoiceNumber: 'TWO-1',
  })
  const { invoiceId } = made!
  await desk.signIn('lead', page.context())
  await visit(page, routes.collectionInvoice(desk.organizationId, invoiceId))
  await page.getByRole('button', { name: 'Correct invoice', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('250,50')
  const booked = async () =>
    (await collection.ledger()).postings.filter((posting) => posting.invoiceId === invoiceId)
  return { dialog, booked, send: dialog.getByRole('button', { name: 'Send 1 correction' }) }
}

/** Opens a page, and waits until it hears of what happens elsewhere. */
async function openListening(page: Page, address: string) {
  const stream = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === routes.events(),
  )
  await visit(page, address)
  expect((await stream).status()).toBe(200)
}

/**
 * Lets a browser go on with the session that another one has: it stands in the store that the desks
 * share.
 */
const goOn = async (from: Page, to: Page) => to.context().addCookies(await from.context().cookies())

const sentFrom = (page: Page) => page.getByRole('list', { name: 'Sent from Duedesk' })

test('a desk is killed while it sends a correction: the other shows it, and finds its batch', async ({
  desk,
  desks,
  atFirst,
  page,
}) => {
  const { dialog, booked, send } = await typeCorrection(desk, atFirst)
  await desk.fault({ operation: 'createCorrections', kind: 'delay', delayMs: 5_000, after: true })
  await send.click()
  await expect
    .poll(async () => (await desk.requests()).counts.createCorrections, { intervals: [20] })
    .toBe(1)
  await desks.a.killHard()
  await expect(dialog.getByText('We couldn’t confirm whether this was sent.')).toBeVisible()

  await goOn(atFirst, page)
  await visit(page, routes.batches())
  const entry = sentFrom(page).getByRole('listitem')
  await expect(entry).toHaveCount(1)
  await expect(entry.getByText('Sending', { exact: true })).toBeVisible()
  await expect(entry.getByText('We couldn’t confirm this submission.')).toBeVisible({
    timeout: 60_000,
  })
  await entry.getByRole('button', { name: 'Check status' }).click()
  await expect(entry.getByText('Booked: 1 of 1.')).toBeVisible()
  await expect(entry).toContainText(`by ${desk.user('lead').userName}`)

  const postings = await booked()
  expect(postings).toMatchObject([
    { amount: '250.5', uniqueSourceId: expect.stringMatching(/^c-/) },
  ])
  await entry.getByRole('link', { name: 'Details' }).click()
  await expect(page).toHaveURL(routes.collectionBatch(desk.organizationId, postings[0]!.batchId!))
  await expect(page.getByText('Booked: 1 of 1.')).toBeVisible()
  expect((await desk.requests()).counts.createCorrections).toBe(1)
})

test('a desk is killed in the middle of a bulk action: the other goes on, and no case is paused twice', async ({
  desk,
  desks,
  atFirst,
  page,
}) => {
  await desk.signIn('lead', atFirst.context())
  await visit(atFirst, routes.allCases(desk.organizationId))
  const grid = atFirst.getByRole('grid', { name: 'Cases' })
  await grid.getByRole('row').nth(1).getByRole('checkbox').waitFor()
  await grid.getByRole('row').first().getByRole('checkbox').click()
  await pressVerbKey(atFirst, 'p')
  const dialog = atFirst.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('They wait for a credit note')
  await desk.fault({ operation: 'pauseCase', kind: 'delay', delayMs: 1_000, times: 100 })
  const sent = async () => (await desk.requests()).counts.pauseCase ?? 0
  await dialog.getByRole('button', { name: /^Pause \d+ cases$/ }).click()
  await expect.poll(sent, { intervals: [20] }).toBeGreaterThan(2)
  await desks.a.killHard()
  const before = await sent()
  await desk.clearFaults()

  await goOn(atFirst, page)
  await desks.inStore(`update desk.bulk_action set heartbeat_at = now() - interval '1 minute'`)
  await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThan(before)
  await visit(page, routes.journal())
  await page
    .getByRole('link', { name: /\d+ cases/ })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^\d+ of \d+ cases paused/, { timeout: 60_000 })
  const [done, total] = (await heading.innerText()).match(/\d+/g)!.map(Number)
  const unknown = /, 1 unconfirmed$/.test(await heading.innerText()) ? 1 : 0
  expect(done! + unknown).toBe(total)
  expect(await sent()).toBe(total)
})

test('a desk is killed before a correction of it is taken: the other looks, does not find it, and sends it again under its id', async ({
  desk,
  desks,
  atFirst,
  page,
}) => {
  const { dialog, booked, send } = await typeCorrection(desk, atFirst)
  await desk.fault({ operation: 'createCorrections', kind: 'delay', delayMs: 600_000 })
  await send.click()
  await expect
    .poll(async () => (await desk.requests()).counts.createCorrections, { intervals: [20] })
    .toBe(1)
  await desks.a.killHard()
  await expect(dialog.getByText('We couldn’t confirm whether this was sent.')).toBeVisible()

  await goOn(atFirst, page)
  await visit(page, routes.batches())
  const entry = sentFrom(page).getByRole('listitem')
  await expect(entry.getByText('We couldn’t confirm this submission.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(entry.getByRole('button', { name: 'Resend with the same IDs' })).toHaveCount(0)
  await entry.getByRole('button', { name: 'Check status' }).click()
  await expect(entry.getByText('Not found so far: no later batch has these IDs.')).toBeVisible()
  expect(await booked()).toEqual([])

  await entry.getByRole('button', { name: 'Resend with the same IDs' }).click()
  await expect(entry.getByText('Booked: 1 of 1.')).toBeVisible()
  expect(await booked()).toMatchObject([{ amount: '250.5' }])
  const sent = (await desk.requests()).requests
    .filter(({ operation }) => operation === 'createCorrections')
    .map(({ body }) => body)
  expect(sent).toEqual([sent[0], sent[0]])
})

test('a webhook that arrives at one desk shows at an open page of the other', async ({
  desk,
  desks,
  page,
}) => {
  const collection = collectionOf(desk)
  const [made] = await collection.addInvoices({
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    invoiceNumber: 'TWO-2',
  })
  const door = `${desks.a.base}/api/webhooks/collection`
  await collection.webhooksTo(door, webhookSecret)
  await desk.signIn('controller')
  await openListening(page, routes.collectionInvoice(desk.organizationId, made!.invoiceId))
  const amounts = page.getByLabel('Amounts', { exact: true })
  await expect(amounts).toContainText('1 000,00')
  await expect(amounts).not.toContainText('749,50')

  await collection.pay({ invoiceId: made!.invoiceId, amount: 250.5, type: 'COLLECTOR_PAYMENT' })
  await expect(amounts).toContainText('749,50')
  const { endpoints, webhooks } = await collection.webhooks()
  expect(endpoints).toEqual([door])
  expect(
    webhooks.filter(({ lastOutcome }) => lastOutcome === '200').map(({ event }) => event),
  ).toContain('CASE_UPDATED')
})

test('a correction that goes out from one desk shows at open pages of the other', async ({
  desk,
  atFirst,
  page: journal,
}) => {
  const { dialog, send } = await typeCorrection(desk, atFirst)
  await goOn(atFirst, journal)
  await openListening(journal, routes.journal())
  await expect(journal.getByText('No activity yet')).toBeVisible()
  const colleague = await desk.otherBrowser()
  await desk.signIn('controller', colleague)
  const batches = await colleague.newPage()
  await openListening(batches, routes.batches())
  await expect(batches.getByText('No batches sent yet')).toBeVisible()

  await send.click()
  await expect(dialog.getByText('Booked: 1 of 1.')).toBeVisible()
  const entry = sentFrom(batches).getByRole('listitem')
  await expect(entry).toContainText(`by ${desk.user('lead').userName}`)
  await expect(entry.getByText('Booked: 1 of 1.')).toBeVisible()
  await expect(
    journal.getByRole('listitem').filter({ hasText: desk.user('lead').userName }),
  ).toContainText(/Submitted|1 booked/)
})

test('a desk is killed while it exports: the other goes on with the same file, and each row is in it once', async ({
  desk,
  desks,
  atFirst,
  page,
}) => {
  const names = Array.from({ length: 1_050 }, (_, at) => `Shared ${at + 1}`)
  await desk.addTransactions(...names.map((InvoiceeName) => ({ InvoiceeName })))
  await desk.signIn('support', atFirst.context())
  await visit(atFirst, routes.partnerSearch('q=Shared'))
  await atFirst.getByRole('button', { name: 'Export all' }).click()
  // Pages of the export alone ask for so many rows.
  const ofExport = {
    operation: 'searchInvoiceSummary',
    kind: 'delay',
    asking: { PageSize: 1_000 },
  } as const
  await desk.fault({ ...ofExport, delayMs: 0 })
  await desk.fault({ ...ofExport, delayMs: 600_000 })
  await panelOf(atFirst).getByRole('button', { name: 'Start export' }).click()
  await expect(told(panelOf(atFirst))).toHaveText('Running: 1 000 rows so far')
  await desks.a.killHard()
  await desk.clearFaults()
  await desks.inStore(`update desk.export set heartbeat_at = now() - interval '1 minute'`)

  await goOn(atFirst, page)
  await visit(page, routes.exports())
  await page
    .getByRole('main')
    .getByRole('link', { name: /^invoices-/ })
    .click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Complete: all rows as of the start, no duplicates')).toBeVisible()
  const { path } = await downloaded(page, () =>
    page.getByRole('link', { name: 'Download' }).click(),
  )
  const rows = readFileSync(path, 'utf8').match(/"Shared \d+"/g)!
  expect([rows.length, new Set(rows).size]).toEqual([names.length, names.length])
})

test('a pause that the service asks of one desk holds at the other', async ({
  desk,
  desks,
  atFirst,
  page,
}) => {
  await desk.signIn('support', atFirst.context())
  await desk.fault({
    operation: 'searchInvoiceSummary',
    kind: 'status',
    status: 429,
    retryAfter: 300,
    times: 1,
  })
  const search = async (at: Page, base: string) => {
    const answer = await at.request.post(`${base}/api/read/searchInvoiceSummary`, {
      data: { body: {} },
      headers: { 'x-desk': '1', origin: base },
    })
    return (await answer.json()).failure
  }
  expect(await search(atFirst, desks.a.base)).toMatchObject({ kind: 'throttled' })
  const { counts } = await desk.requests()
  await goOn(atFirst, page)
  expect(await search(page, desks.b.base)).toMatchObject({ kind: 'throttled', code: 'paused' })
  expect((await desk.requests()).counts.searchInvoiceSummary).toBe(counts.searchInvoiceSummary)
})
