import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { inDays } from '../support/days'
import { lookedInBothSizes } from '../support/screenshots'

const documents = (page: Page) => page.getByRole('grid', { name: 'Documents to send' })
const rowOf = (page: Page, name: string) =>
  documents(page).getByRole('row').filter({ hasText: name })

test('the invoices of a cause go out again: each shown with what speaks against it, and none twice', async ({
  desk,
  page,
}) => {
  await desk
    .as('lead')
    .withCustomer({ name: 'Anna Aas', emailAddressDocument: ['anna@post.example'] })
  await desk.withCustomer({ name: 'Bodil Berg', emailAddressDocument: ['bodil@post.example'] })
  const failed = {
    ...{ Status: 'Failed', InvoiceType: 'Invoice', RequestedChannel: 'E-mail' },
    ...{ ActualChannel: null, ChannelStatus: 'Rejected', DeliveryTime: null },
    // Of so much every line is its quantity times a price, so none has to be put otherwise.
    ...{ Amount: 5197.5, AmountExVat: 4158 },
    ...{ DueDate: inDays(45), LogTime: '2025-03-05T10:00:00', LogText: 'Mailbox full' },
  }
  await desk.addTransactions(
    { ...failed, InvoiceNumber: 'AGAIN-1', InvoiceeName: 'Anna Aas' },
    { ...failed, InvoiceNumber: 'AGAIN-2', InvoiceeName: 'Bodil Berg' },
    { ...failed, InvoiceNumber: 'AGAIN-3', InvoiceeName: 'Nobody Known' },
    { ...failed, InvoiceNumber: 'AGAIN-4', InvoiceeName: 'Anna Aas', InvoiceType: 'Reminder' },
    { ...failed, InvoiceNumber: 'CAME-IN', InvoiceeName: 'Anna Aas', DirectionCode: 2 },
  )
  await visit(page, routes.partnerFailures('from=2025-03-03&to=2025-03-09'))
  await page.getByRole('row').getByRole('button', { name: 'Mailbox full' }).click()
  await page.getByRole('link', { name: 'Send again' }).click()

  await expect(page.getByText('2 of 4 ticked to send')).toBeVisible()
  await expect(page.getByText('1 failure can’t be sent from here')).toBeVisible()
  await expect(rowOf(page, 'CAME-IN')).toHaveCount(0)
  await expect(rowOf(page, 'AGAIN-1')).toContainText('Ready')
  await expect(rowOf(page, 'AGAIN-1')).toContainText('anna@post.example')
  await expect(rowOf(page, 'AGAIN-3')).toContainText('No customer has this name')
  await expect(rowOf(page, 'AGAIN-4')).toContainText('There is no form for this')
  await lookedInBothSizes(page, 'send-cause-again')

  await page.getByRole('textbox', { name: 'Due date for all' }).fill('2020-01-01')
  await expect(rowOf(page, 'AGAIN-1')).toContainText('due date is before')
  await page.getByRole('textbox', { name: 'Due date for all' }).fill('31.11.2026')
  await expect(page.getByText('This isn’t a date')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send 2 documents' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('textbox', { name: 'Due date for all' }).fill('')
  await page.getByRole('button', { name: 'Send 2 documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send 2 invoices again?' })
  await dialog.getByRole('textbox').fill('2')
  await dialog.getByRole('button', { name: 'Send now' }).click()

  await expect(page.getByText('Everything is sent.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'AGAIN-2' })).toContainText(
    'Submitted, no result yet',
  )
  await expect(page.getByText('The service sends later what was submitted.')).toBeVisible()
  await lookedInBothSizes(page, 'sent-cause-again')
  const { requests } = await desk.requests()
  expect(requests.filter(({ operation }) => operation === 'sendB2cInvoice')).toHaveLength(2)

  await page.goBack()
  await expect(page.getByText('0 of 4 ticked to send')).toBeVisible()
  await expect(rowOf(page, 'AGAIN-1')).toContainText('Something was already sent in its place')
})

const invoice = (ID: string, seller: string) =>
  `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
    xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
    xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
    <b:ID>${ID}</b:ID><b:IssueDate>2026-11-20</b:IssueDate>
    <a:AccountingSupplierParty><a:Party><a:PartyLegalEntity>
      <b:RegistrationName>Seller</b:RegistrationName><b:CompanyID>${seller}</b:CompanyID>
    </a:PartyLegalEntity></a:Party></a:AccountingSupplierParty></Invoice>`

test('several files are read, checked and sent together; what cannot be read stays behind', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await visit(page, routes.send('to=file'))
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ])
  const file = (name: string, text: string) => ({
    ...{ name, mimeType: 'text/xml' },
    buffer: Buffer.from(text),
  })
  await chooser.setFiles([
    file('one.xml', invoice('MANY-1', '1')),
    file('copy.xml', invoice('MANY-1', '1')),
    file('two.xml', invoice('MANY-2', '2')),
    file('bomb.xml', '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>'),
  ])
  await expect(page.getByText('1 file can’t be read')).toBeVisible()
  await expect(rowOf(page, 'MANY-2')).toContainText('None of your companies')
  await page.getByLabel('Sent by').selectOption({ index: 1 })
  await expect(rowOf(page, 'MANY-2')).toContainText('another seller')
  await expect(rowOf(page, 'MANY-2')).toContainText('To check')
  await lookedInBothSizes(page, 'send-files')

  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check()
  await page.getByRole('button', { name: 'Send 2 documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send 2 documents?' })
  await expect(dialog).toContainText('2 of them are to be checked')
  await dialog.getByRole('textbox').fill('2')
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'MANY-2' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2 documents')
})

test('where not all failures could be read, none is said to be left', async ({ desk, page }) => {
  await desk.signIn('lead')
  await desk.partner({ summaryWithoutRows: true })
  await visit(page, routes.sendAgain('cause=silent'))
  await expect(page.getByText('Not all failures of this period could be read')).toBeVisible()
  await expect(page.getByText('Nothing to send again')).toHaveCount(0)
})
