import { describe, expect, test } from 'vitest'
import { canGoOut, countVerdicts } from './prepared-document'
import {
  type FoundCustomer,
  prepareResend,
  type ReadInvoice,
  type ResendTerms,
  toFailedInvoice,
} from './resend'

const row = {
  ...{ TransactionRid: 9_000_012, CompanyId: 501, Status: 'Failed', InvoiceType: 'Invoice' },
  ...{ InvoiceNumber: '2026-1', InvoiceeName: ' Solveig Tveit ', RequestedChannel: 'E-mail' },
}
const invoice = toFailedInvoice(row)!
const view = {
  ...{ InvoiceNumber: '2026-1', InvoiceType: 'Invoice', Currency: 'NOK' },
  ...{ InvoiceDate: '2026-03-05', DueDate: '2026-03-26', Vat: '250.00', Total: '1250.00' },
  Invoicer: { Name: 'Nordkust Energi AS', OrganizationNumber: '984842252' },
  Invoicee: { Name: 'Solveig Tveit', Address: ['Storgata 7', '0184 Oslo'] },
  Lines: [{ Text: 'Electricity', Quantity: '4', Amount: '1000.00' }],
} satisfies ReadInvoice['view']
const customer = {
  name: 'Solveig Tveit',
  emailAddressDocument: ['solveig@post.example'],
  postalAddress: { addressLine1: 'storgata  7', postalCode: '0184', cityName: 'Oslo' },
}
const found: FoundCustomer = { is: 'found', customerNo: '10001', customer }
const terms: ResendTerms = {
  ...{ today: '2026-03-12', dueDate: '', account: '', checks: null },
  isReplaced: () => false,
  findCompany: () => ({ CompanyId: 501, Name: 'Nordkust', CountryCode: 'NO' }),
}
const prepare = (more: Partial<ReadInvoice> = {}, others: Partial<ResendTerms> = {}) =>
  prepareResend(
    { invoice, view, found, standing: {}, identifier: 's-20260312-7k2m9q0xvd', ...more },
    { ...terms, ...others },
  )
const listReasons = (of: ReturnType<typeof prepare>) =>
  of.reasons.map((each) => (each.is === 'finding' ? each.finding.code : each.is))

describe('a failed row', () => {
  test('is an invoice that can be sent again', () =>
    expect(invoice).toEqual({
      ...{ key: '501 9000012', companyId: 501, route: 'person', name: 'Solveig Tveit' },
      isCredit: false,
      replaces: { transactionRid: 9_000_012, receiptId: null, invoiceNumber: '2026-1' },
    }))

  test('is named by as much of its number as the desk keeps', () =>
    expect(
      toFailedInvoice({ ...row, InvoiceNumber: '7'.repeat(5_000) })?.replaces.invoiceNumber,
    ).toHaveLength(200))

  test.each([
    ['E-mail', 'Invoice', 'person'],
    ['PEPPOL ', 'Invoice', 'business'],
    ['Nemhandel', 'Credit note', 'business'],
    ['E-mail', 'CreditNote', null],
    ['Peppol', 'Reminder', null],
    [null, null, null],
  ])('of %s and %s goes by the form %s', (RequestedChannel, InvoiceType, route) =>
    expect(toFailedInvoice({ ...row, RequestedChannel, InvoiceType })?.route).toBe(route),
  )

  test.each([
    ['tells no transaction', { TransactionRid: null }],
    ['tells no company', { CompanyId: null }],
    ['came in', { Direction: 'In' }],
  ])('that %s is none', (_, more) => expect(toFailedInvoice({ ...row, ...more })).toBeNull())
})

