import type { Locator, Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, takesInput, test, visit } from '../fixtures'
import { createDocumentElsewhere } from '../support/ledger'
import { owingCustomer } from '../support/owing-customer'
import { looked, lookedInBothSizes } from '../support/screenshots'

const heads = 'Type;Customer;Number;Date;Due date;Currency;Net;VAT;Total'
const row = (number: string, customer: string, amounts = '1.000,10;250,02;1.250,12') =>
  `Faktura;${customer};${number};26.11.2026;31.12.2026;NOK;${amounts}`

async function choose(page: Page, desk: Desk, ...rows: string[]) {
  await visit(page, routes.documentImport(desk.clientNo))
  await takesInput(page)
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'november.csv', mimeType: 'text/csv' },
    buffer: Buffer.from([heads, ...rows].join('\r\n')),
  })
}

const standings = (page: Page) =>
  page.getByRole('table', { name: 'Rows as they will be sent' }).locator('tbody tr td:nth-child(2)')
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })

async function createAll(page: Page, count: number) {
  const name = `Create ${count} ${count === 1 ? 'document' : 'documents'}`
  await button(page, name).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox', { name: 'Type the number to confirm' }).fill(String(count))
  await button(question, name).click()
}

const countBatches = async (desk: Desk) => (await desk.requests()).counts.createDocuments ?? 0

test('a file says what becomes of each row, asks the service, and creates what was approved as one batch', async ({
  desk,
  page,
}) => {
  const { customerNo } = await owingCustomer(desk)
  await desk.signIn('lead')
  await visit(page, routes.documents(desk.clientNo))
  await page.getByRole('link', { name: 'From file' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Create documents from file' }),
  ).toBeVisible()
  await looked(page, 'documents-file-start')
  await choose(
    page,
    desk,
    row('D-1', customerNo),
    row('D-2', customerNo, '1.000,10;;1.250,12'),
    row('D-1', customerNo),
    row('W-1', customerNo),
    row('D-3', 'nobody'),
    row('D-4', customerNo, '1.000,10;250,02;1.250,13'),
  )
  await expect(standings(page)).toHaveText([
    ...['Ready', 'Ready', 'Stays behind', 'Ready', 'Ready', 'Blocked'],
  ])
  await expect(page.getByRole('complementary')).toContainText('isn’t excl. VAT + VAT.')
  await lookedInBothSizes(page, 'documents-file-columns')
  await button(page, 'Check 4 rows').click()
  await expect(standings(page)).toHaveText([
    ...['Ready', 'Ready', 'Stays behind', 'Stays behind', 'Needs an answer', 'Blocked'],
  ])
  await expect(page.getByRole('complementary')).toContainText(
    'wasn’t found, so the service may refuse the document.',
  )
  await lookedInBothSizes(page, 'documents-file-checked')

  await button(page, 'Create 2 documents').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('2 500,24')
  await expect(question).toContainText('Booked on 1 customer.')
  await expect(question).toContainText('4 rows stay behind.')
  await looked(page, 'documents-file-question')
  await question.getByRole('textbox', { name: 'Type the number to confirm' }).fill('2')
  await button(question, 'Create 2 documents').click()
  await expect(page.getByText('Accepted by the service')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Batch 1 of 1' })).toContainText(
    '2 documents',
  )
  await lookedInBothSizes(page, 'documents-file-sent')
  expect(await countBatches(desk)).toBe(1)

  await page.getByRole('link', { name: /^Batch / }).click()
  await expect(page.getByRole('link', { name: 'Document D-1' })).toBeVisible()
  await lookedInBothSizes(page, 'documents-file-batch')
  await visit(page, routes.ledgerDocument(desk.clientNo, 'D-2'))
  await expect(page.getByRole('complementary', { name: 'D-2' })).toContainText('1 250,12')
})

test('a number that was taken meanwhile keeps its batch back, until it is left out', async ({
  desk,
  page,
}) => {
  const { customerNo } = await owingCustomer(desk)
  await desk.signIn('lead')
  await choose(page, desk, row('D-1', customerNo), row('D-2', customerNo))
  await button(page, 'Check 2 rows').click()
  await expect(button(page, 'Create 2 documents')).toBeVisible()
  await createDocumentElsewhere(desk, { customerNo, documentNo: 'D-2' })
  await createAll(page, 2)
  await expect(page.getByText('1 number is in use. Nothing of this batch was sent.')).toBeVisible()
  await expect(page.getByText('In use: D-2')).toBeVisible()
  await lookedInBothSizes(page, 'documents-file-taken')
  expect(await countBatches(desk)).toBe(0)
  await button(page, 'Create the other document').click()
  await expect(page.getByText('Accepted by the service')).toBeVisible()
  expect(await countBatches(desk)).toBe(1)
})

test('a batch whose answer is lost is looked for, and not sent again', async ({ desk, page }) => {
  const { customerNo } = await owingCustomer(desk)
  await desk.signIn('lead')
  await choose(page, desk, row('D-1', customerNo), row('D-2', customerNo))
  await button(page, 'Check 2 rows').click()
  await expect(button(page, 'Create 2 documents')).toBeVisible()
  await desk.fault({ operation: 'createDocuments', kind: 'drop-after' })
  await createAll(page, 2)
  await expect(page.getByText('The documents may be booked.')).toBeVisible()
  await lookedInBothSizes(page, 'documents-file-unknown')
  const look = button(page, 'Check status')
  await expect(async () => {
    if (await look.isVisible()) await look.click({ timeout: 1_000 })
    await expect(page.getByText('Confirmed: the service has it')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  expect(await countBatches(desk)).toBe(1)
})

test('what was sent is there again after the page was loaded again', async ({ desk, page }) => {
  const { customerNo } = await owingCustomer(desk)
  await desk.signIn('lead')
  await choose(page, desk, row('D-1', customerNo))
  await button(page, 'Check 1 row').click()
  await createAll(page, 1)
  await expect(page.getByText('Accepted by the service')).toBeVisible()
  await button(page, 'Choose another file').click()
  await expect(button(page, 'Choose file')).toBeVisible()
  await choose(page, desk, row('D-2', customerNo))
  await button(page, 'Check 1 row').click()
  await createAll(page, 1)
  await expect(page.getByText('Accepted by the service')).toBeVisible()
  await reload(page)
  const earlier = page.getByRole('region', { name: 'Sent earlier in this tab' })
  await expect(earlier).toContainText('1 new document')
  await button(earlier, 'Clear list').click()
  await expect(earlier).toBeHidden()
})

test('who may not create documents is told so', async ({ desk, page }) => {
  await desk.signIn('support')
  await page.goto(routes.documentImport(desk.clientNo))
  await expect(page.getByRole('main')).toContainText('You don’t have access to this')
})
