import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { sendImported } from '../support/import-file'
import { countKeystrokes } from '../support/keystroke-model'
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

const cell = (page: Page, field: string, line: number) =>
  page.getByRole('button', { name: new RegExp(`^${field}, line ${line}: `) })

async function mend(page: Page, field: string, line: number, value: string) {
  await cell(page, field, line).click()
  const input = page.getByRole('textbox', { name: `${field}, line ${line}` })
  await input.fill(value)
  await input.press('Enter')
  await expect(cell(page, field, line)).toBeFocused()
}

test.describe('a file of invoices', () => {
  test('says what becomes of each row, is mended in place, and hands over only what was approved', async ({
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
    const standings = page
      .getByRole('table', { name: 'Rows as they will be sent' })
      .locator('tbody tr td:nth-child(2)')
    await expect(standings).toHaveText([
      'Ready',
      'Needs an answer',
      'Stays behind',
      'Blocked',
      'Ready',
    ])
    await expect(cell(page, 'Name', 2)).toContainText('=Kari <b>Nordmann</b>')
    await mend(page, 'Amount', 5, '10,00')
    await mend(page, 'Due date', 5, '28.02.2026')
    await expect(standings.nth(3)).toHaveText('Ready')
    await page.getByRole('button', { name: 'Send 1 as it is' }).click()
    await expect(standings.nth(1)).toHaveText('Ready')
    const sentBodies = async () =>
      (await desk.requests()).requests
        .filter(({ operation }) => operation === 'createCollectionInvoices')
        .map(({ body }) => body as { invoices: object[] })
    const before = await sentBodies()
    expect(before).toHaveLength(1)

    await sendImported(page, { rows: 4, sent: 3 })
    await expect(page.getByText('Accepted by the service')).toBeVisible()
    const sent = (await sentBodies()).slice(before.length)
    expect(sent.flatMap(({ invoices }) => invoices)).toMatchObject([
      { invoiceNumber: 'F-1', originalInvoiceAmount: 1250.5, dueDate: '2026-02-15' },
      { invoiceNumber: 'F-2', originalInvoiceAmount: 1250, dueDate: '2026-02-15' },
      { invoiceNumber: 'F-3', originalInvoiceAmount: 10, dueDate: '2026-02-28' },
    ])
    await expect(page.getByText('Booked: 3 of 3.')).toBeVisible()
  })

  test("300 invoices with another country's dates and no currency go out with 10 clicks at most", async ({
    desk,
    page,
  }) => {
    test.slow()
    const rows = Array.from({ length: 300 }, (_, at) => {
      const day = String((at % 28) + 1).padStart(2, '0')
      return `U-${at},01/${day}/2026,02/${day}/2026,"1,${100 + at}.50",Kari Nordmann,391`
    })
    await desk.signIn('controller')
    await visit(page, routes.newCollectionInvoices(desk.organizationId))
    const { click, press, counted } = countKeystrokes(page)
    const chooser = page.waitForEvent('filechooser')
    await click(page.getByRole('button', { name: 'Choose file' }))
    await (await chooser).setFiles({
      name: 'us.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        ['invoiceNumber,InvoiceDate,DueDate,InvoiceAmount,name,countryCode', ...rows].join('\n'),
      ),
    })
    await expect(page.getByRole('combobox', { name: 'Dates' })).toHaveValue('mdy')
    await expect(page.getByRole('combobox', { name: 'Numbers' })).toHaveValue('.')
    await expect(page.getByText('2 findings in 300 rows')).toBeVisible()
    const finding = (title: string) =>
      page.getByRole('complementary').getByRole('listitem').filter({ hasText: title })
    await click(finding('Currency is missing').getByRole('textbox'))
    await page.keyboard.type('NOK')
    await press('Enter')
    await click(finding('Country code “391”').getByRole('textbox'))
    await page.keyboard.type('NO')
    await press('Enter')
    await expect(page.getByRole('heading', { name: '300 of 300 rows ready' })).toBeVisible()
    await press('Control+S')
    await expect(page.getByRole('button', { name: 'Send 300', exact: true })).toBeEnabled({
      timeout: 180_000,
    })
    await press('Control+S')
    await expect(page.getByRole('dialog')).toContainText(/375.000,00/)
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Send 300 debts' }),
    ).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.type('300')
    await click(page.getByRole('dialog').getByRole('button', { name: 'Send 300 debts' }))
    await expect(page.getByText('Accepted by the service')).toHaveCount(3, { timeout: 60_000 })
    expect(counted.clicks).toBeLessThanOrEqual(10)
    const invoices = (await desk.requests()).requests
      .filter(({ operation }) => operation === 'createCollectionInvoices')
      .flatMap(({ body }) => (body as { invoices: object[] }).invoices)
    expect(invoices).toHaveLength(300)
    expect(invoices[12]).toMatchObject({
      invoiceNumber: 'U-12',
      invoiceDate: '2026-01-13',
      dueDate: '2026-02-13',
      originalInvoiceAmount: 1112.5,
      currency: 'NOK',
      debtors: [{ name: 'Kari Nordmann', addresses: [{ countryCode: 'NO' }] }],
    })
  })

  test('that is taken a second time hands nothing over twice', async ({ desk, page }) => {
    await desk.signIn('controller')
    await chosen(page, desk.organizationId, fileOf(planted[0]!))
    await sendImported(page, { rows: 1 })
    await expect(page.getByText('Accepted by the service')).toBeVisible()
    await expect
      .poll(async () => (await collectionOf(desk).invoices('?InvoiceNumber=F-1')).length)
      .toBe(1)
    await chosen(page, desk.organizationId, fileOf(planted[0]!))
    await page.getByRole('button', { name: 'Check 1 row' }).click()
    await expect(page.getByText('0 of 1 ready')).toBeVisible()
    await expect(page.getByText('Stays behind. Nothing to do.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Check|Send) \d/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('that is chosen after another was checked twice is asked of anew', async ({
    desk,
    page,
  }) => {
    await desk.signIn('controller')
    await chosen(page, desk.organizationId, fileOf(planted[0]!, planted[3]!))
    await page.getByRole('button', { name: 'Check 1 row' }).click()
    await expect(page.getByRole('button', { name: 'Send 1', exact: true })).toBeEnabled()
    await mend(page, 'Amount', 3, '10,00')
    await mend(page, 'Due date', 3, '28.02.2026')
    await page.getByRole('button', { name: 'Check 2 rows' }).click()
    const send = page.getByRole('button', { name: 'Send 2', exact: true })
    await expect(send).toBeEnabled()
    const asked = page.waitForEvent('dialog')
    const clicked = page.getByRole('link', { name: 'One invoice' }).click()
    await (await asked).dismiss()
    await clicked
    await expect(send).toBeEnabled()
    await page.locator('input[type=file]').setInputFiles(fileOf(planted[0]!))
    await expect(page.getByRole('button', { name: 'Check 1 row' })).toBeVisible()
  })

  test('whose answer is lost is looked for, and sent again with the same ids', async ({
    desk,
    page,
  }) => {
    await desk.signIn('controller')
    await chosen(page, desk.organizationId, fileOf(planted[0]!))
    await desk.fault({ operation: 'createCollectionInvoices', kind: 'drop-before', times: 1 })
    await sendImported(page, { rows: 1 })
    await page.getByRole('button', { name: 'Check status' }).click()
    await page.getByRole('button', { name: 'Resend with the same IDs' }).click()
    await expect(page.getByText('Accepted by the service')).toBeVisible()
    const { invoices } = await collectionOf(desk).ledger()
    await expect
      .poll(async () => (await collectionOf(desk).invoices('?InvoiceNumber=F-1')).length)
      .toBe(1)
    expect(new Set(invoices.map(({ invoiceId }) => invoiceId)).size).toBe(invoices.length)
  })
})

