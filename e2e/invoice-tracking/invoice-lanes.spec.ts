import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, takesInput, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { retryUntil } from '../support/retry-until'
import { sandbox } from '../support/sandbox'
import { lookedInBothSizes } from '../support/screenshots'

const number = 'LANE-1'
const kid = '202610442000'
const bounced = 'Bounced: 550-5.1.1 The email account that you tried to reach does not exist.'
const person = 'Ragnhild Fjellstad'

/**
 * An invoice that was sent, and its claim in collection, which share everything that links them.
 */
async function collected(desk: Desk, plan: Record<string, unknown>, customerNumber = '90001') {
  const [row] = await collectionOf(desk).addInvoices({
    originalInvoiceAmount: 8647.34,
    currency: 'NOK',
    invoiceNumber: number,
    ocrReferenceNumber: kid,
    debtors: [{ role: 'PRIMARY_DEBTOR', type: 'PRIVATE', name: person, customerNumber }],
  })
  const { ReceiptId } = await sandbox<{ ReceiptId: string }>(
    `/sandbox/tenants/${desk.clientNo}/requests`,
    'POST',
    { InvoiceNumber: number, transaction: { InvoiceeName: person, KID: kid }, plan },
  )
  await desk.clock(60)
  return { ReceiptId, collectionInvoiceId: row!.invoiceId }
}

const sentence = (page: Page) => page.getByRole('heading', { level: 1 })
const head = (page: Page) => page.getByRole('main').locator('header').first()
const next = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: /^Next steps?/ })

test('an invoice that arrived, was withdrawn from collection and is not paid leaves something to do', async ({
  desk,
  page,
}) => {
  const { ReceiptId, collectionInvoiceId } = await collected(desk, { outcome: 'OK' })
  await collectionOf(desk).decide(collectionInvoiceId, 'withdraw')
  await desk.signIn('lead')
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(head(page)).toContainText('Withdrawn from collection with 8 647,34 NOK left.')
  await expect(next(page)).toContainText('Decide what happens to the rest')
  await expect(page.getByText('No action needed')).toHaveCount(0)
  await next(page)
    .getByRole('link', { name: `Open collection invoice ${number}` })
    .click()
  await expect(page).toHaveURL(routes.collectionInvoice(desk.organizationId, collectionInvoiceId))
})

test('in collection and never delivered is said first, and collection is paused before anything else', async ({
  desk,
  page,
}) => {
  const { ReceiptId } = await collected(desk, { outcome: 'Failed', LogText: bounced })
  await desk.signIn('lead')
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(head(page)).toContainText('In collection, but never delivered.')
  await expect(next(page).getByRole('listitem')).toContainText([
    'Pause collection: the customer never received the invoice.',
    'Fix the customer field.',
    'Mend what was wrong and send it again.',
  ])
})

test('an area that cannot be read is not known, and never makes an end of it', async ({
  desk,
  page,
}) => {
  const { ReceiptId } = await collected(desk, { outcome: 'OK' })
  await desk.fault({ operation: 'listCollectionInvoices', kind: 'status', status: 503, times: 20 })
  await desk.signIn('lead')
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(head(page)).toContainText('Collection not known.')
  await expect(next(page)).toContainText('Check debt collection: we don’t know whether it’s there.')
  await desk.clearFaults()
  await retryUntil(
    page.getByRole('region', { name: 'Timeline' }),
    head(page).filter({ hasText: 'In collection, 8 647,34 NOK left.' }),
  )
})

test('from why it failed to the customer mended and back takes three clicks, and the stored value stands beside the cause', async ({
  desk,
  page,
}) => {
  const { customerNo } = await desk
    .as('lead')
    .withCustomer({ name: person, emailAddressDocument: ['ragnhild@gone.example'] })
  const { ReceiptId } = await collected(desk, { outcome: 'Failed', LogText: bounced }, customerNo)
  await visit(page, routes.invoiceById(ReceiptId))
  await page.getByRole('link', { name: 'ragnhild@gone.example' }).click()

  const email = page.getByRole('textbox', { name: 'E-mail 1', exact: true })
  await expect(email).toBeFocused()
  await takesInput(page)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('ragnhild@gone.example')
  await page.keyboard.type('ragnhild@post.example')
  await expect(email).toHaveValue('ragnhild@post.example')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.locator('[data-page-foot]')).toContainText('Saved.')

  await page.goBack()
  await expect(sentence(page)).toHaveText('Not delivered: mailbox unknown')
  await expect(page.getByRole('link', { name: 'ragnhild@post.example' })).toBeVisible()
})

test('a wait says how long it is, and what is usual once enough was delivered to know', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const at = (minutes: number) =>
    new Date(Date.now() - 86_400_000 + minutes * 60_000).toISOString().slice(0, 19)
  const deliver = (minutes: number) => ({
    Status: 'OK',
    RequestedChannel: 'Pigeon',
    InvoiceType: 'Invoice',
    LogTime: at(0),
    DeliveryTime: at(minutes),
  })
  const [waits] = await desk.addTransactions({
    InvoiceNumber: 'WAITS-1',
    ActualChannel: null,
    Status: 'Pending',
    ChannelStatus: 'Queued',
    RequestedChannel: 'Pigeon',
    InvoiceType: 'Invoice',
    DeliveryTime: null,
    LogTime: new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString().slice(0, 19),
  })
  await visit(page, routes.invoiceById(`R-${waits!.TransactionRid}`))
  await expect(next(page)).toContainText('Waiting for 3 h.')
  await expect(next(page)).not.toContainText('sual')

  await desk.addTransactions(...Array.from({ length: 20 }, (_, index) => deliver(index + 1)))
  await reload(page)
  await expect(next(page)).toContainText(
    'Longer than usual: Pigeon takes 10 min as a rule, and seldom more than 19 min (20 deliveries of type Invoice in 30 days).',
  )

  await next(page).getByRole('link', { name: 'Delivery times' }).click()
  const times = page.getByRole('row').filter({ hasText: 'Pigeon' })
  await expect(times).toContainText('10 min')
  await lookedInBothSizes(page, 'delivery-times')
  await times.getByRole('link').click()
  await expect(page.getByRole('row').filter({ hasText: 'WAITS-1' })).toHaveCount(1)
})

test('all three areas of an invoice are whole and readable', async ({ desk, page }) => {
  const { ReceiptId } = await collected(desk, { outcome: 'Failed', LogText: bounced })
  await desk.signIn('lead')
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(head(page)).toContainText('In collection, but never delivered.')
  await lookedInBothSizes(page, 'where-collected')
})
