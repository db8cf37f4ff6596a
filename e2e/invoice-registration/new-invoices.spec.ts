import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { looked } from '../support/screenshots'
import { inBothSizes } from '../support/window-sizes'

const heads = 'Invoice number;Amount;Currency;Invoice date;Due date;Customer name'
const fileOf = (...rows: string[]) => ({
  name: 'march.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([heads, ...rows].join('\r\n')),
})

async function chosen(page: Page, organizationId: string, file: ReturnType<typeof fileOf>) {
  await visit(page, routes.newCollectionInvoices(organizationId))
  await page.locator('input[type=file]').setInputFiles(file)
}

const planted = [
  'F-1;1250,50;NOK;01.02.2026;15.02.2026;=Kari <b>Nordmann</b>',
  'F-2;1.250;NOK;2026-02-01;2026-02-15;"Nordmann; Ola"',
  'F-1;20,00;NOK;2026-02-01;2026-02-15;Kari Nordmann',
  'F-3;about ten;NOK;2026-02-01;2026-02-30;Per Hansen',
  'F-4;30,00;SEK;2026-02-01;2026-02-15;Liv Dahl',
]

test.describe('a file of invoices', () => {
  test('tells the fate of each row, and hands over only what was approved', async ({
    desk,
    page,
  }) => {
    const collection = collectionOf(desk)
    await collection.addInvoices({
      originalInvoiceAmount: 30,
      currency: 'SEK',
      invoiceNumber: 'F-4',
    })
    await desk.signIn('controller')
    await chosen(page, desk.organizationId, fileOf(...planted))
    const fates = page
      .getByRole('table', { name: 'Rows in the file' })
      .locator('tbody tr td:nth-child(2)')
    await expect(fates).toHaveText([
      'Ready',
      'Warning',
      'Duplicate',
      'Invalid',
      'Already registered',
    ])
    await expect(page.getByText('It’s read as 1.25, not as thousands.')).toBeVisible()
    const sentBodies = async () =>
      (await desk.requests()).requests
        .filter(({ operation }) => operation === 'createCollectionInvoices')
        .map(({ body }) => body as { invoices: { invoiceNumber: string }[] })
    const before = await sentBodies()
    expect(before).toHaveLength(1)

    await page.getByRole('checkbox', { name: 'Also add 1 row marked Warning or Unknown' }).check()
    await expect(page.getByText(/Total 1 251,75 NOK in 1 batch\./)).toBeVisible()
    await page.getByRole('button', { name: 'Add 2 invoices' }).click()
    await expect(page.getByText('Accepted by the service')).toBeVisible()
    const sent = (await sentBodies()).slice(before.length)
    expect(
      sent.flatMap(({ invoices }) => invoices.map(({ invoiceNumber }) => invoiceNumber)),
    ).toEqual(['F-1', 'F-2'])
    await expect(page.getByText('Booked: 2 of 2.')).toBeVisible({ timeout: 20_000 })
  })

  test('that is taken a second time hands nothing over twice', async ({ desk, page }) => {
    await desk.signIn('controller')
    await chosen(page, desk.organizationId, fileOf(planted[0]!))
    await page.getByRole('button', { name: 'Add 1 invoice' }).click()
    await expect(page.getByText('Accepted by the service')).toBeVisible()
    await expect
      .poll(async () => (await collectionOf(desk).invoices('?InvoiceNumber=F-1')).length, {
        timeout: 15_000,
      })
      .toBe(1)
    await chosen(page, desk.organizationId, fileOf(planted[0]!))
    await expect(page.getByRole('cell', { name: 'Already registered' })).toBeVisible()
    await expect(page.getByText('No rows can be added.')).toBeVisible()
  })

  test('whose answer is lost is looked for, and sent again with the same ids', async ({
    desk,
    page,
  }) => {
    await desk.signIn('controller')
    await chosen(page, desk.organizationId, fileOf(planted[0]!))
    await desk.fault({ operation: 'createCollectionInvoices', kind: 'drop-before', times: 1 })
    await page.getByRole('button', { name: 'Add 1 invoice' }).click()
    await page.getByRole('button', { name: 'Check status' }).click()
    await page.getByRole('button', { name: 'Resend with the same IDs' }).click()
    await expect(page.getByText('Accepted by the service')).toBeVisible()
    const { invoices } = await collectionOf(desk).ledger()
    await expect
      .poll(async () => (await collectionOf(desk).invoices('?InvoiceNumber=F-1')).length, {
        timeout: 15_000,
      })
      .toBe(1)
    expect(new Set(invoices.map(({ invoiceId }) => invoiceId)).size).toBe(invoices.length)
  })
})

