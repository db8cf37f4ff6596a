import { routes } from '@/lib/routes'
import { type Desk, expect, test, visit } from './fixtures'

const grid = 'Sent invoices'

/** Many rows of a tenant, the last one the newest: `Walked 001` and so on. */
const walked = (count: number, fields: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, at) => ({ InvoiceeName: `Walked ${String(at + 1).padStart(3, '0')}`, InvoiceNumber: `W-${at + 1}`, ...fields }))

const searchesOf = async (desk: Desk) => (await desk.requests()).requests.filter(({ operation }) => operation === 'searchInvoiceSummary')

test('support finds one invoice by its number, opens it beside the list, and a link shows the same to a colleague', async ({ desk, page }) => {
  const [made] = await desk.addTransactions({ InvoiceNumber: 'F-778899', InvoiceeName: 'Lunds kommun', Status: 'OK', ChannelStatus: 'Delivered' })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await page.getByRole('searchbox', { name: 'Search sent invoices' }).fill('F-778899')
  await expect(page.getByText('understood as: part of the invoice number')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Lunds kommun' })).toBeVisible()
  await expect(page.getByRole('grid', { name: grid }).getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/[?&]q=F-778899/)

  await page.getByRole('gridcell', { name: 'Lunds kommun' }).click()
  const drawer = page.getByRole('complementary', { name: 'Invoice F-778899' })
  await expect(drawer.getByText(`TransactionRid ${made!.TransactionRid}`)).toBeVisible()
  await expect(drawer.getByRole('article', { name: 'View' })).toContainText('F-778899')
  await expect(page).toHaveURL(new RegExp(`open=${made!.TransactionRid}`))

  await page.reload()
  await expect(drawer).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('F-778899')

  const colleague = await desk.otherBrowser()
  await desk.signIn('lead', colleague)
  const theirs = await colleague.newPage()
  await theirs.goto(page.url())
  await expect(theirs.getByRole('complementary', { name: 'Invoice F-778899' })).toBeVisible()
  await expect(theirs.getByRole('grid', { name: grid }).getByRole('row')).toHaveCount(2)
})

test('every filter is sent as the contract names it, and its literal bounds are shown', async ({ desk, page }) => {
  await desk.signIn('support')
  const query =
    'companies=COMPANY&status=Failed,Held&channel=Rejected&endpoint=Peppol&type=CreditNote&direction=outgoing&correlation=Matched&parent=77&from=2026-03-01&to=2026-03-12&updatedFrom=2026-03-02&updatedTo=2026-03-03'
  await visit(page, routes.partnerSearch(query.replace('COMPANY', String(desk.companyId))))
  await expect(page.getByText('FromDate 2026-03-01T00:00:00.000Z')).toBeVisible()
  await expect(page.getByText('ToDate 2026-03-12T23:59:59.999Z')).toBeVisible()
  const [sent] = await searchesOf(desk)
  expect(sent!.body).toEqual({
    CompanyIds: [desk.companyId],
    ParentTransactionRid: 77,
    Statuses: ['Failed', 'Held'],
    ChannelStatuses: ['Rejected'],
    Endpoints: ['Peppol'],
    Direction: 1,
    FromDate: '2026-03-01T00:00:00.000Z',
    ToDate: '2026-03-12T23:59:59.999Z',
    DocumentType: ['CreditNote'],
    OrderBy: 'desc',
    SortableColId: 'RowId',
    CorrelationStatus: 'Matched',
    FromChannelUpdateTime: '2026-03-02T00:00:00.000Z',
    ToChannelUpdateTime: '2026-03-03T23:59:59.999Z',
    PageSize: 100,
  })
  await expect(page.getByRole('heading', { name: 'Nothing was sent that fits' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(routes.partnerSearch())
  await expect(page.getByRole('grid', { name: grid }).getByRole('row').nth(1)).toBeVisible()
})

test('support narrows by a status that no document names, and takes the filter away with the back button', async ({ desk, page }) => {
  await desk.addTransactions({ InvoiceeName: 'Held Back AS', Status: 'Held' })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await page.getByRole('button', { name: 'Filters to add' }).click()
  await page.getByRole('menuitem', { name: 'Status', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Held/ }).check()
  await expect(page).toHaveURL(/status=Held/)
  await expect(page.getByRole('row', { name: 'Held Back AS' })).toContainText('Undocumented status “Held”')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page).toHaveURL(routes.partnerSearch())
  await expect(page.getByRole('button', { name: /^Change Status/ })).toHaveCount(0)
})

test('rows that arrive while one scrolls are neither doubled nor skipped, and wait behind a link', async ({ desk, page }) => {
  await desk.addTransactions(...walked(260))
  await desk.signIn('support')
  await visit(page, routes.partnerSearch('q=Walked'))
  const table = page.getByRole('grid', { name: grid })
  await expect(page.getByText('Rows held 100')).toBeVisible()
  await desk.addTransactions(...walked(3).map((row) => ({ ...row, InvoiceeName: row.InvoiceeName.replace('Walked', 'Walked late') })))

  await table.getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+End')
  await expect(page.getByText('Rows held 260 all of them')).toBeVisible()
  await page.keyboard.press('Control+End')
  await expect(page.getByRole('gridcell', { name: 'Walked 001', exact: true })).toBeVisible()
  await expect(table).toHaveAttribute('aria-rowcount', '261')
  await expect(page.getByRole('row', { name: 'Walked 001' })).toHaveAttribute('aria-rowindex', '261')
  await expect(page.getByText('Walked late')).toHaveCount(0)

  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('3 newer rows')).toBeVisible()
  await page.getByRole('button', { name: 'show', exact: true }).click()
  await expect(page.getByRole('gridcell', { name: 'Walked late 003' })).toBeVisible()
})

test('a late answer of an earlier search is never shown, and what is left is given up', async ({ desk, page }) => {
  await desk.addTransactions({ InvoiceeName: 'Slow Result AS' }, { InvoiceeName: 'Quick Result AS' })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await desk.fault({ operation: 'searchInvoiceSummary', kind: 'delay', delayMs: 3_000, times: 1 })
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('searchInvoiceSummary'))
  await page.getByRole('searchbox').fill('Slow')
  await expect.poll(async () => (await searchesOf(desk)).some(({ body }) => JSON.stringify(body).includes('Slow'))).toBe(true)
  await page.getByRole('searchbox').fill('Quick')
  await givenUp
  await expect(page.getByRole('gridcell', { name: 'Quick Result AS' })).toBeVisible()
  await expect(page.getByText('Slow Result AS')).toHaveCount(0)
})

for (const [name, fault, words] of [
  ['500', { kind: 'status', status: 500, times: 3 }, 'The upstream does not answer'],
  ['503', { kind: 'status', status: 503, times: 3 }, 'The upstream does not answer'],
  ['429', { kind: 'status', status: 429, retryAfter: 1, times: 1 }, 'The upstream asked us to wait'],
  ['a truncated answer', { kind: 'truncate', times: 3 }, 'The upstream does not answer'],
  ['garbage', { kind: 'garbage', times: 3 }, 'The answer cannot be read'],
] as const) {
  test(`${name} in the middle of scrolling loses nothing, says what happened, and goes on from there`, async ({ desk, page }) => {
    await desk.addTransactions(...walked(130))
    await desk.signIn('support')
    await visit(page, routes.partnerSearch('q=Walked'))
    await expect(page.getByText('Rows held 100')).toBeVisible()
    await desk.fault({ operation: 'searchInvoiceSummary', ...fault })
    await page.getByRole('grid', { name: grid }).getByRole('gridcell').first().focus()
    await page.keyboard.press('Control+End')
    await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: words })).toBeVisible()
    await expect(page.getByText('Rows held 100')).toBeVisible()
    await desk.clearFaults()
    await expect(async () => {
      await page.getByRole('button', { name: 'Go on from here' }).click({ timeout: 1_000 })
      await expect(page.getByText('Rows held 130')).toBeVisible({ timeout: 1_500 })
    }).toPass()
  })
}

