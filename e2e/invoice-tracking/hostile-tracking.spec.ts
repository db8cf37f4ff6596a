import { routes } from '@/lib/shared/routes'
import { type Desk, expect, ordinary, test, visit } from '../fixtures'
import { expectUnharmed, hostileTexts, noDates, script } from '../support/hostile-texts'
import { keepAnswer } from '../support/leak-corpus'
import { sandbox } from '../support/sandbox'

type Sent = { ReceiptId: string; CompanyId: number }

/**
 * What an area answers beside the status, each with one row of hostile texts, one of nulls and one
 * of nothing.
 */
async function hostileAreas(desk: Desk, number: string) {
  const texts = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, script]))
  const dated = (...fields: string[]) =>
    Object.fromEntries(fields.map((field, at) => [field, noDates[at % noDates.length]]))
  const rows = (row: object) => [
    row,
    Object.fromEntries(Object.keys(row).map((key) => [key, null])),
    {},
  ]
  const item = {
    ...texts(
      'documentUuid',
      'documentType',
      'kid',
      'currency',
      'status',
      'collectionLevel',
      'stopReminderMemo',
    ),
    ...dated(
      'documentDate',
      'dueDate',
      'lastReminderDate',
      'stopReminderUntil',
      'stopDebtCollectionUntil',
      'stopInterestCalcUntil',
    ),
    ...{
      arItemId: Number.MAX_VALUE,
      customerNo: '__proto__',
      documentNo: number,
      originalAmount: -Number.MAX_VALUE,
      remainingAmount: 2 ** 53,
    },
  }
  const collectionInvoice = {
    ...texts(
      'collectionCaseNumber',
      'type',
      'status',
      'currency',
      'ocrReferenceNumber',
      'uniqueSourceInvoiceId',
    ),
    ...dated('createdAt', 'closedAt', 'invoiceDate', 'dueDate'),
    ...{
      id: script,
      invoiceNumber: number,
      remainingAmount: Number.MAX_VALUE,
      debtors: [texts('name', 'customerNumber', 'role'), {}],
      claims: [{}],
    },
  }
  const answers: [string, unknown][] = [
    ['listArItems', { summary: null, arItems: rows(item) }],
    ['listCollectionInvoices', { summary: {}, data: rows(collectionInvoice) }],
    [
      'getReceipt',
      { ...texts('ReceiptId', 'Channel', 'Status', 'Text'), ReceivedTime: 'tomorrow' },
    ],
    ['listCustomers', { summary: {}, customers: rows({ customerNo: script, name: script }) }],
    [
      'getCustomer',
      {
        customerNo: '__proto__',
        name: script,
        peppolBlockIds: [script],
        distribution: { type: script },
      },
    ],
  ]
  for (const [operation, body] of answers)
    await desk.fault({ operation, kind: 'garbage', body, times: 20 })
}

test('what the other areas tell of an invoice is offered as it came, whatever it is', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const plan = {
    outcome: 'Failed',
    LogText: `${script} ${'long '.repeat(400)}`,
    ChannelStatus: null,
  }
  const { ReceiptId } = await sandbox<Sent>(`/sandbox/tenants/${desk.clientNo}/requests`, 'POST', {
    ...{
      InvoiceNumber: 'W-9',
      plan,
      transaction: { InvoiceeName: script, KID: script, RequestedChannel: 'Peppol' },
    },
  })
  await desk.clock(60)
  await hostileAreas(desk, 'W-9')
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Not delivered, unrecognised error',
  )
  const story = page.getByRole('region', { name: 'Timeline' })
  const offers = story
    .getByRole('listitem')
    .filter({ hasText: 'Receivable item W-9, customer __proto__' })
  await expect(offers).toContainText(
    'same payment reference, number; not linked: too few details match',
  )
  await expect(
    story.getByText('4 fields have invalid times: closedAt, createdAt, dueDate, invoiceDate'),
  ).toBeVisible()
  const collectionInvoice = page.getByRole('main').getByRole('link', { name: 'W-9', exact: true })
  await expect(collectionInvoice).toHaveAttribute(
    'href',
    routes.collectionInvoice(desk.organizationId, script),
  )
  await expectUnharmed(page, 'what the other areas tell')
})

