import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type SendOperationName, sendOperations } from '@/lib/contracts/distribution/send'
import { b2cExample as example } from '@/lib/contracts/distribution/send-b2c'
import type { InvoiceStatus } from '@/lib/contracts/distribution/status'
import { worldUnderTest } from '@/tests/support/sandbox-under-test'
import { getSandboxPath } from '../../../addresses'

const world = worldUnderTest()
const { sandbox, tenant } = world

const send = async (name: SendOperationName, body: object = {}) => {
  const operation = sendOperations[name]
  const Identifier = randomUUID()
  const { body: answer, status } = await sandbox.send(
    'POST',
    `${getSandboxPath(operation)}?CompanyId=${tenant.companyId}`,
    { token: world.lead, body: { ...(operation.example.body as object), Identifier, ...body } },
  )
  return { status, answer, Identifier }
}
const pass = (advanceSeconds: number) => sandbox.control(tenant, 'clock', { advanceSeconds })
const ask = async (Identifier: string) =>
  (
    await sandbox.send('POST', '/distribution/send/pstatus', {
      token: world.lead,
      body: { Identifier },
    })
  ).body as InvoiceStatus
const settle = async (name: SendOperationName, body: object = {}) => {
  const { Identifier } = await send(name, body)
  await pass(60)
  return (await ask(Identifier)).Transaction!
}

const toInvoicee = (more: object) => ({ Invoicee: { ...example.Invoicee, ...more } })

test('what was sent is found by its identifier and by its receipt, and goes on with time', async () => {
  const { status, answer, Identifier } = await send(
    'sendB2cInvoice',
    toInvoicee({ Mobile: '4711' }),
  )
  expect([status, answer]).toEqual([
    202,
    { ReceiptId: expect.stringMatching(/^S-/), Identifier, Status: 1 },
  ])
  expect(await ask(Identifier)).toMatchObject({ ...answer, CompanyId: tenant.companyId })
  expect(await ask(answer.ReceiptId)).toEqual(await ask(Identifier))
  await pass(5)
  expect(await ask(Identifier)).toMatchObject({ Status: 2, Transaction: null })
  await pass(5)
  expect(await ask(Identifier)).toMatchObject({ Status: 3, Transaction: { Status: 'Pending' } })
  await pass(30)
  const { Transaction: transaction, InvoiceLink } = await ask(Identifier)
  expect(transaction).toMatchObject({
    ...{ Status: 'OK', RequestedChannel: 'eFaktura', ActualChannel: 'eFaktura', LogText: null },
    ...{ InvoiceNumber: '2026-10442', Amount: 1250.5, AmountExVat: 1000.4, KID: '202610442008' },
    ...{ Filename: '2026-10442.pdf', InvoiceeName: 'Solveig Tveit', DueDate: '2026-03-26' },
  })
  expect(InvoiceLink).toContain(answer.ReceiptId)
  const found = await sandbox.send('POST', '/distribution/api/Invoice/SummaryInvoice', {
    token: world.lead,
    body: { SearchType: 'InvoiceNumber', Searches: ['2026-10442'] },
  })
  expect(found.body.Rows).toContainEqual(
    expect.objectContaining({ TransactionRid: transaction!.TransactionRid }),
  )
})

test('an identifier is taken once, also by two at the same time', async () => {
  const body = { Identifier: randomUUID() }
  const all = await Promise.all([1, 2, 3, 4].map(() => send('sendB2cLetter', body)))
  expect(all.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409])
})

describe('the channel is the first of a cascade that delivers', () => {
  test.each([
    [{ EinvoiceIdentifier: '12345678' }, 'eFaktura', null],
    [{ BirthDate: '01011990' }, 'Digipost', expect.stringContaining('0 hits')],
    [{}, 'Print', expect.stringContaining('UNIDENTIFIED')],
  ])('of a consumer with %j', async (invoicee, ActualChannel, LogText) => {
    expect(await settle('sendB2cInvoice', toInvoicee(invoicee))).toMatchObject({
      ...{ Status: 'OK', RequestedChannel: 'eFaktura', ActualChannel, LogText },
    })
  })

  test('and a customer who has blocked one is not reached by it', async () => {
    const [clientNo, customerNo] = [tenant.clientNo, `B-${randomUUID().slice(0, 8)}`]
    await sandbox.send('POST', `/arm/v1/clients/${clientNo}/customers`, {
      token: world.lead,
      body: {
        metadata: { userId: 'lead' },
        customer: { customerNo, name: 'Ola', efakturaBlockIds: ['12345678'] },
      },
    })
    const wanted = { EinvoiceIdentifier: '12345678', CustomerNo: customerNo }
    expect(await settle('sendB2cInvoice', toInvoicee(wanted))).toMatchObject({
      ...{ RequestedChannel: 'eFaktura', ActualChannel: 'Print' },
      LogText: expect.stringContaining('blocked issuer'),
    })
  })
})

