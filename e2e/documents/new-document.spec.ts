import type { Locator, Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, takesInput, test, visit } from '../fixtures'
import { owingCustomer, owingName } from '../support/owing-customer'
import { looked, lookedInBothSizes } from '../support/screenshots'

const dialog = (page: Page) => page.getByRole('dialog')
const create = (page: Page | Locator) => page.getByRole('button', { name: 'Create document' })
/** A field by its label, behind which the currency stands where it is an amount. */
const field = (page: Page, name: string) =>
  page
    .getByRole('textbox', { name, exact: true })
    .or(page.getByRole('textbox', { name: `${name} NOK`, exact: true }))

async function openForm(desk: Desk, page: Page) {
  const { clientNo, customerNo } = await owingCustomer(desk)
  await desk.signIn('lead')
  await visit(page, routes.customerInvoices(clientNo, customerNo))
  await page.getByRole('link', { name: 'New document' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New document' })).toBeVisible()
  await takesInput(page)
  return { clientNo, customerNo }
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

const good = {
  'Document number': 'D-1',
  Currency: 'nok',
  'Excl. VAT': '1 000,10',
  VAT: '250,02',
  Total: '1 250,12',
}

test('a document is begun at its customer, mended where it doesn’t add up, asked about once more, and booked once', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await openForm(desk, page)
  await expect(field(page, 'Customer number')).toHaveValue(customerNo)
  await fill(page, { ...good, Total: '1 250,13', 'Due date': '2020-01-01', KID: '1234' })
  await expect(page.getByText('The document says 0,01 NOK more than this')).toBeVisible()
  await create(page).click()
  await expect(page.getByText('1 field to fix: Due date')).toBeVisible()
  await expect(page.getByText('The amounts don’t add up')).toBeVisible()
  await expect(page.getByText('Before the date of the document')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await lookedInBothSizes(page, 'new-document-wrong')

  await fill(page, { Total: '1 250,12', 'Due date': '', KID: '' })
  await page.getByRole('button', { name: 'Add line' }).click()
  await fill(page, {
    'Text, line 1': 'Delivery',
    'Article number, line 1': 'A-7',
    'Quantity, line 1': '4',
    'Unit, line 1': 'h',
    'Price, line 1': '250,025',
    'VAT, line 1': '250,01',
  })
  await expect(page.getByText('Left blank, it is 4 × 250,025 = 1 000,10.')).toBeVisible()
  await expect(page.getByText('The document says 0,01 NOK more than this')).toHaveCount(2)
  await fill(page, { 'VAT, line 1': '250,02' })
  await expect(page.getByText('Adds up')).toHaveCount(4)
  await lookedInBothSizes(page, 'new-document-line')
  await create(page).click()
  await expect(dialog(page)).toContainText('Create document D-1?')
  await expect(dialog(page)).toContainText('1 250,12 NOK')
  await expect(dialog(page)).toContainText(`${owingName}, ${customerNo}`)
  await looked(page, 'new-document-confirm')
  await create(dialog(page)).click()
  await expect(page.getByRole('heading', { name: 'Invoice D-1 created' })).toBeVisible()
  await looked(page, 'new-document-done')
  expect((await desk.requests()).counts.createDocument).toBe(1)

  await page.getByRole('link', { name: 'Open document' }).click()
  await expect(page).toHaveURL(routes.ledgerDocument(clientNo, 'D-1'))
  const pane = page.getByRole('complementary', { name: 'D-1' })
  await expect(pane).toContainText('Delivery')
  await expect(pane).toContainText('Article A-7, 4 h × 250,025')
})

test('a number that is in use is told with whose it is, and nothing is sent', async ({
  desk,
  page,
}) => {
  await openForm(desk, page)
  await fill(page, { ...good, 'Document number': 'W-1' })
  await create(page).click()
  await create(dialog(page)).click()
  await expect(page.getByRole('heading', { name: 'Number W-1 is in use' })).toBeVisible()
  await expect(page.getByText('Invoice, customer 9001: 1 000,50 NOK')).toBeVisible()
  await lookedInBothSizes(page, 'new-document-in-use')
  expect((await desk.requests()).counts.createDocument ?? 0).toBe(0)
})

test('a document whose answer is lost is found by its number, and not sent again', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await openForm(desk, page)
  await fill(page, good)
  await create(page).click()
  await desk.fault({ operation: 'createDocument', kind: 'drop-after' })
  await create(dialog(page)).click()
  await expect(page.getByRole('heading', { name: 'Invoice D-1 created' })).toBeVisible()
  expect((await desk.requests()).counts.createDocument).toBe(1)

  await page.getByRole('button', { name: 'New document' }).click()
  await expect(field(page, 'Document number')).toHaveValue('')
  await visit(page, routes.newDocument(clientNo, customerNo))
  await expect(field(page, 'Document number')).toHaveValue('')
})

test('one that never arrived stays unconfirmed: it is looked for, and not sent a second time', async ({
  desk,
  page,
}) => {
  const { clientNo } = await openForm(desk, page)
  await fill(page, good)
  await create(page).click()
  await desk.fault({ operation: 'createDocument', kind: 'drop-before' })
  await create(dialog(page)).click()
  await expect(page.getByText('The document may be booked.')).toBeVisible()
  await expect(field(page, 'Total')).toBeDisabled()
  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(page.getByText('Still not confirmed.')).toBeVisible()
  await lookedInBothSizes(page, 'new-document-unknown')

  await visit(page, routes.newDocument(clientNo))
  await takesInput(page)
  await fill(page, { ...good, 'Customer number': '10001' })
  await create(page).click()
  await create(dialog(page)).click()
  await expect(page.getByText('An earlier document with this number isn’t confirmed')).toBeVisible()
  expect((await desk.requests()).counts.createDocument).toBe(1)
  page.on('dialog', (asked) => void asked.accept())
  await page.getByRole('link', { name: 'Open in Activity' }).click()
  await expect(page.getByRole('link', { name: 'document D-1' })).toBeVisible()
})

test('what was typed is there again after the page was left', async ({ desk, page }) => {
  const { clientNo, customerNo } = await openForm(desk, page)
  await fill(page, { ...good, Message: '<b>Thanks</b> for ordering' })
  page.on('dialog', (asked) => void asked.accept())
  await visit(page, routes.documents(clientNo))
  await visit(page, routes.newDocument(clientNo, customerNo))
  await expect(field(page, 'Document number')).toHaveValue('D-1')
  await expect(field(page, 'Message')).toHaveValue('<b>Thanks</b> for ordering')
})

test('who may not create documents is told so', async ({ desk, page }) => {
  await desk.signIn('support')
  await page.goto(routes.newDocument(desk.clientNo))
  await expect(page.getByRole('main')).toContainText('You don’t have access to this')
  await expect(create(page)).toBeHidden()
  await looked(page, 'new-document-forbidden')
})