test('the look-up stands on the least and on hostile rows, and its links lead to invoices alone', async ({
  desk,
  page,
}) => {
  await desk.signIn('support')
  await visit(page, routes.invoices())
  const hostile = (text: string) => ({
    ...{
      InvoiceNumber: text,
      InvoiceeName: text,
      Company: text,
      KID: text,
      Filename: text,
      Status: text,
      ChannelStatus: text,
      LogText: text,
    },
    ...{
      LogTime: text,
      Amount: Number.MAX_VALUE,
      CompanyId: desk.companyId,
      RowId: Number.MAX_VALUE,
    },
  })
  const rows = [
    ...Object.values(hostileTexts).map(hostile),
    {},
    { Status: null, InvoiceNumber: null, CompanyId: desk.companyId },
    hostile('../../x?y#z'),
  ]
  await desk.fault({
    operation: 'searchInvoiceSummary',
    kind: 'garbage',
    body: { Rows: rows, TotalCount: 9e15 },
    times: 20,
  })
  await desk.fault({ operation: 'getInvoiceStatus', kind: 'garbage', body: {}, times: 20 })
  await page.getByRole('textbox', { name: 'References' }).fill(script)
  await page.keyboard.press('Enter')
  const found = page.getByRole('table', { name: 'Invoices found' })
  await expect(found).toContainText('onerror=')
  for (const link of await found.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(
      /^\/invoices\/(id|number)\/[^/?#]+(\?company=\d+)?$/,
    )
  await expectUnharmed(page, 'the look-up of one')

  await desk.clearFaults()
  await page
    .getByRole('textbox', { name: 'References' })
    .fill(['__proto__', script, '\u202eevil', 'x'.repeat(300)].join('\n'))
  await page.getByRole('button', { name: 'Find invoices' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Done\./ })).toBeAttached()
  await expectUnharmed(page, 'the look-up of a list')
})

test('identity numbers that are typed or pasted are asked for and stay nowhere', async ({
  desk,
  page,
}) => {
  await desk.as('support').withCustomer()
  const parted = ordinary.ssn.replace(/^(\d{6})/, '$1 ')
  await visit(page, routes.invoices())
  await page.getByRole('textbox', { name: 'References' }).fill(ordinary.ssn)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This may contain an identity number')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No match' })).toBeVisible()
  await page
    .getByRole('textbox', { name: 'References' })
    .fill([ordinary.ssn, parted, 'W-404'].join('\n'))
  await page.getByRole('button', { name: 'Find invoices' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Done. 0 delivered' })).toBeAttached()
  await expect(page).toHaveURL(routes.invoices())
  const search = (await desk.requests()).requests.filter(
    ({ operation }) => operation === 'searchInvoiceSummary',
  )
  expect(JSON.stringify(search)).toContain(ordinary.ssn)
  await visit(page, routes.invoices())
  await expect(page.getByRole('region', { name: 'Recent' })).toContainText(
    'Your searches appear here. Only you can see them.',
  )
})

test('a document is saved under a plain name whatever it is called, and is nothing but its bytes', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const documents: [string, string, RegExp, RegExp][] = [
    [
      '../../etc/passwd\r\nSet-Cookie: stolen=1',
      base64(svg),
      /^attachment; filename="etc_passwd_Set-Cookie_ stolen=1\.xml"/,
      /^application\/xml/,
    ],
    [
      'C:\\Windows\\evil.exe',
      base64('<!DOCTYPE html><script>alert(1)</script>'),
      /filename="C_Windows_evil\.exe\.xml"/,
      /^application\/xml/,
    ],
    [
      `"; filename=evil.html; x="${script}`,
      base64('text'),
      /\.txt"; filename\*=UTF-8''[\w.%-]+$/,
      /^text\/plain/,
    ],
    ['\u202efdp.exe', base64('%PDF-1.4'), /filename="fdp\.exe\.pdf"/, /^application\/pdf/],
    ['__proto__', base64('text'), /filename="proto__\.txt"/, /^text\/plain/],
    ['x'.repeat(5_000), base64('text'), /filename="x{120}\.txt"/, /^text\/plain/],
  ]
  const sent = (Filename: string, InvoiceData: string) =>
    sandbox<Sent>(`/sandbox/tenants/${desk.clientNo}/requests`, 'POST', {
      Filename,
      InvoiceData,
      plan: {},
    })
  const get = async ({ ReceiptId, CompanyId }: Sent, as: 'saved' | 'shown') =>
    keepAnswer(
      await page.request.get(routes.document({ identifier: ReceiptId, company: CompanyId }, as)),
    )
  for (const [name, data, disposition, type] of documents) {
    const asked = await sent(name, data)
    const [saved, shown] = [await get(asked, 'saved'), await get(asked, 'shown')]
    expect(saved.headers()['content-disposition'], name).toMatch(disposition)
    expect(saved.headers()['content-type'], name).toMatch(type)
    expect(shown.headers()['content-type'], name).toMatch(/^(text\/plain|application\/pdf)/)
    for (const answer of [saved, shown]) {
      expect([answer.status(), answer.headers()['x-content-type-options']], name).toEqual([
        200,
        'nosniff',
      ])
      expect(answer.headers(), name).not.toHaveProperty('set-cookie')
    }
  }
  for (const data of ['not base64!', '====', '\u202e'])
    expect((await get(await sent('a.pdf', data), 'shown')).status(), data).toBe(502)
})