describe('what goes out in its place', () => {
  test('says what the failed one said, to the customer as it stands now', () => {
    const prepared = prepare()
    expect(prepared).toMatchObject({
      ...{ verdict: 'ready', reasons: [], total: '1250.00', currency: 'NOK' },
      ...{ number: '2026-1', name: 'Solveig Tveit', reach: 'solveig@post.example' },
      replaces: { transactionRid: 9_000_012 },
      document: {
        operation: 'sendB2cInvoice',
        body: { Identifier: 's-20260312-7k2m9q0xvd', InvoiceNo: '2026-1' },
      },
    })
    expect(JSON.stringify(prepared.document)).toContain('solveig@post.example')
    expect(JSON.stringify(prepared.document)).toContain('2026-03-26')
    expect(canGoOut(prepared)).toBe(true)
  })

  test.each<[string, NonNullable<ReadInvoice['standing']['items']>[number], object, string[]]>([
    ['nothing left to pay', { remainingAmount: 0 }, {}, ['paid']],
    ['a receivable that is open', { remainingAmount: 1, status: 'PAID' }, {}, []],
    ['a receivable that is said to be paid', { status: 'PAID' }, {}, ['paid']],
    ['a receivable of which nothing is told', {}, {}, []],
    ['a credit note that is used up', { remainingAmount: 0, documentType: 'CN' }, {}, []],
    ['another transaction that was sent', {}, { Status: 'OK' }, ['copySent']],
    ['another transaction on its way', {}, { Status: 'Pending' }, ['copyWaits']],
    [
      'another transaction in a queue',
      {},
      { Status: null, ChannelStatus: 'Queued' },
      ['copyWaits'],
    ],
    ['another transaction that tells no status', {}, { Status: null }, ['standingUnread']],
    ['one of a status that nobody knows', {}, { Status: 'Archived' }, ['standingUnread']],
    [
      'one that failed and was delivered',
      {},
      { Status: 'Failed', ChannelStatus: 'Delivered' },
      ['standingUnread'],
    ],
    ['one that support handled', {}, { Status: 'Handled' }, ['standingUnread']],
    ['another transaction that failed too', {}, { Status: 'Failed' }, []],
    ['itself', {}, { Status: 'OK', TransactionRid: '9000012' }, []],
    ['another company’s', {}, { Status: 'OK', CompanyId: 502 }, []],
    ['a company that is not told', {}, { Status: 'OK', CompanyId: null }, ['copySent']],
    ['another number', {}, { Status: 'OK', InvoiceNumber: '2026-10' }, []],
    ['one that came in', {}, { Status: 'OK', Direction: 'In' }, []],
    ['a reminder', {}, { Status: 'OK', InvoiceType: 'Reminder' }, []],
  ])('waits for a person where its number has %s', (_, item, copy, reasons) => {
    const other = { ...row, TransactionRid: 9_000_044, ...copy }
    const prepared = prepare({ standing: { items: [item], copies: [other] } })
    expect(listReasons(prepared)).toEqual(reasons)
    expect(prepared.verdict).toBe(reasons.length > 0 ? 'doubtful' : 'ready')
  })

  test.each([{ items: null }, { copies: null }])(
    'waits for a person where it could not be read what has its number: %j',
    (standing) => expect(listReasons(prepare({ standing }))).toEqual(['standingUnread']),
  )

  test('keeps the name by which the customer was found', () => {
    const postalAddress = { ...customer.postalAddress, name: 'Kari Nordmann' }
    const named = prepare({ found: { ...found, customer: { ...customer, postalAddress } } })
    expect(named.name).toBe('Solveig Tveit')
    expect(JSON.stringify(named.document)).not.toContain('Nordmann')
  })

  test('has the due date of the run where one is given', () => {
    const text = JSON.stringify(prepare({}, { dueDate: '2026-04-30' }).document)
    expect(text).toContain('2026-04-30')
    expect(text).not.toContain('2026-03-26')
  })

  test.each([
    ['NO', '15032080119'],
    ['SE', '5402-9681'],
  ])('of a sender in %s has the account of the run', (CountryCode, account) => {
    const findCompany = () => ({ CompanyId: 501, Name: 'Nordkust', CountryCode })
    const { document, reasons } = prepare({}, { account, findCompany })
    expect(JSON.stringify(document)).toContain(account.replace('-', ''))
    expect(JSON.stringify(reasons)).not.toContain('noPayment')
  })

  test('keeps its due date from the days of the customer', () => {
    const days = { ...customer, dueDays: 90 }
    expect(JSON.stringify(prepare({ found: { ...found, customer: days } }).document)).toContain(
      '2026-03-26',
    )
  })

  test('has the date of the failed one', () =>
    expect(JSON.stringify(prepare().document)).toContain('2026-03-05'))

  test('is to be checked once its due date is over', () => {
    const late = prepare({ view: { ...view, InvoiceDate: '2026-01-18', DueDate: '2026-02-01' } })
    expect([late.verdict, listReasons(late)]).toEqual(['doubtful', ['duePassed']])
  })

  test('is to be checked where its due date is before its date', () => {
    const odd = prepare({ view: { ...view, DueDate: '2026-02-01' } })
    expect([odd.verdict, listReasons(odd)]).toEqual(['doubtful', ['dueBeforeIssue']])
  })

  test('is to be checked where a line is not as it was, which is named', () => {
    const Lines = [
      { Text: 'Electricity', Quantity: '4.00', Unit: 'kWh', Amount: '500.00' },
      { Text: 'Grid', Quantity: '11.00', Unit: 'mnd', Amount: '450.00' },
      { Text: 'Fee', Quantity: '2.00', Unit: 'fadder', Amount: '50.00' },
    ]
    const changed = prepare({ view: { ...view, Lines } })
    expect(changed.verdict).toBe('doubtful')
    expect(changed.reasons).toEqual([
      {
        is: 'lines',
        lines: [
          { place: 2, was: '11 mnd', now: '1 C62' },
          { place: 3, was: '2 fadder', now: '2 C62' },
        ],
      },
    ])
  })

  test.each([
    ['Currency', 'currencyUntold'],
    ['InvoiceType', 'kindUntold'],
    ['Total', 'totalUntold'],
    ['InvoiceDate', 'dateUntold'],
  ])('is to be checked where the failed one tells no %s', (field, reason) => {
    for (const untold of [undefined, null, ' ']) {
      const prepared = prepare({ view: { ...view, [field]: untold } })
      expect([prepared.verdict, listReasons(prepared)]).toEqual(['doubtful', [reason]])
    }
  })

  test('has no currency where neither the failed one nor the country of the sender tells it', () => {
    const untold = { view: { ...view, Currency: null } }
    for (const findCompany of [() => undefined, () => ({ CompanyId: 501, CountryCode: ' ' })]) {
      const prepared = prepare(untold, { findCompany })
      expect([prepared.verdict, prepared.currency, prepared.document]).toEqual(['held', '', null])
      expect(listReasons(prepared)).not.toContain('currencyUntold')
    }
    expect(prepare({}, { findCompany: () => undefined }).currency).toBe('NOK')
  })

  test('is to be checked where the failed one tells a kind that nobody knows', () =>
    expect(listReasons(prepare({ view: { ...view, InvoiceType: 'Faktura' } }))).toEqual([
      'kindUntold',
    ]))

  test.each([
    ['another street', { addressLine1: 'Lillegata 1', postalCode: '0184', cityName: 'Oslo' }],
    ['another postal code', { addressLine1: 'Storgata 7', postalCode: '5003', cityName: 'Oslo' }],
  ])('is to be checked where the customer of the name has %s', (_, postalAddress) => {
    const other = prepare({ found: { ...found, customer: { ...customer, postalAddress } } })
    expect(other.verdict).toBe('doubtful')
    expect(listReasons(other)).toContain('customerElsewhere')
  })

  test('is to be checked where the failed one tells neither number nor address', () =>
    expect(
      listReasons(prepare({ view: { ...view, Invoicee: { Name: 'Solveig Tveit' } } })),
    ).toEqual(['customerByName']))

  test.each([
    ['984842252', 'ready'],
    ['991825827', 'doubtful'],
  ])(
    'of an organization goes by the number, here %s of the customer',
    (organizationNo, verdict) => {
      const business = toFailedInvoice({ ...row, RequestedChannel: 'Peppol' })!
      const named = { Name: 'Fjord AS', OrganizationNumber: 'NO 984 842 252 MVA' }
      const prepared = prepare({
        invoice: business,
        view: { ...view, Invoicee: named },
        found: {
          ...found,
          customer: { ...customer, organizationNo, postalAddress: { countryCode: 'NO' } },
        },
      })
      expect(listReasons(prepared).includes('customerOther')).toBe(verdict === 'doubtful')
    },
  )

  test('takes a customer’s address whole, and leaves its own where there is none', () => {
    const short = { ...customer, postalAddress: { addressLine1: 'Storgata 7', postalCode: '0184' } }
    const whole = prepare({ found: { ...found, customer: short } })
    expect(JSON.stringify(whole.document)).not.toContain('Oslo')
    const none = prepare({
      found: { ...found, customer: { emailAddressDocument: ['a@b.example'] } },
    })
    expect(JSON.stringify(none.document)).toContain('Oslo')
    expect(none.reach).toBe('a@b.example')
    expect([none.verdict, listReasons(none)]).toEqual(['doubtful', ['customerByName']])
  })

  test.each([
    [undefined],
    [{ countryCode: 'NO' }],
    [{ addressLine1: 'Storgata 7', cityName: 'Oslo' }],
    [{ postalCode: '0184', cityName: 'Oslo' }],
  ])('is to be checked where the customer of the name tells only %o of its address', (part) => {
    const prepared = prepare({
      found: { ...found, customer: { ...customer, postalAddress: part } },
    })
    expect([prepared.verdict, listReasons(prepared)]).toEqual(['doubtful', ['customerByName']])
  })

  test('goes by the address where the customer tells no organization number', () => {
    const Invoicee = { ...view.Invoicee, OrganizationNumber: '984842252' }
    const numbered = { ...view, Invoicee }
    expect(listReasons(prepare({ view: numbered }))).toEqual([])
    const bare = { ...customer, postalAddress: undefined }
    expect(listReasons(prepare({ view: numbered, found: { ...found, customer: bare } }))).toContain(
      'customerByName',
    )
  })

  test.each(['none', 'several', 'unread'] as const)(
    'goes to the address of the failed one where the customer is %s, and says so',
    (is) => {
      const prepared = prepare({ found: { is } })
      expect(prepared.verdict).toBe('doubtful')
      expect(listReasons(prepared)).toEqual([`customer${is.charAt(0).toUpperCase()}${is.slice(1)}`])
      expect(prepared.reach).toBe('Storgata 7, 0184 Oslo')
    },
  )
})