test.describe('a page that is loaded again while a file is handed over', () => {
  const row = (number: number) => `R-${number};10,00;NOK;01.02.2026;15.02.2026;Kari Nordmann`
  const earlier = (page: Page) => page.getByRole('region', { name: 'Sent earlier in this tab' })

  test('follows its batch from where it stands, keeps nothing of what was sent, and lets the person clear the list', async ({
    desk,
    page,
  }) => {
    const collection = collectionOf(desk)
    await collection.holdBatches()
    await desk.signIn('controller')
    await chosen(page, desk.organizationId, fileOf(row(1)))
    await sendImported(page, { rows: 1 })
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
    test.slow()
    const file = fileOf(...Array.from({ length: 101 }, (_, at) => row(at)))
    const before = (await collectionOf(desk).ledger()).invoices.length
    await desk.signIn('controller')
    await chosen(page, desk.organizationId, file)
    await desk.fault({ operation: 'createCollectionInvoices', kind: 'drop-before', times: 1 })
    await sendImported(page, { rows: 101 })
    await expect(page.getByText('0 submitted, 1 not sent.')).toBeVisible()

    await visit(page, page.url())
    await expect(earlier(page)).toContainText('1 invoice from that file was not added')
    await earlier(page).getByRole('button', { name: 'Check status' }).click()
    await earlier(page).getByRole('button', { name: 'Resend with the same IDs' }).click()
    await expect(earlier(page).getByText('Booked: 100 of 100.')).toBeVisible({ timeout: 25_000 })

    await page.locator('input[type=file]').setInputFiles(file)
    await sendImported(page, { rows: 101, sent: 1 })
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
    await sendImported(page, { rows: 1 })
    await expect(page.getByRole('button', { name: 'Check status' })).toBeVisible()
    await visit(page, page.url())
    await expect(earlier(page)).toContainText('Duedesk has no record of this batch')
  })
})