test('a session that ends in the middle of scrolling asks for sign-in, and the rows go on', async ({ desk, page }) => {
  await desk.addTransactions(...walked(130))
  await desk.signIn('support')
  await visit(page, routes.partnerSearch('q=Walked'))
  await expect(page.getByText('Rows held 100')).toBeVisible()
  // What the page asks besides is answered, so that it is the scrolling that meets the end.
  await expect(page.getByText('Sent or stored')).toBeVisible()
  await desk.tokens({ revokeAll: true, revokeRefresh: true })
  await page.getByRole('grid', { name: grid }).getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+End')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Password').fill(desk.user('support').password)
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click()
  await expect(page.getByText('Rows held 130')).toBeVisible()
})

test('an answer without a body is not “no results”: the lookups that answer are offered', async ({ desk, page }) => {
  await desk.addTransactions({ InvoiceNumber: 'LOOK-1', InvoiceeName: 'Found By Number AS' })
  await desk.partner({ summaryWithoutRows: true })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch('q=LOOK-1'))
  await expect(page.getByRole('heading', { name: 'Answered without rows' })).toBeVisible()
  await expect(page.getByText('Nothing was sent that fits')).toHaveCount(0)
  await page.getByRole('button', { name: 'Look up' }).first().click()
  await expect(page.getByRole('cell', { name: 'Found By Number AS' })).toBeVisible()
})

