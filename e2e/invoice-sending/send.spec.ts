import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, reload, takesInput, test, visit } from '../fixtures'
import { inDays } from '../support/days'
import { expectAccessible } from '../support/page-checks'
import { lookedInBothSizes } from '../support/screenshots'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function fillInvoice(page: Page, company: number, number: string) {
  const recipient = page.getByRole('region', { name: 'Recipient' })
  await recipient.getByLabel('Name', { exact: true }).fill('Havna Borettslag')
  await recipient.getByLabel('Organization number').fill('991825827')
  await recipient.getByLabel('Address line 1').fill('Storgata 7')
  await recipient.getByLabel('Postal code').fill('0184')
  await recipient.getByLabel('City').fill('Oslo')
  await field(page, 'Invoice number').fill(number)
  await field(page, 'Due date').fill(inDays(45))
  await field(page, 'Buyer reference').fill('Ref 7')
  await field(page, 'Text').fill('Electricity')
  await field(page, 'Quantity').fill('3')
  await field(page, 'Price').fill('33,35')
  await page.getByLabel('Company').selectOption(String(company))
}

async function fillPerson(page: Page, company: number) {
  const recipient = page.getByRole('region', { name: 'Recipient' })
  await recipient.getByLabel('Name', { exact: true }).fill('Solveig Tveit')
  await recipient.getByLabel('Mobile').fill('+4791234567')
  await recipient.getByLabel('Address line 1').fill('Storgata 7')
  await recipient.getByLabel('Address line 3').fill('Oppgang B')
  await recipient.getByLabel('Postal code').fill('0184')
  await recipient.getByLabel('City').fill('Oslo')
  await field(page, 'Invoice number').fill('SEND-2')
  await field(page, 'Due date').fill(inDays(45))
  await field(page, 'Text').fill('Rent')
  await field(page, 'Price').fill('100')
  await page.getByLabel('Company').selectOption(String(company))
}

async function chooseFile(page: Page, name: string, text: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Choose (files|another file)$/ }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })
}

const sends = async (page: Page) => {
  // What the rules say is a moment behind what is typed.
  await takesInput(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const although = dialog.getByRole('checkbox')
  const now = dialog.getByRole('button', { name: 'Send now' })
  await expect(now).toBeVisible()
  if ((await although.count()) > 0) await although.check()
  await now.click()
}

test('an invoice is typed, added up, checked, kept as a draft and sent once', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await visit(page, routes.send())
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'marked fields' })).toBeVisible()
  const recipient = page.getByRole('region', { name: 'Recipient' })
  await expect(recipient.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(field(page, 'Price')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Quantity')).not.toHaveAttribute('aria-invalid')

  await fillInvoice(page, desk.companyId, 'SEND-1')
  const aside = page.getByRole('complementary', { name: 'What it comes to' })
  await expect(aside).toContainText('125,06 NOK')
  await field(page, 'Expected total').fill('125,07')
  await expect(page.getByText('The lines add up to 125,06, not to this.')).toBeVisible()
  await field(page, 'Expected total').fill('125,06')
  await expect(aside).toContainText('Nothing to fix in the fields.')
  await expect(aside).toContainText(/None of these \d+ rules is broken|rules/)
  await lookedInBothSizes(page, 'send-business')

  await reload(page)
  await expect(field(page, 'Invoice number')).toHaveValue('SEND-1')
  await sends(page)
  await expect(page.getByText('Submitted, not delivered yet')).toBeVisible()
  await page.getByRole('link', { name: 'Open invoice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/queue|ent|Delivered/)
  const { requests } = await desk.requests()
  expect(requests.filter(({ operation }) => operation === 'sendB2bInvoice')).toHaveLength(1)
})

test('a lost answer is looked up by the identifier before anything can go out again', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await visit(page, routes.send('to=person'))
  await desk.fault({ operation: 'sendB2cInvoice', kind: 'drop-after', times: 1 })
  await desk.fault({ operation: 'getInvoiceStatus', kind: 'status', status: 503, times: 50 })
  await fillPerson(page, desk.companyId)
  await sends(page)
  await expect(page.getByText('Check the status first.', { exact: false })).toBeVisible()
  await desk.clearFaults()
  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(page.getByText(/Confirmed: .* has it/)).toBeVisible()
  const { requests } = await desk.requests()
  expect(requests.filter(({ operation }) => operation === 'sendB2cInvoice')).toHaveLength(1)
})

test('a file is read, judged and shown with what cannot be carried; what is none is refused', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await visit(page, routes.send('to=file'))
  await chooseFile(page, 'bomb.xml', '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>')
  await expect(page.getByText('The file can’t be read as an invoice')).toBeVisible()
  await chooseFile(
    page,
    'invoice.xml',
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
      xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
      <b:ID>FILE-1</b:ID><b:IssueDate>2026-11-20</b:IssueDate><b:Colour>red</b:Colour></Invoice>`,
  )
  await expect(page.getByText('FILE-1')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Not carried over' })).toContainText('Colour')
  await expect(page.getByRole('region', { name: 'Rules of the network' })).toContainText('BR-')
  await lookedInBothSizes(page, 'send-file')
})

test('a number that the form sent goes out from a file only once a person says that they know', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await visit(page, routes.send())
  await fillInvoice(page, desk.companyId, 'TWICE-1')
  await sends(page)
  await expect(page.getByText('Submitted, not delivered yet')).toBeVisible()

  await visit(page, routes.send('to=file'))
  await chooseFile(
    page,
    'twice.xml',
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
      xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
      <b:ID>TWICE-1</b:ID><b:IssueDate>2026-11-20</b:IssueDate></Invoice>`,
  )
  await page.getByLabel('Company').selectOption(String(desk.companyId))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Sent before under this number')
  const earlier = dialog.getByRole('link', { name: 'Open in Activity' })
  await expect(earlier).toHaveAttribute('href', /^\/journal\?line=/)
  await expect(earlier).toHaveAttribute('target', '_blank')
  const now = dialog.getByRole('button', { name: 'Send now' })
  await dialog.getByRole('checkbox', { name: 'I know. Send it anyway.' }).check()
  await expect(now).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('checkbox', { name: 'I’ve checked what was sent before' }).check()
  await expect(now).not.toHaveAttribute('aria-disabled')
  const { requests } = await desk.requests()
  expect(requests.filter(({ operation }) => operation === 'sendB2bInvoice')).toHaveLength(1)
})

