import { afterEach, expect, test, vi } from 'vitest'
import { getOperationQuery } from '@/lib/client/operation-query'
import { getDraftQuery } from '@/lib/client/user-state'
import { getReplacedViewQuery } from '@/lib/features/invoice-sending/client/replaced-invoice'
import { makeBlankDocument } from '@/lib/features/invoice-sending/domain/typed-document'
import { renderPage } from '@/tests/support/render-page'
import { OneDocument } from './one-document'
import { useSendForm } from './use-send-form'

const left = vi.hoisted(() => ({ words: '' }))
vi.mock('@/components/form/use-leave-guard', () => ({
  useLeaveGuard: (_: boolean, words: string) => {
    left.words = words
  },
}))

afterEach(() => vi.useRealTimers())

const invoice = { transactionRid: 9_000_044, receiptId: null, invoiceNumber: '2026-7' }
const view = {
  ...{ TransactionRid: 9_000_044, InvoiceNumber: '2026-7', InvoiceType: 'Invoice' },
  ...{ InvoiceDate: '2026-02-26', DueDate: '2099-03-19', Currency: 'NOK' },
  ...{ Vat: '250.00', Total: '1250.00', Invoicee: { Name: 'Solveig Tveit' } },
  Lines: [
    { Text: 'Electricity', Quantity: '5.00', Unit: 'kWh', Amount: '550.00' },
    { Text: 'Grid', Quantity: '11.00', Unit: 'mnd', Amount: '450.00' },
  ],
}

const paint = (
  stated: Partial<typeof view> | null,
  standing: { items?: object; copies?: object } = {},
) =>
  renderPage(
    <OneDocument
      {...{ userName: 'kari', clientNo: '1001', route: 'person', onNext: () => {} }}
      companies={[{ companyId: 501, name: 'Nordkust', clientNo: '1001' }]}
      replaced={{ invoice, companyId: 501, route: 'person', customerNo: '20627' }}
    />,
    (client) => {
      client.setQueryData(getOperationQuery('listAvailableCompanies', {}).queryKey, [])
      client.setQueryData(
        getReplacedViewQuery(9_000_044, 501).queryKey,
        stated ? { ...view, ...stated } : { ...view, TransactionRid: 1 },
      )
      client.setQueryData(['listArItems', '1001', '2026-7', 'standing'], standing.items)
      client.setQueryData(['searchInvoiceSummary', '2026-7', 'standing'], standing.copies)
    },
  )

test('a failed invoice opens as it was, and names what of it is not', () => {
  const markup = paint({})
  for (const kept of ['2026-02-26', '2099-03-19', 'KWH'])
    expect(markup).toContain(`value="${kept}"`)
  expect(markup).toContain('1 line differs from the failed invoice: line 2 was 11 mnd, now 1 C62.')
})

test('a failed invoice that is paid, or was sent under another transaction, says so', () => {
  const paid = { documentNo: '2026-7', remainingAmount: 0 }
  const copy = { TransactionRid: 9, CompanyId: 501, InvoiceNumber: '2026-7', Status: 'OK' }
  const markup = paint({}, { items: { rows: [paid] }, copies: { rows: [copy] } })
  expect(markup).toContain('A receivable with this number has nothing left to pay.')
  expect(markup).toContain('Another transaction with this number was already sent.')
  const credited = paint({ InvoiceType: 'Credit note' }, { items: { rows: [paid] } })
  expect(credited).not.toContain('nothing left to pay')
})

test('a failed invoice that could not be read is held against copies of both kinds, and not called paid', () => {
  const paid = { documentNo: '2026-7', remainingAmount: 0 }
  const listCopies = (InvoiceType: string) => ({
    rows: [
      { TransactionRid: 9, CompanyId: 501, InvoiceNumber: '2026-7', Status: 'OK', InvoiceType },
    ],
  })
  for (const kind of ['Invoice', 'Credit note']) {
    const markup = paint(null, { items: { rows: [paid] }, copies: listCopies(kind) })
    expect(markup).toContain('Another transaction with this number was already sent.')
    expect(markup).not.toContain('nothing left to pay')
  }
  const reminded = paint(null, { copies: listCopies('Reminder') })
  expect(reminded).not.toContain('Another transaction')
})