test('a person sees no row of a company that is not theirs, whichever way they ask', async ({ desk, page }) => {
  const other = await desk.stranger()
  const [made] = await other.addTransactions({ InvoiceNumber: 'SECRET-1', InvoiceeName: 'Their Customer AS' })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch(`companies=${other.companyId}`))
  await expect(page.getByText('You may not see this')).toBeVisible()
  await visit(page, routes.partnerSearch(`transactions=${made!.TransactionRid}`))
  await expect(page.getByText('Nothing was sent that fits')).toBeVisible()
  const ask = (operation: string, input: unknown) =>
    page.evaluate(
      async ([address, body]) => {
        const answer = await fetch(address!, { method: 'POST', headers: { 'x-desk': '1', 'content-type': 'application/json' }, body: body! })
        return { status: answer.status, text: await answer.text() }
      },
      [routes.read(operation), JSON.stringify(input)],
    )
  const answers = await Promise.all([
    ask('getInvoiceView', { query: { TransactionRid: made!.TransactionRid } }),
    ask('getReceipt', { query: { TransactionRid: made!.TransactionRid, CompanyId: other.companyId } }),
    ask('listInvoicesByNumber', { query: { InvoiceNumber: 'SECRET-1', CompanyId: other.companyId } }),
    ask('getVolume', { body: { CompanyIds: [other.companyId], FromDate: '2026-01-01', ToDate: '2026-12-31' } }),
    ask('listFailuresByCause', { body: { CompanyIds: [other.companyId], FromDate: '2026-11-01', ToDate: '2026-11-20' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 403, 403, 403, 403])
  expect(answers.map(({ text }) => text).join()).not.toContain('Their Customer')
})

test('columns are chosen, widened and pinned by key, kept on the server, and put back', async ({ desk, page }) => {
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  const heads = page.getByRole('columnheader')
  await heads.filter({ hasText: 'Status' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(heads.nth(3)).toContainText('Status')
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('checkbox', { name: 'KID' }).check()
  await expect(heads.filter({ hasText: 'KID' })).toBeVisible()
  await page.keyboard.press('Escape')

  const elsewhere = await desk.otherBrowser()
  await desk.signIn('support', elsewhere)
  const other = await elsewhere.newPage()
  await other.goto(routes.partnerSearch())
  await expect(other.getByRole('columnheader').nth(3)).toContainText('Status')
  await expect(other.getByRole('columnheader').filter({ hasText: 'KID' })).toBeVisible()

  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('button', { name: 'As they were at first' }).click()
  await expect(heads.nth(2)).toContainText('Status')
})

test('a search, the drawer and copying go by keyboard alone', async ({ desk, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.addTransactions(...walked(3))
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await page.getByRole('grid', { name: grid }).getByRole('gridcell').first().focus()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('Walked')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Rows held 3 all of them')).toBeVisible()

  await page.getByRole('grid', { name: grid }).getByRole('gridcell').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Invoice W-3' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('complementary', { name: 'Invoice W-2' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous row' }).press('Enter')
  await expect(page.getByRole('complementary', { name: 'Invoice W-3' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous row' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Previous row' })).toHaveAccessibleDescription('This is the first row.')
  await page.getByRole('button', { name: 'Next row' }).press('Enter')
  await expect(page.getByRole('complementary', { name: 'Invoice W-2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('Control+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').map((line) => line.split('\t')[3])).toEqual(['Invoice', 'W-2', 'W-1'])
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys of the list' })).toBeVisible()
  await page.keyboard.press('Escape')
})

for (const timezoneId of ['Pacific/Midway', 'Pacific/Kiritimati']) {
  test.describe(() => {
    test.use({ timezoneId })
    test(`the same screen asks the same and shows the same in ${timezoneId}`, async ({ desk, page }) => {
      await desk.addTransactions({ InvoiceeName: 'Zoned AS', LogTime: '2026-03-29T00:30:00', DueDate: '2026-03-29', InvoiceNumber: 'Z-1' })
      await desk.signIn('support')
      await visit(page, routes.partnerSearch('from=2026-03-29&to=2026-03-29&q=Zoned'))
      const row = page.getByRole('row', { name: 'Zoned AS' })
      await expect(row.getByRole('gridcell').nth(1)).toHaveText('2026-03-29 00:30')
      await expect(row).toContainText('2026-03-29')
      const [sent] = await searchesOf(desk)
      expect(sent!.body).toMatchObject({ FromDate: '2026-03-29T00:00:00.000Z', ToDate: '2026-03-29T23:59:59.999Z' })
    })
  })
}

test('a day of the picture narrows the search to it', async ({ desk, page }) => {
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  const days = page.getByRole('figure').getByRole('button')
  await expect(days).toHaveCount(30)
  await days.last().click()
  await expect(page).toHaveURL(/from=(\d{4}-\d{2}-\d{2})&to=\1/)
  await expect(page.getByText(/FromDate \d{4}-\d{2}-\d{2}T00:00:00.000Z/)).toBeVisible()
})

test('an identity number that is searched for stands in no address, and goes with the next view', async ({ desk, page }) => {
  await desk.addTransactions({ InvoiceeName: 'Number 15885077777' }, { InvoiceeName: 'Somebody Else' })
  await desk.signIn('support')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await visit(page, routes.partnerSearch())
  await page.getByRole('searchbox').fill('15885077777')
  await page.getByRole('button', { name: /search it as name instead|search it as/ }).click()
  await expect(page.getByText('This looks like an identity number')).toBeVisible()
  await expect(page.getByText(/Rows held \d+ all of them/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear all', exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('row', { name: 'Somebody Else' })).toBeVisible()

  for (const [filter, box] of [
    ['Channel status', 'Channel status: Another value'],
    ['Parent transaction', 'TransactionRid of the parent'],
  ] as const) {
    await page.getByRole('button', { name: 'Filters to add' }).click()
    await page.getByRole('menuitem', { name: filter, exact: true }).click()
    await page.getByRole('textbox', { name: box }).fill('15885077777')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A filter stands in the address')).toBeVisible()
    await page.keyboard.press('Escape')
  }
  expect(addresses.filter((address) => address.includes('15885077777'))).toEqual([])
})

test('several lines that are pasted into the box go to the page where each is answered for itself', async ({ desk, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.addTransactions({ InvoiceNumber: 'P-1' })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await page.evaluate(() => navigator.clipboard.writeText('P-1\nP-2\nP-3'))
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Control+v')
  await expect(page).toHaveURL(routes.partnerReferences())
  await expect(page.getByRole('textbox', { name: 'References' })).toHaveValue('P-1\nP-2\nP-3')
})
