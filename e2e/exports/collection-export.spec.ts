import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import {
  cellFor,
  cellsOf,
  downloaded,
  fact,
  openProof,
  panelOf,
  told,
} from '../support/export-panel'
import type { Raw } from '../support/sandbox'
import { lookedInBothSizes } from '../support/screenshots'

/** More invoices than one page of the list holds. */
const many = Array.from({ length: 130 }, (_, at) => ({
  ...{
    originalInvoiceAmount: at === 0 ? 1250.5 : at + 1,
    currency: 'NOK',
    invoiceNumber: at === 1 ? '=1+1' : `000${at}`,
    type: 'NOTICE',
  },
  ...{ uniqueSourceInvoiceId: `export-${at}`, ocrReferenceNumber: '20261009000000401278' },
  debtors: [
    {
      ...{
        type: 'PRIVATE',
        role: 'PRIMARY_DEBTOR',
        name: `Æse "Nord" ${at}`,
        customerNumber: `00${at}`,
      },
      ...{ identificationNumber: '15885098765', dateOfBirth: '1950-08-15' },
    },
  ],
}))

/** The list as the upstream itself gives it, page by page. */
async function listed(desk: Desk, query: string): Promise<Raw[]> {
  const rows: Raw[] = []
  for (let token = ''; ; ) {
    const page = await collectionOf(desk).ask<{
      data: Raw[]
      summary: { nextPageToken: string | null }
    }>('GET', `/invoices?${query}${token}`)
    rows.push(...page.data)
    if (!page.summary.nextPageToken) return rows
    token = `&PageToken=${encodeURIComponent(page.summary.nextPageToken)}`
  }
}

/** What an upstream's invoice has under the name of a column. */
function carried(invoice: Raw, column: string): unknown {
  const [organization, debtors] = [invoice.organization as Raw, invoice.debtors as Raw[]]
  const debtor = debtors.find(({ role }) => role === 'PRIMARY_DEBTOR') ?? debtors[0]!
  const flat: Raw = {
    ...{
      organizationId: organization.id,
      organizationNumber: organization.organizationNumber,
      organizationName: organization.name,
    },
    ...{ debtorName: debtor.name, debtorCustomerNumber: debtor.customerNumber },
    ...{ debtorCount: debtors.length, claimCount: (invoice.claims as Raw[]).length },
  }
  return column in flat ? flat[column] : invoice[column]
}

/** Opens the list as somebody who has rights to collection alone, and the panel by its key. */
async function openPanel(desk: Desk, page: Page, query: string) {
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoices(desk.organizationId, query))
  await expect(page.getByText(/100 loaded/)).toBeVisible()
  await page.getByRole('grid').getByRole('gridcell').first().focus()
  await page.keyboard.press('e')
  await expect(panelOf(page).getByRole('radio', { name: 'CSV' })).toBeFocused()
}

const downloadedFrom = (panel: Locator) =>
  downloaded(panel.page(), () => panel.getByRole('link', { name: /^Download/ }).click())

