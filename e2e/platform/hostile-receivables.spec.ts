import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, readsRest, test, visit } from '../fixtures'
import { type Filling, listFilledAnswers } from '../support/filled-answers'
import { expectUnharmed, hostileTexts, script } from '../support/hostile-texts'

test.beforeEach(() => test.slow())

const batchUuid = '0c8e8b1e-6a47-4f3f-9d0a-8f7f5c1e2a44'

/**
 * The pages of a client, and which of them show the rows of an answer as they came. Of what nobody
 * has they say so.
 */
const pages: [name: string, addressOf: (desk: Desk) => string, showsRows: boolean][] = [
  ['items', ({ clientNo }) => routes.items(clientNo), true],
  ['an item', ({ clientNo }) => routes.item(clientNo, 1), false],
  ['aging', ({ clientNo }) => routes.aging(clientNo), true],
  ['the ledger', ({ clientNo }) => routes.glItems(clientNo), true],
  ['a posting of the ledger', ({ clientNo }) => routes.glItem(clientNo, 1), false],
  ['movements', ({ clientNo }) => routes.glMovements(clientNo), true],
  ['the comparison', ({ clientNo }) => routes.compareLedgers(clientNo), false],
  ['documents', ({ clientNo }) => routes.documents(clientNo), true],
  ['a document', ({ clientNo }) => routes.documents(clientNo, 'open=1'), true],
  ['files', ({ clientNo }) => routes.storedFiles(clientNo), true],
  ['a file', ({ clientNo }) => routes.storedFiles(clientNo, 'open=1'), true],
  ['codes', ({ clientNo }) => routes.codes(clientNo), true],
  ['postings', ({ clientNo }) => routes.postings(clientNo), false],
  ['actions and what was logged', ({ clientNo }) => routes.actions(clientNo), false],
  ['stops', ({ clientNo }) => routes.stops(clientNo), false],
  ['a batch', ({ clientNo }) => routes.receivablesBatch(clientNo, batchUuid), false],
]

/** Lets every read answer so, or with the least that its contract allows. */
async function answerAll(desk: Desk, filling: Filling | null) {
  const filled = await listFilledAnswers(
    filling ?? { texts: [''], toText: String, toNumber: String },
  )
  for (const [operation, body] of filled)
    await desk.fault({
      ...{ operation, times: 300 },
      ...(filling ? { kind: 'garbage', body } : { kind: 'minimal' }),
    })
}

/** Opens each page and waits until nothing of it is on its way; each stands, and harms nothing. */
async function openEach(desk: Desk, page: Page, check: (showsRows: boolean) => Promise<void>) {
  for (const [name, addressOf, showsRows] of pages)
    await test.step(name, async () => {
      await visit(page, addressOf(desk))
      await readsRest(page)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
      await expect(page.getByText('Something went wrong on our side')).toHaveCount(0)
      await expectUnharmed(page, name)
      await check(showsRows)
    })
}

test('the least that a contract allows suffices for every page of the receivables', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await answerAll(desk, null)
  await openEach(desk, page, async () => {})
})

test('texts of any kind are shown as they came on every page of the receivables', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await answerAll(desk, {
    texts: [
      ...Object.values(hostileTexts),
      '=HYPERLINK("http://evil.example")',
      'y'.repeat(100_000),
    ],
    toText: (text) => text,
    toNumber: () => 1,
  })
  await openEach(desk, page, async (showsRows) => {
    if (showsRows) await expect(page.getByRole('main').getByText('onerror=').first()).toBeVisible()
  })
})

test('fields of other kinds are said to be so on every page of the receivables', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await answerAll(desk, {
    texts: ['1', '2'],
    toText: () => ({ wrong: [script] }),
    toNumber: () => script,
  })
  await openEach(desk, page, async (showsRows) => {
    if (showsRows)
      await expect(
        page.getByText(/can’t be read|can’t be loaded|unexpected/i).first(),
      ).toBeVisible()
  })
})
