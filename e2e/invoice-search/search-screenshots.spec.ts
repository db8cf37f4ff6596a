import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, test, visit } from '../fixtures'
import { openProof } from '../support/export-panel'
import { lookedInBothSizes } from '../support/screenshots'

const longWord =
  'Fellesforsikringsinnkrevingssamarbeidsorganisasjonsstyreformannskapskandidatutvelgelseskomitéen'
const longName = `${longWord} for vedlikehold av privat vei, brygge, molo og felles strandsone mellom Øvre Bjørndalen og Nedre Sørbøvågen SA`
const longText = `<${longWord.toLowerCase()}@post.example>: batch 77 ${'opaque'.repeat(40)} because of something that nobody documented`

/** Days in which a fresh tenant has nothing of its own. */
const week = 'from=2025-03-03&to=2025-03-09'

async function plant(desk: Desk) {
  const failed = (LogText: string | null, more = {}) => ({
    Status: 'Failed',
    LogText,
    LogTime: '2025-03-05T10:00:00',
    InvoiceeName: longName,
    ...more,
  })
  await desk.addTransactions(
    failed('Invoicee address: StreetName is missing', {
      Amount: -98_765_432.1,
      Filename: `${longWord}.pdf`,
      Company: longName,
    }),
    failed('Invoicee address: StreetName is missing', {
      InvoiceeName: 'Kari Nordmann',
      LogTime: '2025-03-07T10:00:00',
    }),
    failed(`Gateway says ${longText}`),
    failed(null),
    { InvoiceNumber: 'LOOK-1', InvoiceeName: longName },
    { InvoiceNumber: 'LOOK-2' },
    { InvoiceNumber: 'LOOK-2', RequestedChannel: 'Peppol', ActualChannel: 'Print' },
  )
}

test('exports and views with long names, empty and failed, are whole and readable', async ({
  desk,
  page,
}) => {
  test.slow()
  const shot = (name: string) => lookedInBothSizes(page, `partner-${name}`)
  await plant(desk)
  await desk.signIn('support')
  await page.goto(routes.exports())
  await expect(page.getByRole('heading', { name: 'No exports yet' })).toBeVisible()
  await shot('exports-empty')

  await visit(page, routes.partnerSearch(`${week}&status=Failed`))
  await expect(page.getByText(/^4 in total/)).toBeVisible()
  await page.getByRole('button', { name: /Saved views$/ }).click()
  await page.getByRole('menuitem', { name: 'Save as view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as view' })
  await dialog.getByLabel('Name').fill(longWord.slice(0, 60))
  await dialog.getByRole('checkbox', { name: 'Share this view' }).check()
  await shot('view-save')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This is your first visit to this view.')).toBeVisible()
  await desk.addTransactions({
    Status: 'Failed',
    LogTime: '2025-03-06T10:00:00',
    InvoiceeName: longName,
  })
  await reload(page)
  await expect(page.getByRole('button', { name: '1 new failure' })).toBeVisible()
  await page.getByRole('button', { name: /Saved views$/ }).click()
  await shot('view-changes')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Export all' }).click()
  const panel = page.getByRole('dialog', { name: 'Export all results' })
  await expect(panel.getByRole('button', { name: 'Start export' })).toBeVisible()
  await shot('export-choices')
  await panel.getByRole('radio', { name: 'XLSX' }).check()
  await shot('export-xlsx')
  await desk.partner({ summaryWithoutRows: true })
  await panel.getByRole('radio', { name: 'CSV' }).check()
  await panel.getByRole('button', { name: 'Start export' }).click()
  await expect(panel.getByText(/^Not complete/)).toBeVisible()
  await shot('export-failed')
  await desk.partner({ summaryWithoutRows: false })
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect(panel.getByText(/^Complete/)).toBeVisible()
  await shot('export-complete')
  await panel.getByRole('link', { name: 'Receipt' }).click()
  await openProof(page)
  await expect(page.getByText('Part 2', { exact: true })).toBeVisible()
  await shot('receipt')
  await page.goto(routes.exports())
  await expect(page.getByRole('link', { name: /invoices-/ })).toBeVisible()
  await shot('exports')
  await page.goto(routes.export(crypto.randomUUID()))
  await expect(page.getByText('Nothing found under this number')).toBeVisible()
  await shot('receipt-missing')
})

test('the search with an open row, empty and failed, is whole and readable', async ({
  desk,
  page,
}) => {
  const shot = (name: string) => lookedInBothSizes(page, `partner-${name}`)
  await plant(desk)
  await desk.signIn('support')
  await visit(page, routes.partnerSearch(`${week}&status=Failed`))
  await page.getByRole('gridcell', { name: 'Kari Nordmann' }).click()
  const drawer = page.getByRole('complementary')
  await expect(drawer.getByRole('article', { name: 'Document' })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Document', pressed: true })).toBeVisible()
  await shot('search-open')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()

  await page.goto(routes.partnerSearch(`${week}&status=Handled`))
  await expect(page.getByText('No invoices match these filters')).toBeVisible()
  await shot('search-empty')
  await desk.fault({ operation: 'searchInvoiceSummary', kind: 'status', status: 503, times: 9 })
  await page.goto(routes.partnerSearch(week))
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await shot('search-failed')
})

test('references and failures with long names, empty and failed, are whole and readable', async ({
  desk,
  page,
}) => {
  test.slow()
  const shot = (name: string) => lookedInBothSizes(page, `partner-${name}`)
  await desk.as('lead').withCustomer()
  await visit(page, routes.partnerFailures(week))
  await expect(page.getByRole('heading', { name: 'No failures in this period' })).toBeVisible()
  await shot('failures-empty')
  await plant(desk)
  await reload(page)
  await page.getByRole('button', { name: 'Street missing' }).click()
  const street = page.getByRole('region', { name: 'Details of Street missing' })
  await expect(street.getByLabel('New Address line 1 of Kari Nordmann')).toBeVisible()
  await page.getByRole('button', { name: /^Unrecognised/ }).click()
  const unknown = page.getByRole('region', { name: /^Details of Unrecognised/ })
  await unknown.getByRole('button', { name: 'With a note' }).click()
  await unknown.getByLabel('Note for colleagues (optional)').fill(`Asked ${longWord} about it`)
  await shot('failures')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/marked as handled/)).toBeVisible()
  await shot('failures-handled')
  await desk.partner({ summaryWithoutRows: true })
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Failures unknown' })).toBeVisible()
  await shot('failures-silent')
  await desk.partner({ summaryWithoutRows: false })

  await visit(page, routes.invoices())
  await shot('references-empty')
  const box = page.getByRole('textbox', { name: 'References' })
  await box.fill(
    ['Invoice number', 'LOOK-1', 'LOOK-2', 'LOOK-2', 'LOOK-3', '5.5008831E+11', longName].join(
      '\n',
    ),
  )
  await expect(page.getByText('6 references.')).toBeVisible()
  await shot('references-pasted')
  await page.getByRole('button', { name: 'Find invoices' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Done\./ })).toBeAttached()
  await shot('references')
  await desk.fault({ operation: 'searchInvoiceSummary', kind: 'status', status: 503, times: 9 })
  await page.getByRole('button', { name: 'Edit lines' }).click()
  await page.getByRole('button', { name: 'Find invoices' }).click()
  await expect(page.getByText(/^Partner search didn’t answer for/)).toBeVisible()
  await shot('references-failed')
})
