import { routes } from '@/lib/shared/routes'
import { expect, readsRest, reload, takesInput, test, visit } from '../fixtures'
import { field, saveButton } from '../support/customer-page'
import { expectUnharmed, hostileTexts } from '../support/hostile-texts'
import { expectAccessible } from '../support/page-checks'
import { sandbox } from '../support/sandbox'
import { looked, lookedInBothSizes } from '../support/screenshots'

test('one odd record of a list is marked and shown as received, and the others stand', async ({
  desk,
  page,
}) => {
  await desk.as('controller').withCustomer({ name: 'Zz Even' })
  await desk.withCustomer({ name: 'Zz Odd', ssn: '01019030071' })
  await desk.shapes({
    oddRecord: { listCustomers: { at: 1, fields: { dueDays: '14', language: 7 } } },
  })
  await visit(page, `${routes.customers(desk.clientNo)}?q=zz`)
  await expect(page.getByRole('link', { name: 'Zz Even' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Zz Odd' })).toContainText(
    /can’t be read in full: (language, dueDays|dueDays, language)/,
  )
  await expect(page.getByRole('row').filter({ hasText: 'Zz Even' })).not.toContainText(
    'can’t be read',
  )
  const note = page.getByRole('status').filter({ hasText: 'This record can’t be read in full.' })
  await note.getByText('Show as received').click()
  await expect(note).toContainText('"dueDays":"14"')
  await expect(note).not.toContainText('01019030071')
  await expect(page.getByText('Unknown: $unread')).toHaveCount(0)
})

test('a list in another wrapper is read, and one that is not there is not offered', async ({
  desk,
  page,
}) => {
  await desk.as('controller').withCustomer({ name: 'Zz Wrapped' })
  await desk.shapes({ wrapLists: { listCustomers: 'Items' } })
  await visit(page, `${routes.customers(desk.clientNo)}?q=zz`)
  await expect(page.getByRole('link', { name: 'Zz Wrapped' })).toBeVisible()

  await desk.shapes({ notOffered: { listCustomers: 404 } })
  await reload(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Not offered by the service' }),
  ).toBeVisible()
  await expect(page.getByText('Nothing found under this number')).toHaveCount(0)
})

test('the reason of a refusal stands at its field, above the form and in the journal, whatever its shape', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk.as('controller').withCustomer()
  await visit(page, routes.customer(clientNo, customerNo))
  await field(page, 'Phone').fill('+4722334455')
  const errors = { 'Customer.PhoneNo': ['is blocked by the network'], Season: ['is over'] }
  await desk.fault({
    operation: 'updateCustomer',
    kind: 'status',
    status: 422,
    body: { title: 'Validation failed.', status: 422, errors },
  })
  await saveButton(page).click()
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/is blocked by the network/)
  await expect(page.getByRole('alert').filter({ hasText: 'Season: is over' })).toBeVisible()

  await visit(page, routes.customerJournal(clientNo, customerNo))
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Refused' }).first()
  await entry.getByRole('button', { expanded: false }).click()
  await expect(entry).toContainText('Season: is over')
})

test('a customer whose number holds a slash, a blank and a percent sign is opened and saved under that number', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const customerNo = 'Å/12 100%'
  const { customerNo: other } = await desk.withCustomer({ name: 'Zz Slash' })
  const raw = await desk.storedCustomer(other)
  await sandbox(
    `/sandbox/tenants/${desk.clientNo}/customers/${encodeURIComponent(customerNo)}`,
    'PUT',
    { ...raw, customerNo, name: 'Zz Number' },
  )
  await visit(page, `${routes.customers(desk.clientNo)}?q=zz+number`)
  await page.getByRole('link', { name: 'Zz Number' }).click()
  await expect(page).toHaveURL(routes.customer(desk.clientNo, customerNo))
  await expect(field(page, 'Phone')).toBeVisible()
  await takesInput(page)
  await field(page, 'Phone').fill('+4722334455')
  await saveButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect((await desk.updatesSent()).map(({ customer }) => customer.customerNo)).toEqual([
    customerNo,
  ])
})