test('the narrowed list goes whole into a CSV file that is what the upstream has, and the receipt proves it', async ({
  desk,
  page,
}) => {
  await collectionOf(desk).addInvoices(...many)
  await openPanel(desk, page, 'Type=NOTICE')
  await expect(panelOf(page)).toContainText('Type NOTICE')
  await expect(panelOf(page)).toContainText(
    'Identity numbers and birth dates of debtors are masked on screen and never included in a file.',
  )
  await panelOf(page).getByRole('radio', { name: 'for other software' }).check()
  await panelOf(page).getByRole('button', { name: 'Start export' }).click()
  await expect(told(panelOf(page))).toHaveText('Complete: list read to the end, no duplicates')

  const { name, path } = await downloadedFrom(panelOf(page))
  expect(name).toMatch(/^collection-invoices-\d{8}T\d{6}Z-[0-9a-f]{8}\.csv$/)
  const [head, ...lines] = cellsOf(readFileSync(path, 'utf8'))
  const columns = head!.map((cell) => cell.replaceAll('"', ''))
  const upstream = await listed(desk, 'Type=NOTICE')
  expect(upstream.length).toBeGreaterThanOrEqual(many.length)
  expect(lines).toEqual(
    upstream.map((invoice) =>
      columns.map((column) => cellFor(carried(invoice, column), /Amount$|Count$/.test(column))),
    ),
  )
  expect(readFileSync(path, 'utf8')).not.toMatch(/15885098765|1950-08-15/)

  await panelOf(page).getByRole('link', { name: 'Receipt' }).click()
  await expect(page).toHaveURL(/\/exports\/[0-9a-f-]{36}$/)
  await openProof(page)
  await expect(fact(page, 'Organization')).toHaveText(desk.organizationId)
  await expect(fact(page, 'Searched for')).toHaveText('Type NOTICE')
  await expect(fact(page, 'Pages, rows')).toContainText(
    `2 pages, ${upstream.length} rows, each invoice once`,
  )
  await expect(fact(page, 'Read order')).toContainText('page tokens')
  await expect(fact(page, 'SHA-256')).toHaveText(
    createHash('sha256').update(readFileSync(path)).digest('hex'),
  )
  await expect(page.getByRole('term').filter({ hasText: 'Companies' })).toHaveCount(0)

  await visit(page, '/partner/exports')
  await expect(page).toHaveURL(routes.exports())
  const exported = page.getByRole('link', { name: /^collection-invoices-/ })
  await exported.click()
  await expect(page).toHaveURL(/\/exports\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect(exported).toBeFocused()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Exports' })).toBeVisible()
  await visit(page, routes.journal())
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'an export of collection invoices' }),
  ).toContainText('Started')
})

test('a page that does not come ends it in words, and Continue completes it from there', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  // A page that hears of the new invoices reads its list again, and would meet what is meant for
  // the export.
  await collection.silenceWebhooks()
  await collection.addInvoices(...many)
  await openPanel(desk, page, 'Type=NOTICE')
  await desk.fault({ operation: 'listCollectionInvoices', kind: 'delay', delayMs: 0 })
  await desk.fault({ operation: 'listCollectionInvoices', kind: 'status', status: 400, times: 1 })
  await panelOf(page).getByRole('button', { name: 'Start export' }).click()
  await expect(told(panelOf(page))).toHaveText(
    'Not complete: the service’s answer couldn’t be used.',
  )
  expect((await downloadedFrom(panelOf(page))).name).toContain('-not-complete')
  await panelOf(page).getByRole('button', { name: 'Continue' }).click()
  await expect(told(panelOf(page))).toHaveText(/^Complete/)
  const upstream = await listed(desk, 'Type=NOTICE')
  const { path } = await downloadedFrom(panelOf(page))
  const ids = readFileSync(path, 'utf8').slice(1).trimEnd().split('\r\n').slice(1)
  expect(ids.map((line) => line.split(/[;,]/)[0])).toEqual(upstream.map(({ id }) => `"${id}"`))
})

test('panel and receipt are whole and readable', async ({ desk, page }) => {
  test.slow()
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoices(desk.organizationId, 'Status=PAUSED'))
  await page.getByRole('button', { name: 'Export all' }).click()
  await expect(panelOf(page).getByRole('button', { name: 'Start export' })).toBeVisible()
  await lookedInBothSizes(page, 'collection-export-choices')
  await panelOf(page).getByRole('button', { name: 'Start export' }).click()
  await expect(told(panelOf(page))).toHaveText(/^Complete/)
  await lookedInBothSizes(page, 'collection-export-complete')
  await panelOf(page).getByRole('link', { name: 'Receipt' }).click()
  await openProof(page)
  await expect(fact(page, 'Organization')).toHaveText(desk.organizationId)
  await lookedInBothSizes(page, 'collection-export-receipt')
})
