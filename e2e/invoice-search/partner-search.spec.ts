import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, test, visit } from '../fixtures'

const grid = 'Sent invoices'

const searchesOf = async (desk: Desk) =>
  (await desk.requests()).requests.filter(({ operation }) => operation === 'searchInvoiceSummary')

test('support finds one invoice by its number, opens it beside the list, and a link shows the same to a colleague', async ({
  desk,
  page,
}) => {
  const [made] = await desk.addTransactions({
    InvoiceNumber: 'F-778899',
    InvoiceeName: 'Lunds kommun',
    Status: 'OK',
    ChannelStatus: 'Delivered',
  })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await page.getByRole('searchbox', { name: 'Search sent invoices' }).fill('F-778899')
  await expect(page.getByText('Searching invoice number')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Lunds kommun' })).toBeVisible()
  await expect(page.getByRole('grid', { name: grid }).getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/[?&]q=F-778899/)

  await page.getByRole('gridcell', { name: 'Lunds kommun' }).click()
  const drawer = page.getByRole('complementary', { name: 'Invoice F-778899' })
  await expect(drawer.getByText(`Transaction ${made!.TransactionRid}`)).toBeVisible()
  await expect(drawer.getByRole('article', { name: 'Document' })).toContainText('F-778899')
  await expect(page).toHaveURL(new RegExp(`open=${made!.TransactionRid}`))

  await reload(page)
  await expect(drawer).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('F-778899')

  const colleague = await desk.otherBrowser()
  await desk.signIn('lead', colleague)
  const theirs = await colleague.newPage()
  await theirs.goto(page.url())
  await expect(theirs.getByRole('complementary', { name: 'Invoice F-778899' })).toBeVisible()
  await expect(theirs.getByRole('grid', { name: grid }).getByRole('row')).toHaveCount(2)
})

test('the customer of a failed invoice is found by name beside its open row, and the form opens at the field to fix', async ({
  desk,
  page,
}) => {
  const name = 'Sørbø Rørlegger AS'
  const [mine, nobody] = await desk.addTransactions(
    ...[name, 'Nobody Knows AS'].map((InvoiceeName) => ({
      ...{ InvoiceeName, Status: 'Failed', LogTime: '2025-03-05T10:00:00' },
      LogText: 'Invoicee address: StreetName is missing',
    })),
  )
  const { clientNo, customerNo } = await desk.as('lead').withCustomer({ name, addressLine1: '' })
  const drawer = page.getByRole('complementary')
  const find = drawer.getByRole('button', { name: 'Find customer' })
  const open = (rid: unknown) =>
    visit(page, routes.partnerSearch(`from=2025-03-03&to=2025-03-09&open=${rid}`))
  await open(nobody!.TransactionRid)
  await find.click()
  await expect(drawer).toContainText(/Customer unknown: no customer of .+ has exactly this name/)

  await open(mine!.TransactionRid)
  await find.click()
  await expect(drawer).toContainText(
    `Likely ${name}, customer ${customerNo}: the only customer with exactly this name.`,
  )
  await drawer.getByRole('link', { name: 'Go to Address line 1' }).click()
  await expect(page).toHaveURL(
    routes.customerField(clientNo, customerNo, 'postalAddress.addressLine1'),
  )
  await expect(page.getByLabel('Address line 1')).toBeFocused()
})

test('every filter is sent as the contract names it, and its literal bounds are shown', async ({
  desk,
  page,
}) => {
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
  await expect(page.getByRole('heading', { name: 'No invoices match these filters' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(routes.partnerSearch())
  await expect(page.getByRole('grid', { name: grid }).getByRole('row').nth(1)).toBeVisible()
})

test('support narrows by a status that no document names, and takes the filter away with the back button', async ({
  desk,
  page,
}) => {
  await desk.addTransactions({ InvoiceeName: 'Held Back AS', Status: 'Held' })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await page.getByRole('button', { name: 'Filters to add' }).click()
  await page.getByRole('menuitem', { name: 'Status', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Held/ }).check()
  await expect(page).toHaveURL(/status=Held/)
  await expect(page.getByRole('row', { name: 'Held Back AS' })).toContainText(
    'Unrecognised status “Held”',
  )
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page).toHaveURL(routes.partnerSearch())
  await expect(page.getByRole('button', { name: /^Change Status/ })).toHaveCount(0)
})

test('a late answer of an earlier search is never shown, and what is left is given up', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(
    { InvoiceeName: 'Slow Result AS' },
    { InvoiceeName: 'Quick Result AS' },
  )
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await expect(page.getByText(/^[\d\s]+ (of|in total)/)).toBeVisible()
  await desk.fault({ operation: 'searchInvoiceSummary', kind: 'delay', delayMs: 9_000, times: 1 })
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('searchInvoiceSummary'),
  )
  await page.getByRole('searchbox').fill('Slow')
  await expect
    .poll(async () =>
      (await searchesOf(desk)).some(({ body }) => JSON.stringify(body).includes('Slow')),
    )
    .toBe(true)
  await page.getByRole('searchbox').fill('Quick')
  await givenUp
  await expect(page.getByRole('gridcell', { name: 'Quick Result AS' })).toBeVisible()
  await expect(page.getByText('Slow Result AS')).toHaveCount(0)
})

test('an answer without a body is not “no results”: the lookups that answer are offered', async ({
  desk,
  page,
}) => {
  await desk.addTransactions({ InvoiceNumber: 'LOOK-1', InvoiceeName: 'Found By Number AS' })
  await desk.partner({ summaryWithoutRows: true })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch('q=LOOK-1'))
  await expect(page.getByRole('heading', { name: 'Search result unknown' })).toBeVisible()
  await expect(page.getByText('No invoices match these filters')).toHaveCount(0)
  await page.getByRole('button', { name: 'Find invoices' }).first().click()
  await expect(page.getByRole('cell', { name: 'Found By Number AS' })).toBeVisible()
})