test('what distribution tells is shown as it came, whatever it is: companies, agreements, files, deliveries, a form', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const texts = Object.values(hostileTexts)
  const fill = (text: string, ...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, text]))
  const { companyId: CompanyId } = desk
  const party = (text: string) => ({ ...fill(text, 'Name', 'OrganizationNumber'), Address: [text] })
  const [markup, word] = [hostileTexts.markup, hostileTexts['a very long word']]
  const LogTime = new Date(Date.now() - 3_600_000).toISOString().slice(0, 19)
  const answers: [string, object][] = [
    [
      'listAvailableCompanies',
      texts.map((text, at) => ({
        ...fill(text, 'Name', 'OrganizationNumber', 'CountryCode'),
        CompanyId: at === 0 ? CompanyId : 900 + at,
      })),
    ],
    [
      'postBankAgreementStatus',
      {
        ...fill(markup, 'requestId', 'name', 'bankAccountType', 'targetGroup', 'agreementNumber'),
        ...fill(word, 'organizationNumber', 'bankAccountNumber', 'fui', 'statusMessage'),
        ...{ isCompleted: true, isFailed: true },
      },
    ],
    [
      'listBundles',
      texts.map((text) => ({
        ...fill(text, 'BundleId', 'Filename', 'ReceivedTime'),
        ...{ CompanyId, Invoices: Number.MAX_VALUE, Failed: -1 },
      })),
    ],
    [
      'summarizeBundles',
      { CompanyId, Days: texts.map((day) => ({ Date: day, Total: -1, OK: 1e300 })) },
    ],
    [
      'searchInvoiceSummary',
      {
        Rows: [
          ...texts.map((text, at) => ({
            ...fill(
              text,
              ...([
                'Company',
                'RequestedChannel',
                'InvoiceType',
                'Filename',
                'InvoiceNumber',
              ] as const),
            ),
            ...{ CompanyId, RowId: at + 1, TransactionRid: at + 1, Status: 'Pending', LogTime },
          })),
          ...texts.map((text, at) => ({
            ...fill(text, 'Company', 'InvoiceNumber', 'InvoiceeName', 'DueDate', 'KID'),
            ...{ CompanyId, RowId: at + 101, TransactionRid: at + 101, Status: 'Failed', LogTime },
            ...{ InvoiceType: 'Invoice', RequestedChannel: 'E-mail' },
          })),
        ],
        TotalCount: 2 * texts.length,
      },
    ],
    [
      'getInvoiceView',
      {
        ...{ CompanyId, TransactionRid: 1, Invoicer: party(markup), Invoicee: party(word) },
        ...fill(
          markup,
          'InvoiceNumber',
          'InvoiceType',
          'InvoiceDate',
          'DueDate',
          'Currency',
          'KID',
        ),
        ...{ Vat: word, Total: markup, Lines: texts.map((Text) => ({ Text, Amount: Text })) },
      },
    ],
  ]
  for (const [operation, body] of answers)
    await desk.fault({ operation, kind: 'garbage', body, times: 50 })
  const again = { to: 'person', rid: '1', number: markup, company: String(CompanyId) }
  for (const address of [
    routes.companies(),
    routes.bankAgreements(new URLSearchParams({ request: markup }).toString()),
    routes.files(),
    routes.deliveryTimes(),
    routes.send(new URLSearchParams(again).toString()),
    routes.sendAgain('cause=silent'),
  ]) {
    await visit(page, address)
    await readsRest(page)
    await expect(
      page
        .getByRole('main')
        .getByText('onerror=')
        .or(page.locator('input[value*=onerror]'))
        .first(),
    ).toBeVisible()
    await expectUnharmed(page, address)
    await expectAccessible(page)
  }
})

test('a customer that is answered with another one is not shown as the one that was asked for', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk.as('controller').withCustomer({ name: 'Zz Asked' })
  await desk.fault({
    ...{ operation: 'getCustomer', kind: 'status', status: 200, times: 50 },
    body: { customerNo: '424242', name: 'Zz Somebody Else', phoneNo: '+4799999999' },
  })
  await visit(page, routes.customer(clientNo, customerNo))
  const main = page.getByRole('main')
  await expect(main.getByText(/returned another record than the one asked for/)).toBeVisible()
  await expect(main).not.toContainText('unknown format')
  await expect(page.getByText('Zz Somebody Else')).toHaveCount(0)
  await expect(saveButton(page)).toHaveCount(0)
  await expect(page).not.toHaveTitle(/Somebody/)
  await lookedInBothSizes(page, 'customer-of-another')

  await desk.clearFaults()
  await main.getByRole('button', { name: 'Retry' }).first().press('Enter')
  await expect(page.getByRole('heading', { name: 'Zz Asked' })).toBeVisible()
})

test('a new number is not called available by a 404 that may mean something else', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await desk.fault({ operation: 'getCustomer', kind: 'status', status: 404, body: {} })
  await visit(page, routes.newCustomer(desk.clientNo))
  await page.getByLabel('Customer no.').fill('778899')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not found, checked again before it’s created')).toBeVisible()
  await expect(page.getByText('Available')).toHaveCount(0)
  await looked(page, 'new-customer-unproven')
})