test.describe('a page that is loaded again while a file is handed over', () => {
  const row = (number: number) => `R-${number};10,00;NOK;01.02.2026;15.02.2026;Kari Nordmann`
  const earlier = (page: Page) =>
    page.getByRole('region', { name: 'Sent before this page was reloaded' })

  test('follows its batch from where it stands, keeps nothing of what was sent, and lets the person clear the list', async ({
    desk,
    page,
  }) => {
    const collection = collectionOf(desk)
    await collection.holdBatches()
    await desk.signIn('controller')
    await chosen(page, desk.organizationId, fileOf(row(1)))
    await page.getByRole('button', { name: 'Add 1 invoice' }).click()
    await expect(page.getByText('Accepted by the service')).toBeVisible()

    await visit(page, page.url())
    await expect(earlier(page).getByText('Submitted, not booked yet.')).toBeVisible()
    await expect(earlier(page)).not.toContainText('not added')
    expect(
      await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
    ).not.toMatch(/Nordmann|R-1/)
    await collection.releaseBatches()
    await expect(earlier(page).getByText('Booked: 1 of 1.')).toBeVisible({ timeout: 25_000 })

    await earlier(page).getByRole('button', { name: 'Clear list' }).click()
    await expect(earlier(page)).toHaveCount(0)
    await visit(page, page.url())
    await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible()
    await expect(earlier(page)).toHaveCount(0)
  })

  test('tells what had not gone out, looks for what is not known, and the same file adds only the rest', async ({
    desk,
    page,
  }) => {
    test.setTimeout(120_000)
    const file = fileOf(...Array.from({ length: 101 }, (_, at) => row(at)))
    const before = (await collectionOf(desk).ledger()).invoices.length
    await desk.signIn('controller')
    await chosen(page, desk.organizationId, file)
    await desk.fault({ operation: 'createCollectionInvoices', kind: 'drop-before', times: 1 })
    await page.getByRole('button', { name: 'Add 101 invoices' }).click({ timeout: 60_000 })
    await expect(page.getByText('1 batch hasn’t been sent.')).toBeVisible()

    await visit(page, page.url())
    await expect(earlier(page)).toContainText('1 invoice from that file was not added')
    await earlier(page).getByRole('button', { name: 'Check status' }).click()
    await earlier(page).getByRole('button', { name: 'Resend with the same IDs' }).click()
    await expect(earlier(page).getByText('Booked: 100 of 100.')).toBeVisible({ timeout: 25_000 })

    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Add 1 invoice' }).click({ timeout: 60_000 })
    await expect(page.getByText('Booked: 1 of 1.')).toBeVisible({ timeout: 25_000 })
    const { invoices } = await collectionOf(desk).ledger()
    expect(invoices).toHaveLength(before + 101)
    expect(new Set(invoices.map(({ invoiceId }) => invoiceId)).size).toBe(invoices.length)
  })

  test('says so where the desk never received a batch', async ({ desk, page }) => {
    await desk.signIn('controller')
    await chosen(page, desk.organizationId, fileOf(row(1)))
    await page.route(page.url(), (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await page.getByRole('button', { name: 'Add 1 invoice' }).click()
    await expect(page.getByRole('button', { name: 'Check status' })).toBeVisible()
    await visit(page, page.url())
    await expect(earlier(page)).toContainText(
      'This batch hadn’t reached Duedesk when you left the page',
    )
  })
})

test('one invoice is typed, kept over a reload with its id, and handed over with the documented minimum', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const address = `${routes.newCollectionInvoices(desk.organizationId)}?way=one`
  await visit(page, address)
  await page.getByRole('textbox', { name: 'Amount' }).fill('99,50')
  const id = page.locator('[data-invoice-id]')
  const kept = page.waitForResponse((answer) =>
    answer.url().endsWith(routes.localWrite('keepDraft')),
  )
  const minted = await id.textContent()
  await kept
  await visit(page, address)
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('99,50')
  await expect(id).toHaveText(minted!)

  await page.getByRole('button', { name: 'Add invoice' }).click()
  await expect(page.getByText('Currency is missing.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Currency' }).fill('nok')
  await page.getByRole('button', { name: 'Add invoice' }).click()
  await page.getByRole('checkbox', { name: 'Add anyway' }).check()
  await page.getByRole('button', { name: 'Add invoice' }).click()
  await expect(
    page.getByRole('heading', { name: 'Invoice submitted, not booked yet' }),
  ).toBeVisible()
  const { requests } = await desk.requests()
  expect(requests.find(({ operation }) => operation === 'createCollectionInvoices')?.body).toEqual({
    invoices: [{ uniqueSourceInvoiceId: minted, originalInvoiceAmount: 99.5, currency: 'NOK' }],
  })
})

inBothSizes((size) => {
  test(`the file, its dry run and the form are whole and readable (${size})`, async ({
    desk,
    page,
  }) => {
    test.setTimeout(90_000)
    const shot = (name: string) => looked(page, `new-invoices-${name}-${size}`)
    await desk.signIn('controller')
    await chosen(
      page,
      desk.organizationId,
      fileOf(
        ...planted,
        `F-9;1,00;NOK;;;${'Fellesforsikringsinnkrevingssamarbeidsorganisasjon'.repeat(3)}`,
      ),
    )
    await expect(page.getByRole('button', { name: 'Add 2 invoices' })).toBeEnabled()
    await shot('run')
    await visit(page, `${routes.newCollectionInvoices(desk.organizationId)}?way=one`)
    await page.getByRole('button', { name: 'Add invoice' }).click()
    await expect(page.getByText('Amount is missing.')).toBeVisible()
    await shot('one')
  })
})