test.each([
  [{ Amount: '1250.51' }, 'Sum of invoice lines differs'],
  [{ DueDate: '2026-03-01' }, 'DueDate is earlier'],
  [{ Amount: '-1.00', LineDetails: [] }, 'Negative amount'],
  [toInvoicee({ CountryCode: 'NOR' }), 'BR-CL-14'],
  [{ Invoicer: { CompanyRegNo: '984842253' } }, 'PEPPOL-COMMON-R041'],
  [toInvoicee({ Address1: '' }), 'StreetName is missing'],
  [toInvoicee({ PostCode: '' }), 'PostalZone is missing'],
  [toInvoicee({ City: ' ' }), 'CityName is missing'],
  [{ Channel: 'EMAIL' }, 'Invalid e-mail address'],
  [{ Channel: 'PIGEON' }, 'not open'],
])('a consumer invoice with %j fails: %s', async (body, LogText) => {
  expect(await settle('sendB2cInvoice', body)).toMatchObject({
    ...{ Status: 'Failed', ActualChannel: null, DeliveryTime: null },
    LogText: expect.stringContaining(LogText),
  })
})

const party = (value: string) => ({
  Party: {
    EndpointID: { Value: value, SchemeID: '0192' },
    PartyLegalEntity: [{ RegistrationName: 'Fjellheim Rør AS' }],
  },
})
const amount = (Value: string) => ({ Value, CurrencyID: 'NOK' })
const business = {
  ID: '2026-77',
  IssueDate: '2026-03-12',
  BuyerReference: 'ref',
  AccountingSupplierParty: party('974760673'),
  AccountingCustomerParty: party('984842252'),
  TaxTotal: [{ TaxAmount: amount('25.00') }],
  LegalMonetaryTotal: {
    LineExtensionAmount: amount('100.00'),
    TaxExclusiveAmount: amount('100.00'),
    TaxInclusiveAmount: amount('125.00'),
    PayableAmount: amount('125.00'),
  },
  InvoiceLine: [{ LineExtensionAmount: amount('60.00') }, { LineExtensionAmount: amount('40.00') }],
}
const withTotal = (more: object) => ({
  LegalMonetaryTotal: { ...business.LegalMonetaryTotal, ...more },
})

test('a sound business document is delivered over Peppol', async () => {
  expect(await settle('sendB2bInvoice', business)).toMatchObject({
    ...{ Status: 'OK', ActualChannel: 'Peppol', Amount: 125, AmountExVat: 100 },
    ...{ InvoiceType: 'Invoice', InvoiceeName: 'Fjellheim Rør AS', Filename: '2026-77.xml' },
  })
  const note = { ...business, InvoiceLine: undefined, CreditNoteLine: business.InvoiceLine }
  expect(await settle('sendB2bCreditNote', note)).toMatchObject({
    ...{ Status: 'OK', InvoiceType: 'CreditNote' },
  })
})

test.each([
  [{ BuyerReference: '' }, '[PEPPOL-EN16931-R003]'],
  [{ AccountingCustomerParty: { Party: {} } }, '[PEPPOL-EN16931-R010]'],
  [{ AccountingSupplierParty: { Party: {} } }, '[PEPPOL-EN16931-R020]'],
  [{ AccountingCustomerParty: party('984842253') }, 'PEPPOL-COMMON-R041'],
  [{ AccountingCustomerParty: party('310000000') }, 'SMP lookup failed'],
  [{ InvoiceLine: [] }, '[BR-16]'],
  [{ IssueDate: undefined }, '[BR-03]'],
  [withTotal({ PayableAmount: undefined }), '[BR-12]'],
  [withTotal({ LineExtensionAmount: amount('100.01') }), '[BR-CO-10]'],
  [withTotal({ TaxInclusiveAmount: amount('125.01') }), '[BR-CO-15]'],
  [withTotal({ PayableAmount: amount('124.99') }), '[BR-CO-16]'],
])('a business document with %j fails: %s', async (body, LogText) => {
  expect(await settle('sendB2bInvoice', { ...business, ...body })).toMatchObject({
    ...{ Status: 'Failed', RequestedChannel: 'Peppol', ActualChannel: null },
    LogText: expect.stringContaining(LogText),
  })
})
