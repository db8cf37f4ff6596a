import { describe, expect, test } from 'vitest'
import { SentDocument } from '@/lib/contracts/desk/sending/send-document'
import { UblCreditNote, UblInvoice } from '@/lib/contracts/distribution/ubl-document'
import { checkDocument } from '@/lib/features/document-rules/domain/public'
import { buildSentDocument } from './build-submission'
import { reckonDocument } from './document-totals'
import { toUblDocument } from './to-ubl'
import { type DocumentField, makeBlankDocument, type TypedDocument } from './typed-document'

const identifier = 's-20260312-7k2m9q0xvd'

function make(
  route: TypedDocument['route'],
  fields: Partial<Record<DocumentField, string>> = {},
  country = 'NO',
): TypedDocument {
  const blank = makeBlankDocument(route, { today: '2026-03-12', country })
  return {
    ...blank,
    lines: [
      { ...blank.lines[0]!, text: 'Rent, March', quantity: '2', price: '500,20' },
      { ...blank.lines[0]!, text: 'Water', price: '100', vat: '15' },
    ],
    fields: {
      ...blank.fields,
      ...{ number: '2026-1', dueDate: '2026-03-26', buyerReference: 'Ref 7' },
      ...{ senderName: 'Nordkust Energi AS', senderOrganizationNo: '984 842 252' },
      ...{ senderStreet: 'Havna 1', senderPostCode: '8006', senderCity: 'Bodø' },
      senderTaxRegister: 'Foretaksregisteret',
      ...{ name: 'Solveig Tveit', organizationNo: '991825827', country },
      ...{ address1: 'Storgata 7', address3: 'Oppgang B', postCode: '0184', city: 'Oslo' },
      ...{ paymentReference: '127734800100051', account: '8601.11.17947' },
      ...fields,
    },
  }
}

const build = (typed: TypedDocument) =>
  buildSentDocument(typed, reckonDocument(typed.lines), identifier)

describe('the document that goes out', () => {
  test.each<[string, TypedDocument, string]>([
    ['an invoice to a business', make('business'), 'sendB2bInvoice'],
    ['a credit note', make('business', { documentKind: 'creditNote' }), 'sendB2bCreditNote'],
    ['an invoice to a person', make('person'), 'sendB2cInvoice'],
    ['one of a Swedish sender', make('person', { senderCountry: 'SE' }), 'sendB2cSwedishInvoice'],
    ['one of a Danish sender', make('person', { senderCountry: 'DK' }), 'sendB2cDanishInvoice'],
    ['a letter', make('letter'), 'sendB2cLetter'],
  ])('%s goes by its own operation, as the contract wants it', (_, typed, operation) => {
    const files = [{ filename: 'a.pdf', contentType: 'application/pdf', content: 'JVBERi0xLjQK' }]
    const document = build({ ...typed, files })
    expect(document?.operation).toBe(operation)
    expect(document?.body.Identifier).toBe(identifier)
    expect(SentDocument.safeParse(document).error).toBeUndefined()
  })

  test('breaks no rule of the network', () => {
    for (const fields of [{}, { documentKind: 'creditNote', creditedNumber: '2026-0' }]) {
      const typed = make('business', fields)
      const { kind, body } = toUblDocument(typed, reckonDocument(typed.lines)!)
      const schema = kind === 'invoice' ? UblInvoice : UblCreditNote
      expect(schema.safeParse(body).error).toBeUndefined()
      const { findings, asked } = checkDocument({ kind, body } as never, { day: '2026-09-01' })
      expect(findings).toEqual([])
      expect(asked).toBeGreaterThan(100)
    }
  })

  test('keeps an address line in its place when one before it is blank', () => {
    expect(build(make('person'))?.body).toMatchObject({
      Invoicee: { Address1: 'Storgata 7', Address3: 'Oppgang B' },
    })
    expect(build(make('person'))?.body).not.toHaveProperty('Invoicee.Address2')
    expect(build(make('letter'))?.body).toMatchObject({
      Recipient: { Address1: 'Storgata 7', Address3: 'Oppgang B' },
    })
    expect(build(make('business'))?.body).toMatchObject({
      AccountingCustomerParty: {
        Party: {
          PostalAddress: { StreetName: 'Storgata 7', AddressLine: [{ Line: 'Oppgang B' }] },
        },
      },
    })
  })

  test('writes amounts as texts of two decimals, and a birth date from its end', () =>
    expect(build(make('person', { birthDate: '1987-05-09' }))?.body).toMatchObject({
      ...{ AmountExVat: '1100.40', VatAmount: '265.10', Amount: '1365.50' },
      Invoicee: { BirthDate: '09051987' },
      LineDetails: [
        { Quantity: '2', UnitPrice: '500.2', AmountExVat: '1000.40', Amount: '1250.50' },
        { VatPercent: '15', VatAmount: '15.00' },
      ],
      PaymentInfo: {
        KID: '127734800100051',
        OtherPaymentInfo: [{ Type: 'ACCOUNT', Value: '86011117947' }],
      },
    }))

  test.each([
    [
      'SE',
      { bankgiro: '991-2346', paymentReference: '2026 104 427', account: '' },
      { OCR: '2026104427', BankgiroNo: '9912346' },
    ],
    [
      'DK',
      {
        fikCardType: '71',
        fikCreditorNo: '8123 4567',
        paymentReference: '000000000104428',
        account: '',
      },
      { FikCardType: '71', FikCreditorNo: '81234567', FikPaymentId: '000000000104428' },
    ],
  ])('is paid as a sender in %s is paid', (senderCountry, fields, paid) =>
    expect(build(make('person', { senderCountry, ...fields }))?.body).toMatchObject({
      PaymentInfo: paid,
    }),
  )

  test('carries nothing of fields that its form does not show', () => {
    const swedish = { bankgiro: '991-2346', fikCreditorNo: '81234567', creditedNumber: '2026-0' }
    const body = JSON.stringify(
      build(make('business', { ...swedish, nationalId: '01010112345' }))?.body,
    )
    for (const hidden of ['9912346', '81234567', '2026-0"', '01010112345'])
      expect(body).not.toContain(hidden)
    expect(JSON.stringify(build(make('person', swedish))?.body)).not.toContain('9912346')
  })

  test('keeps the reference where no account is typed', () =>
    expect(build(make('business', { account: '' }))?.body).toMatchObject({
      PaymentMeans: [{ PaymentMeansCode: { Value: '1' }, PaymentID: ['127734800100051'] }],
    }))

  test('is none without an identifier', () => {
    const typed = make('business')
    expect(buildSentDocument(typed, reckonDocument(typed.lines), '')).toBeNull()
  })

  test('is none where its lines cannot be reckoned', () =>
    expect(buildSentDocument(make('business'), null, identifier)).toBeNull())
})
