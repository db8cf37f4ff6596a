import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { sandbox } from '../support/sandbox'
import { lookedInBothSizes } from '../support/screenshots'

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
  const collectionInvoice = {
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    invoiceNumber: number,
    ocrReferenceNumber: kid,
  }
  const rows = await collectionOf(desk).addInvoices(
    { ...collectionInvoice, debtors: [debtor('90001')] },
    { ...collectionInvoice, debtors: [debtor('90002')] },
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
  return { ReceiptId, collectionInvoiceIds: rows.map(({ invoiceId }) => invoiceId) }
}

const story = (page: Page) => page.getByRole('region', { name: 'Timeline' })
const claimRow = (page: Page, customer: string) =>
  story(page)
    .getByRole('listitem')
    .filter({ hasText: `Collection invoice ${number}, customer ${customer}` })
const verb = (page: Page, customer: string, name: string) =>
  claimRow(page, customer).getByRole('button', { name: new RegExp(`^${name}: Collection invoice`) })
const registered = (page: Page) => page.getByRole('button', { name: /Registered for collection/ })

test('an ambiguous reference is offered and linked by hand; another of the company sees who did, and takes it back', async ({
  desk,
  page,
}) => {
  const { ReceiptId } = await ambiguous(desk)
  const lead = desk.user('lead').userName
  await desk.signIn('lead')
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(claimRow(page, '90001')).toContainText('not linked: others have the same details')
  await expect(registered(page)).toHaveCount(0)

  await verb(page, '90001', 'Link').focus()
  await page.keyboard.press('Enter')
  await expect(claimRow(page, '90001')).toContainText(`linked by ${lead}`)
  await expect(registered(page)).toHaveCount(1)
  await expect(story(page).getByText(`linked manually by ${lead}`).first()).toBeVisible()
  await expect(claimRow(page, '90002')).toContainText('another one is linked')

  const other = await desk.otherBrowser()
  await desk.signIn('controller', other)
  const theirs = await other.newPage()
  await visit(theirs, routes.invoiceById(ReceiptId))
  await expect(claimRow(theirs, '90001')).toContainText(`linked by ${lead}`)
  await verb(theirs, '90001', 'Undo').click()
  await expect(claimRow(theirs, '90001')).toContainText('not linked: others have the same details')
  await expect(registered(theirs)).toHaveCount(0)

  await visit(page, routes.journal())
  const written = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(written('undid the manual link')).toContainText(desk.user('controller').userName)
  const linked = written('linked transaction')
  await expect(linked).toContainText(lead)
  await linked.getByRole('button', { expanded: false }).click()
  await expect(linked.getByRole('row', { name: /^Area / })).toContainText('claim')
})

test('what is not the same is set aside and comes back; what a rule links can be taken apart', async ({
  desk,
  page,
}) => {
  const { ReceiptId, collectionInvoiceIds } = await ambiguous(desk)
  const lead = desk.user('lead').userName
  await desk.signIn('lead')
  await visit(page, routes.invoiceById(ReceiptId))
  await verb(page, '90001', 'Dismiss').click()
  await page.getByText('1 dismissed', { exact: true }).click()
  await expect(claimRow(page, '90001')).toContainText(`dismissed by ${lead}`)
  await expect(verb(page, '90002', 'Link')).toBeVisible()
  await verb(page, '90001', 'Undo').click()
  await expect(verb(page, '90001', 'Link')).toBeVisible()

  const customer = story(page)
    .getByRole('listitem')
    .filter({ hasText: /^Customer / })
  await verb(page, '90001', 'Link').click()
  await expect(customer).toContainText('from the collection invoice')
  await customer.getByRole('button', { name: 'Unlink' }).click()
  await expect(customer).toContainText(`link removed by ${lead}`)
  await expect(page.getByText('Unknown', { exact: true }).first()).toBeVisible()
  await customer.getByRole('button', { name: 'Undo' }).click()
  await expect(customer).toContainText('from the collection invoice')

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
      .filter({ hasText: `Collection invoice with ID ${collectionInvoiceIds[0]}` }),
  ).toContainText(`not in the results; linked by ${lead}`)
})

test('offers, what is linked by hand and what is set aside are whole and readable', async ({
  desk,
  page,
}) => {
  const { ReceiptId } = await ambiguous(desk)
  await desk.signIn('lead')
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(verb(page, '90001', 'Link')).toBeVisible()
  await lookedInBothSizes(page, 'links-offered')
  await verb(page, '90001', 'Link').click()
  await verb(page, '90002', 'Dismiss').click()
  await page.getByText('1 dismissed', { exact: true }).click()
  await expect(verb(page, '90002', 'Undo')).toBeVisible()
  await lookedInBothSizes(page, 'links-by-hand')
})