test('a person sees no row of a company that is not theirs, whichever way they ask', async ({
  desk,
  page,
}) => {
  const other = await desk.stranger()
  const [made] = await other.addTransactions({
    InvoiceNumber: 'SECRET-1',
    InvoiceeName: 'Their Customer AS',
  })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch(`companies=${other.companyId}`))
  await expect(page.getByText('You don’t have access to this')).toBeVisible()
  await visit(page, routes.partnerSearch(`transactions=${made!.TransactionRid}`))
  await expect(page.getByText('No invoices match these filters')).toBeVisible()
  const ask = (operation: string, input: unknown) =>
    page.evaluate(
      async ([address, body]) => {
        const answer = await fetch(address!, {
          method: 'POST',
          headers: { 'x-desk': '1', 'content-type': 'application/json' },
          body: body!,
        })
        return { status: answer.status, text: await answer.text() }
      },
      [routes.read(operation), JSON.stringify(input)],
    )
  const answers = await Promise.all([
    ask('getInvoiceView', { query: { TransactionRid: made!.TransactionRid } }),
    ask('getReceipt', {
      query: { TransactionRid: made!.TransactionRid, CompanyId: other.companyId },
    }),
    ask('listInvoicesByNumber', {
      query: { InvoiceNumber: 'SECRET-1', CompanyId: other.companyId },
    }),
    ask('getVolume', {
      body: { CompanyIds: [other.companyId], FromDate: '2026-01-01', ToDate: '2026-12-31' },
    }),
    ask('listFailuresByCause', {
      body: { CompanyIds: [other.companyId], FromDate: '2026-11-01', ToDate: '2026-11-20' },
    }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 403, 403, 403, 403])
  expect(answers.map(({ text }) => text).join()).not.toContain('Their Customer')
})

for (const timezoneId of ['Pacific/Midway', 'Pacific/Kiritimati']) {
  test.describe(() => {
    test.use({ timezoneId })
    test(`the same screen asks the same and shows the same in ${timezoneId}`, async ({
      desk,
      page,
    }) => {
      await desk.addTransactions({
        InvoiceeName: 'Zoned AS',
        LogTime: '2026-03-29T00:30:00',
        DueDate: '2026-03-29',
        InvoiceNumber: 'Z-1',
      })
      await desk.signIn('support')
      await visit(page, routes.partnerSearch('from=2026-03-29&to=2026-03-29&q=Zoned'))
      const row = page.getByRole('row', { name: 'Zoned AS' })
      await expect(row.getByRole('gridcell').nth(1)).toHaveText('2026-03-29 00:30')
      await expect(row).toContainText('2026-03-29')
      const [sent] = await searchesOf(desk)
      expect(sent!.body).toMatchObject({
        FromDate: '2026-03-29T00:00:00.000Z',
        ToDate: '2026-03-29T23:59:59.999Z',
      })
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

test('an identity number that is searched for stands in no address, and goes with the next view', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(
    { InvoiceeName: 'Number 15885077777' },
    { InvoiceeName: 'Somebody Else' },
  )
  await desk.signIn('support')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await visit(page, routes.partnerSearch())
  await page.getByRole('searchbox').fill('15885077777')
  await page.getByRole('button', { name: /^Try / }).click()
  await expect(page.getByText('This may be an identity number')).toBeVisible()
  await expect(page.getByText(/^\d+ in total/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear all', exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('row', { name: 'Somebody Else' })).toBeVisible()

  for (const [filter, box] of [
    ['Channel status', 'Channel status: Other value'],
    ['Parent transaction', 'Parent transaction number'],
  ] as const) {
    await page.getByRole('button', { name: 'Filters to add' }).click()
    await page.getByRole('menuitem', { name: filter, exact: true }).click()
    await page.getByRole('textbox', { name: box }).fill('15885077777')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Filters are part of the page link')).toBeVisible()
    await page.keyboard.press('Escape')
  }
  expect(addresses.filter((address) => address.includes('15885077777'))).toEqual([])
})

test('several lines that are pasted into the box go to the page where each is answered for itself', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.addTransactions({ InvoiceNumber: 'P-1' })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await page.evaluate(() => navigator.clipboard.writeText('P-1\nP-2\nP-3'))
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Control+v')
  await expect(page).toHaveURL(routes.invoices())
  await expect(page.getByRole('textbox', { name: 'References' })).toHaveValue('P-1\nP-2\nP-3')
})