describe('nothing goes out', () => {
  const held = (prepared: ReturnType<typeof prepare>) => {
    expect(canGoOut(prepared)).toBe(false)
    expect(prepared.document).toBeNull()
    return [prepared.verdict, listReasons(prepared)]
  }
  test('where something was sent in its place', () =>
    expect(held(prepare({}, { isReplaced: () => true }))).toEqual(['replaced', ['replaced']]))
  test('where it could not be read', () =>
    expect(held(prepare({ view: null }))).toEqual(['unread', ['unread']]))
  test.each([
    ['transaction', { TransactionRid: 9_000_013 }],
    ['number', { InvoiceNumber: '2026-2' }],
  ])('where the service answered with an invoice of another %s', (_, other) =>
    expect(held(prepare({ view: { ...view, ...other } }))).toEqual(['unread', ['unread']]),
  )
  test('where no form makes it', () =>
    expect(held(prepare({ invoice: { ...invoice, route: null } }))).toEqual(['held', ['noForm']]))
  test.each([
    ['Invoice', 'E-mail', 'CreditNote'],
    ['Invoice', 'Peppol', 'Credit note'],
    ['Credit note', 'Peppol', 'Invoice'],
    ['CreditNote', 'Peppol', null],
  ])(
    'where its row says %s by %s, and it says %s itself',
    (InvoiceType, RequestedChannel, told) => {
      const invoice = toFailedInvoice({ ...row, InvoiceType, RequestedChannel })!
      const prepared = prepare({ invoice, view: { ...view, InvoiceType: told } })
      const [verdict, reasons] = held(prepared)
      expect(verdict).toBe('held')
      expect(reasons).toContain('kindDiffers')
    },
  )
  test('but a credit note that is one on both sides is none of these', () => {
    const credited = { InvoiceType: 'CreditNote', RequestedChannel: 'Peppol' }
    const invoice = toFailedInvoice({ ...row, ...credited })!
    const { reasons } = prepare({ invoice, view: { ...view, InvoiceType: 'Credit note' } })
    expect(reasons.map(({ is }) => is)).not.toContain('kindDiffers')
  })
  test('where the lines do not add up to what it was', () =>
    expect(held(prepare({ view: { ...view, Total: '1250.01' } }))).toEqual([
      'held',
      ['totalDiffers'],
    ]))
})

test.each(['held', 'replaced', 'unread'] as const)('what is %s never goes out', (verdict) =>
  expect(canGoOut({ ...prepare(), verdict })).toBe(false),
)

test('documents are counted by their verdict', () =>
  expect(
    countVerdicts([prepare(), prepare({ view: null }), prepare({ found: { is: 'none' } })]),
  ).toEqual({ ready: 1, doubtful: 1, held: 0, replaced: 0, unread: 1 }))