test('a failed invoice is sent again from its page, untouched, and both pages tell of it', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const [failed] = await desk.addTransactions({
    ...{
      Status: 'Failed',
      InvoiceType: 'Invoice',
      RequestedChannel: 'E-mail',
      ActualChannel: null,
    },
    ...{ InvoiceNumber: 'AGAIN-1', InvoiceeName: 'Solveig Tveit', DueDate: inDays(45) },
    ...{ ChannelStatus: 'Rejected', DeliveryTime: null },
    LogText: '550 5.1.1 Recipient address rejected: User unknown',
  })
  await visit(page, routes.invoiceById(`R-${failed!.TransactionRid}`))
  await page.getByRole('link', { name: 'Send again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send again in place of AGAIN-1')
  await expect(field(page, 'Invoice number')).toHaveValue('AGAIN-1')
  const aside = page.getByRole('complementary', { name: 'What it comes to' })
  await expect(aside).toContainText('Nothing to fix in the fields.')
  await expect(page.getByLabel('Company')).toBeDisabled()
  await lookedInBothSizes(page, 'send-again')

  await sends(page)
  await expect(page.getByText('Submitted, not delivered yet')).toBeVisible()
  await page.getByRole('link', { name: 'Open invoice' }).click()
  await page.getByRole('link', { name: 'Open the failed one' }).click()
  await expect(page.getByText(/Sent again by/)).toBeVisible()
  const failedPage = page.url()
  await visit(page, routes.partnerFailures())
  await page.getByRole('button', { name: 'Mailbox unknown' }).click()
  await expect(page.getByText('Sent again: 1 on its way')).toBeVisible()
  await visit(page, failedPage)

  await page.getByRole('link', { name: 'Send again' }).click()
  await expect(
    page.getByText('Something was already sent in place', { exact: false }),
  ).toBeVisible()
  await sends(page)
  await expect(page.getByText('Nothing was sent now.', { exact: false })).toBeVisible()
  const { requests } = await desk.requests()
  expect(requests.filter(({ operation }) => operation === 'sendB2cInvoice')).toHaveLength(1)
})

test('another customer leaves nothing of the one before, and a draft can be left for a new one', async ({
  desk,
  page,
}) => {
  await desk
    .as('lead')
    .withCustomer({ name: 'Anna Aas', emailAddressDocument: ['anna@post.example'] })
  await desk.withCustomer({ name: 'Bodil Berg', emailAddressDocument: [], addressLine2: '' })
  await visit(page, routes.send('to=person'))
  const recipient = page.getByRole('region', { name: 'Recipient' })
  const choose = async (name: string) => {
    const box = page.getByRole('combobox', { name: 'Find a customer' })
    await box.fill(name)
    const option = page.getByRole('option', { name: new RegExp(name) })
    await expect(option).toHaveCount(1)
    await box.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await box.press('Enter')
    await expect(option).toHaveCount(0)
    await expect(recipient.getByLabel('Name', { exact: true })).toHaveValue(/./)
  }
  await choose('Anna Aas')
  await expect(recipient.getByLabel('E-mail')).toHaveValue('anna@post.example')
  await recipient.getByLabel('Identity number').fill('01010112345')
  await choose('Bodil Berg')
  await expect(recipient.getByLabel('E-mail')).toHaveValue('')
  await expect(recipient.getByLabel('Identity number')).toHaveValue('')
  await field(page, 'Invoice number').fill('DRAFT-1')
  page.on('dialog', (asked) => void asked.accept())
  await page.getByRole('link', { name: 'Letter' }).click()
  await expect(page.getByRole('button', { name: 'Send letter' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'To a private person' }).click()
  await expect(field(page, 'Invoice number')).toHaveValue('DRAFT-1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard and start over' }).click()
  await expect(field(page, 'Invoice number')).toHaveValue('')
})

test('support has no way to send', async ({ desk, page }) => {
  await desk.signIn('support')
  await visit(page, routes.home())
  await expect(page.getByRole('link', { name: 'Send invoice' })).toHaveCount(0)
  await visit(page, routes.send())
  await expect(page.getByText('You don’t have access to this')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})
