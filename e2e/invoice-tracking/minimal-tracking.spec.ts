import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { expectUnharmed, hostileTexts, noDates, script } from '../support/hostile-texts'
import { sandbox } from '../support/sandbox'

type Asked = { ReceiptId: string; CompanyId: number; InvoiceNumber: string }
type Status = Record<string, unknown>

const send = (desk: Desk, more: Record<string, unknown> = {}) =>
  sandbox<Asked>(`/sandbox/tenants/${desk.clientNo}/requests`, 'POST', { plan: {}, ...more })

const sentence = (page: Page) => page.getByRole('heading', { level: 1 })
const failure = 'The response can’t be read'

/** The status question is answered so from now on. */
async function answers(desk: Desk, body: unknown) {
  await desk.clearFaults()
  await desk.fault({ operation: 'getInvoiceStatus', kind: 'garbage', body, times: 50 })
}

/** Reads the page again, with another answer: cheaper than another page. */
async function readAgain(page: Page) {
  const read = page.waitForResponse((answer) =>
    answer.url().endsWith(routes.read('getInvoiceStatus')),
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  await (await read).finished()
}

const texts = (of: (field: string) => unknown): Status =>
  Object.fromEntries(
    [
      'LogTime',
      'DeliveryTime',
      'Status',
      'Company',
      'Channel',
      'RequestedChannel',
      'ActualChannel',
      'Direction',
      'InvoiceType',
      'InvoiceNumber',
    ]
      .concat([
        'Filename',
        'LogText',
        'InvoiceeName',
        'InvoiceDate',
        'DueDate',
        'KID',
        'ChannelStatus',
        'ChannelUpdateTime',
        'CorrelationStatus',
      ])
      .map((field) => [field, of(field)]),
  )
const numbers = (value: number | null) => ({
  TransactionRid: value,
  Amount: value,
  AmountExVat: value,
})
const nothing = {
  ReceiptId: null,
  Filename: null,
  InvoiceData: null,
  Received: null,
  Status: null,
  InvoiceLink: null,
  CompanyId: null,
}

/**
 * Each field of a time in turn holds another of those that are none; two rounds meet all of them.
 */
function nextDate(at: number) {
  let place = at * 4
  return (field: string) =>
    /Time|Date|Received/.test(field) ? noDates[place++ % noDates.length] : 'Pending'
}

const least: [string, unknown, string][] = [
  ['nothing', {}, 'No status'],
  ['nulls', { ...nothing, Transaction: null }, 'No status'],
  [
    'nulls within',
    { ...nothing, Transaction: { ...texts(() => null), ...numbers(null) } },
    'No status',
  ],
  ['a number alone', { Transaction: { InvoiceNumber: 'W-1' } }, 'No request status, no status'],
  ['a request that is completed', { Status: 3 }, 'Processed, delivery status unknown'],
  ['a failure', { Status: 3, Transaction: { Status: 'Failed' } }, 'Not delivered, no reason given'],
  [
    'a status that nobody knows',
    { Status: 1e308, Transaction: { Status: 'constructor' } },
    'Unknown request status “1e+308”',
  ],
]

test('the page of an invoice stands on the least that is answered, and says what is known', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const { ReceiptId } = await send(desk)
  await visit(page, routes.invoiceById(ReceiptId))
  for (const [what, body, words] of least) {
    await answers(desk, body)
    await readAgain(page)
    await expect(sentence(page), what).toContainText(words)
    await expect(page.getByText(failure), what).toHaveCount(0)
    await expectUnharmed(page, what)
  }
})

test('by number too, as the server paints it', async ({ desk, page }) => {
  await desk.signIn('lead')
  for (const InvoiceNumber of ['__proto__', 'constructor']) await send(desk, { InvoiceNumber })
  await answers(desk, {})
  await visit(page, routes.invoiceByNumber('__proto__', desk.companyId))
  await expect(sentence(page)).toHaveText('No status')
  await answers(desk, { Status: '3', Transaction: [] })
  await visit(page, routes.invoiceByNumber('constructor', desk.companyId))
  await expect(page.getByText(failure).first()).toBeVisible()
  await expectUnharmed(page, 'an answer that is off its contract')
})

test('hostile values of a status are only values', async ({ desk, page }) => {
  test.slow()
  await desk.signIn('lead')
  const { ReceiptId } = await send(desk)
  await visit(page, routes.invoiceById(ReceiptId))
  const whole = (of: (field: string) => unknown, number: number) => ({
    ...{
      ReceiptId: of('ReceiptId'),
      Filename: of('Filename'),
      InvoiceData: of('InvoiceData'),
      Received: of('Received'),
      InvoiceLink: of('InvoiceLink'),
    },
    ...{
      Status: number,
      CompanyId: desk.companyId,
      Transaction: { ...texts(of), ...numbers(number) },
      [script]: script,
    },
  })
  const cases: [string, Status][] = [
    ...Object.entries(hostileTexts).map(([what, text]): [string, Status] => [
      what,
      whole(() => text, 3),
    ]),
    ['a huge number', whole(() => 'Failed', Number.MAX_VALUE)],
    ['a small number', whole(() => 'Failed', -0.000_000_1)],
    ...[0, 1].map((more): [string, Status] => [`no dates, ${more}`, whole(nextDate(more), 3)]),
  ]
  for (const [at, [what, body]] of cases.entries()) {
    const marked = {
      ...body,
      Transaction: { ...(body.Transaction as Status), InvoiceType: `case ${at}` },
    }
    await answers(desk, marked)
    await readAgain(page)
    await expect(page.getByText(`case ${at}`, { exact: true }), what).toBeVisible()
    await expect(page.getByRole('region', { name: 'Timeline' }), what).toBeVisible()
    await expect(sentence(page), what).toHaveText(/\S/)
    await expectUnharmed(page, what)
  }
})

test('a link is offered only where it leads to a host that is allowed, by https and under no name', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const { ReceiptId } = await send(desk)
  await visit(page, routes.invoiceById(ReceiptId))
  const links = page.getByRole('link', { name: /^Open at / })
  await expect(links).toHaveCount(1)
  const refused: [string, string][] = [
    ['javascript:window.hacked=1', 'isn’t a valid web address'],
    ['java\tscript:window.hacked=1', 'isn’t a valid web address'],
    ['data:text/html,<script>1</script>', 'isn’t a valid web address'],
    ['http://invoices.example/i/1', 'the link to invoices.example isn’t HTTPS'],
    ['https://elsewhere.example/i/1', 'elsewhere.example isn’t an allowed host'],
    [
      'https://invoices.example@elsewhere.example/',
      'the link to elsewhere.example contains a user name or password',
    ],
    ['https://clerk:word@invoices.example/', 'contains a user name or password'],
    [
      'https://invoices.example.elsewhere.example/',
      'invoices.example.elsewhere.example isn’t an allowed host',
    ],
    ['https://invoices.example\\@elsewhere.example/', 'isn’t a valid web address'],
    ['//invoices.example/i/1', 'isn’t a valid web address'],
    ['__proto__', 'isn’t a valid web address'],
  ]
  for (const [InvoiceLink, words] of refused) {
    await answers(desk, { ReceiptId, Status: 3, InvoiceLink, CompanyId: desk.companyId })
    await readAgain(page)
    await expect(page.getByText(words), InvoiceLink).toBeVisible()
    await expect(links, InvoiceLink).toHaveCount(0)
    await expect(
      page.locator('a[href^="javascript:" i], a[href^="data:" i]'),
      InvoiceLink,
    ).toHaveCount(0)
  }
})
