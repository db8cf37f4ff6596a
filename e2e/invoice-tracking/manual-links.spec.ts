import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { sandbox } from '../support/sandbox'
import { looked } from '../support/screenshots'
import { inBothSizes } from '../support/window-sizes'

const number = 'JOIN-1'
const kid = '202610442000'

/**
 * An invoice that was sent, and two of its number in collection that share its payment reference.
 */
async function ambiguous(desk: Desk) {
  const debtor = (customerNumber: string) => ({
    role: 'PRIMARY_DEBTOR',
    type: 'PRIVATE',
    name: 'Ragnhild Fjellstad',
    customerNumber,
  })
  const claim = {
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    invoiceNumber: number,
    ocrReferenceNumber: kid,
  }
  const rows = await collectionOf(desk).addInvoices(
    { ...claim, debtors: [debtor('90001')] },
    { ...claim, debtors: [debtor('90002')] },
  )
  const { ReceiptId } = await sandbox<{ ReceiptId: string }>(
    `/sandbox/tenants/${desk.clientNo}/requests`,
    'POST',
    {
      InvoiceNumber: number,
      transaction: { InvoiceeName: 'Ragnhild Fjellstad', KID: kid },
      plan: {},
    },
  )
  await desk.clock(60)
  return { ReceiptId, claimIds: rows.map(({ invoiceId }) => invoiceId) }
}

const story = (page: Page) => page.getByRole('region', { name: 'Timeline' })
const claimRow = (page: Page, customer: string) =>
  story(page)
    .getByRole('listitem')
    .filter({ hasText: `Collection invoice ${number}, customer ${customer}` })
const verb = (page: Page, customer: string, name: string) =>
  claimRow(page, customer).getByRole('button', { name: `${name}: Collection invoice` })
const registered = (page: Page) => page.getByRole('button', { name: /Registered for collection/ })

test('an ambiguous reference is offered and joined by hand; another of the company sees who did, and takes it back', async ({
  desk,
  page,
}) => {
  const { ReceiptId } = await ambiguous(desk)
  const lead = desk.user('lead').userName
  await desk.signIn('lead')
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(claimRow(page, '90001')).toContainText('It shares with another what would join it.')
  await expect(registered(page)).toHaveCount(0)

  await verb(page, '90001', 'This is it').focus()
  await page.keyboard.press('Enter')
  await expect(claimRow(page, '90001')).toContainText(`joined by ${lead}`)
  await expect(registered(page)).toHaveCount(1)
  await expect(story(page).getByText(`joined by hand by ${lead}`).first()).toBeVisible()
  await expect(claimRow(page, '90002')).toContainText('Another is joined.')

  const other = await desk.otherBrowser()
  await desk.signIn('controller', other)
  const theirs = await other.newPage()
  await visit(theirs, routes.invoiceById(ReceiptId))
  await expect(claimRow(theirs, '90001')).toContainText(`joined by ${lead}`)
  await verb(theirs, '90001', 'Take back').click()
  await expect(claimRow(theirs, '90001')).toContainText(
    'It shares with another what would join it.',
  )
  await expect(registered(theirs)).toHaveCount(0)

  await visit(page, routes.journal())
  const written = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(written('Manual invoice link undone')).toContainText(
    `by ${desk.user('controller').userName}`,
  )
  await expect(written('Invoice linked manually')).toContainText(`by ${lead}`)
  await expect(written('Invoice linked manually')).toContainText('Area: claim')
})

test('what is not the same is set aside and comes back; what a rule joins can be taken apart', async ({
  desk,
  page,
}) => {
  const { ReceiptId, claimIds } = await ambiguous(desk)
  const lead = desk.user('lead').userName
  await desk.signIn('lead')
  await visit(page, routes.invoiceById(ReceiptId))
  await verb(page, '90001', 'Not this one').click()
  await page.getByText('1 set aside', { exact: true }).click()
  await expect(claimRow(page, '90001')).toContainText(`set aside by ${lead}`)
  await expect(verb(page, '90002', 'This is it')).toBeVisible()
  await verb(page, '90001', 'Take back').click()
  await expect(verb(page, '90001', 'This is it')).toBeVisible()

  const customer = story(page)
    .getByRole('listitem')
    .filter({ hasText: /^Customer / })
  await verb(page, '90001', 'This is it').click()
  await expect(customer).toContainText('as collection names it')
  await customer.getByRole('button', { name: 'Not the same' }).click()
  await expect(customer).toContainText(`taken apart by ${lead}`)
  await expect(page.getByText('not known', { exact: true }).first()).toBeVisible()
  await customer.getByRole('button', { name: 'Take back' }).click()
  await expect(customer).toContainText('as collection names it')

  await desk.fault({
    operation: 'listCollectionInvoices',
    kind: 'status',
    status: 200,
    body: { summary: {}, data: [] },
    times: 20,
  })
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(
    story(page)
      .getByRole('listitem')
      .filter({ hasText: `Collection invoice with the id ${claimIds[0]}` }),
  ).toContainText(`not among what was read; joined by ${lead}`)
})

inBothSizes((size) => {
  test(`offers, what is joined by hand and what is set aside are whole and readable (${size})`, async ({
    desk,
    page,
  }) => {
    const { ReceiptId } = await ambiguous(desk)
    await desk.signIn('lead')
    await visit(page, routes.invoiceById(ReceiptId))
    await expect(verb(page, '90001', 'This is it')).toBeVisible()
    await looked(page, `joins-offered-${size}`)
    await verb(page, '90001', 'This is it').click()
    await verb(page, '90002', 'Not this one').click()
    await page.getByText('1 set aside', { exact: true }).click()
    await expect(verb(page, '90002', 'Take back')).toBeVisible()
    await looked(page, `joins-by-hand-${size}`)
  })
})