test('one invoice is typed, kept over a reload with its id, and handed over with the documented minimum', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const address = `${routes.newCollectionInvoices(desk.organizationId)}?way=one`
  await visit(page, address)
  const kept = page.waitForResponse((answer) =>
    answer.url().endsWith(routes.localWrite('keepDraft')),
  )
  await page.getByRole('textbox', { name: 'Amount' }).fill('99,50')
  const id = page.locator('[data-invoice-id]')
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

test('one invoice is filled in from its customer, and goes with a guarantor, a claim and a file', async ({
  desk,
  page,
}) => {
  const { customerNo } = await desk.as('controller').withCustomer({ name: 'Fjellheim Rør AS' })
  await visit(page, `${routes.newCollectionInvoices(desk.organizationId)}?way=one`)
  await page.getByRole('combobox', { name: 'Find a customer' }).fill('Fjellheim')
  await page.getByRole('option', { name: /Fjellheim Rør AS/ }).click()
  await expect(page.getByText('Debtor filled in from Fjellheim Rør AS.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Customer number' })).toHaveValue(customerNo)
  for (const [field, value] of [
    ['Amount', '1 250,50'],
    ['Currency', 'NOK'],
    ['Invoice number', 'G-1'],
    ['Invoice date', '01.02.2026'],
    ['Due date', '15.02.2026'],
  ] as const)
    await page.getByRole('textbox', { name: field, exact: true }).fill(value)
  await page.getByRole('button', { name: 'Add debtor' }).click()
  await page.getByRole('button', { name: 'Add claim' }).click()
  await page.getByRole('button', { name: 'Add invoice' }).click()
  await expect(page.getByText('Fix the marked fields first.')).toBeVisible()
  await expect(page.getByText('Type of claim 1 is missing.')).toBeVisible()

  const guarantor = page.getByRole('group', { name: 'Debtor 2' })
  await guarantor.getByRole('combobox', { name: 'Role' }).selectOption('Guarantor')
  await guarantor.getByRole('textbox', { name: 'Name' }).fill('Ola <b>Nordmann</b>')
  await page.getByRole('textbox', { name: 'Type of claim 1' }).fill('REMINDER_FEE')
  await page.getByRole('textbox', { name: 'Amount of claim 1' }).fill('70,00')
  const content = Buffer.alloc(90_000, 'x')
  await page.locator('input[type=file]').setInputFiles({
    name: 'invoice.pdf',
    mimeType: 'application/pdf',
    buffer: content,
  })
  await expect(page.getByText('invoice.pdf')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'too-large.pdf',
    mimeType: 'application/pdf',
    buffer: content,
  })
  await expect(page.getByText('would be larger than 150 kB together')).toBeVisible()
  await page.getByRole('button', { name: 'Add invoice' }).click()
  await expect(
    page.getByRole('heading', { name: 'Invoice submitted, not booked yet' }),
  ).toBeVisible()
  const { requests } = await desk.requests()
  const sent = requests.find(({ operation }) => operation === 'createCollectionInvoices')?.body
  expect(sent).toMatchObject({
    invoices: [
      {
        invoiceNumber: 'G-1',
        originalInvoiceAmount: 1250.5,
        debtors: [
          { role: 'PRIMARY_DEBTOR', name: 'Fjellheim Rør AS', customerNumber: customerNo },
          { role: 'GUARANTOR', name: 'Ola <b>Nordmann</b>' },
        ],
        claims: [{ type: 'REMINDER_FEE', amount: 70 }],
        attachments: [
          {
            filename: 'invoice.pdf',
            contentType: 'application/pdf',
            content: content.toString('base64'),
          },
        ],
      },
    ],
  })
})

inBothSizes((size) => {
  test(`the file, its review and the form are whole and readable (${size})`, async ({
    desk,
    page,
  }) => {
    test.slow()
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
    await expect(page.getByText('2 of 6 ready')).toBeVisible()
    await shot('run')
    await visit(page, `${routes.newCollectionInvoices(desk.organizationId)}?way=one`)
    await page.getByRole('button', { name: 'Add invoice' }).click()
    await expect(page.getByText('Amount is missing.')).toBeVisible()
    await shot('one')
  })
})