test('the customer of a failed invoice is offered for the recipient, and fills nothing unasked', () => {
  const markup = paint({})
  expect(markup).toMatch(/<input[^>]*aria-label="Find a customer"[^>]*value="20627"/)
  expect(markup.match(/value="20627"/g)).toHaveLength(1)
})

test('nothing is named of an invoice that is as it was', () =>
  expect(paint({ Lines: view.Lines.slice(0, 1) })).not.toContain('in the failed invoice: line'))

test.each([
  ['in its own right', null, '2026-03-12', '2026-03-26'],
  ['on another day', null, '2026-04-01', '2026-04-15'],
  ['on a day that is not one yet', null, '2026-04-', '2026-03-26'],
  ['in the place of another', invoice, '2026-03-12', ''],
])('a customer’s days make the due date of what is sent %s', (_, replaces, issued, dueDate) => {
  let form: ReturnType<typeof useSendForm> | undefined
  let due: string | undefined
  function Form() {
    form = useSendForm({
      userName: 'kari',
      opened: {
        ...{ identifier: '', companyId: 501 },
        typed: makeBlankDocument('person', { today: '2026-03-12', country: 'NO' }),
      },
      replaces,
      onTyped: ({ fields }) => {
        due = fields.dueDate
      },
      onSent: () => {},
    })
    return null
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-12T10:00:00Z') })
  renderPage(<Form />)
  form?.changeField('issueDate', issued)
  form?.fillRecipient('1001', '10001', { name: 'Solveig Tveit', dueDays: 14 })
  expect(due).toBe(dueDate)
})

/** The form of a person's document, and what is typed in it by now. */
function openForm() {
  let form: ReturnType<typeof useSendForm> | undefined
  let fields: Partial<ReturnType<typeof makeBlankDocument>['fields']> = {}
  const opened = {
    ...{ identifier: '', companyId: 501 },
    typed: makeBlankDocument('person', { today: '2026-03-12', country: 'NO' }),
  }
  function Form() {
    form = useSendForm({
      ...{ userName: 'kari', opened, replaces: null, onSent: () => {} },
      onTyped: (typed) => {
        fields = typed.fields
      },
    })
    return null
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-12T10:00:00Z') })
  renderPage(<Form />)
  return { form: form!, read: () => fields }
}

test('another customer has no due date of the one before, and keeps one that was typed', () => {
  const { form, read } = openForm()
  form.fillRecipient('1001', '10001', { name: 'Solveig Tveit', dueDays: 14 })
  form.fillRecipient('1001', '10002', { name: 'Anna Aas' })
  expect(read()).toMatchObject({ name: 'Anna Aas', dueDate: '' })
  form.changeField('dueDate', '2026-04-30')
  form.fillRecipient('1001', '10003', { name: 'Bodil Berg' })
  expect(read().dueDate).toBe('2026-04-30')
})

test('a company of another client sends no number of a customer of the client before', () => {
  const { form, read } = openForm()
  const company = (companyId: number, clientNo: string) => ({ companyId, name: '', clientNo })
  const choose = (own: ReturnType<typeof company>) =>
    form.changeCompany(own, { fields: { ...makeFields(), ...read() }, lines: [] })
  const makeFields = () => makeBlankDocument('person', { today: '', country: '' }).fields
  form.fillRecipient('1001', '10001', { name: 'Solveig Tveit' })
  choose(company(502, '1001'))
  expect(read().customerNo).toBe('10001')
  choose(company(503, '1002'))
  expect(read()).toMatchObject({ name: 'Solveig Tveit', customerNo: '' })
  form.changeField('customerNo', '77')
  choose(company(502, '1001'))
  expect(read().customerNo).toBe('77')
})

test.each([
  ['kept', '1001', null],
  ['lost', null, null],
  ['lost', '1001', invoice],
] as const)(
  'what is typed is said to be %s where it is (client %s, in place of %j)',
  (is, clientNo, of) => {
    renderPage(
      <OneDocument
        {...{ userName: 'kari', clientNo, route: 'person', onNext: () => {}, companies: [] }}
        replaced={of && { invoice: of, companyId: 501, route: 'person', customerNo: null }}
      />,
      (client) => {
        client.setQueryData(getOperationQuery('listAvailableCompanies', {}).queryKey, [])
        client.setQueryData(getReplacedViewQuery(9_000_044, 501).queryKey, view)
        client.setQueryData(getDraftQuery('1001', 'send:b2c').queryKey, { draft: null })
      },
    )
    expect(left.words).toBe(is)
  },
)
