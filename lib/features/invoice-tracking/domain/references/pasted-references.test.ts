import { describe, expect, test } from 'vitest'
import { checkNumbers } from '@/lib/shared/checks/number-checks'
import { parsePastedReferences, referencesMax, replaceValue, takeLineAs } from './pasted-references'
import type { ReferenceKind } from './reference-kinds'

const isOrganizationNumber = (typed: string) => {
  const none = {
    phoneNo: '',
    secondaryPhoneNo: '',
    organizationNoScheme: '',
    bankAccountNo: '',
    country: null,
  }
  return checkNumbers({ ...none, organizationNo: typed }).organizationNo?.length === 0
}
const pasted = (text: string, chosen: ReferenceKind | null = null) =>
  parsePastedReferences(text, chosen, isOrganizationNumber)
const values = (text: string, chosen: ReferenceKind | null = null) =>
  pasted(text, chosen).lines.map(({ value }) => value)

describe('a paste', () => {
  test.each([
    ['lines', '1001\n1002\r\n1003\r1004', ['1001', '1002', '1003', '1004']],
    ['cells', '1001\t1002;1003', ['1001', '1002', '1003']],
    ['parts with commas', '1001, 1002, 1003', ['1001', '1002', '1003']],
    ['quotes', '"1001"\n\'1002\n="0003"', ['1001', '1002', '0003']],
    ['blank lines', '\n1001\n  \n\u00A0\n1002\n\n', ['1001', '1002']],
    ['groups of digits', '5500 8831\n5500\u00A08832', ['55008831', '55008832']],
    ['labels', 'Fakturanr: 1001\nFakturanr: 1002', ['1001', '1002']],
    ['names with commas', 'Nordmann, Kari\nOla Nordmann', ['Nordmann, Kari', 'Ola Nordmann']],
    ['nothing', ' \n', []],
  ])('of %s', (_, text, expected) => expect(values(text)).toEqual(expected))

  test.each([
    ['Invoice number\n1001\n1002', 'Invoice number', 'invoiceNumber'],
    ['Fakturanr.\n1001\n1002', 'Fakturanr.', 'invoiceNumber'],
    ['"KID"\n1001\n1002', 'KID', 'kid'],
    ['Viitenumero\n1001\n1002', 'Viitenumero', 'kid'],
    ['Org.nr\n1001\n1002', 'Org.nr', 'invoiceNumber'],
    ['Referanse\n1001\n1002', 'Referanse', 'invoiceNumber'],
    ['Kari Nordmann\nOla Nordmann', null, 'invoiceeName'],
    ['1001\n1002', null, 'invoiceNumber'],
    ['KID', null, 'invoiceeName'],
  ])('%j has the header %j and lines of the kind %s', (text, header, kind) =>
    expect([pasted(text).header, ...new Set(pasted(text).lines.map((line) => line.kind))]).toEqual([
      header,
      kind,
    ]),
  )

  test('has each line taken as what it is by itself', () =>
    expect(
      pasted(
        [
          ...['2026-10442', '127734800100051', 'b0c6d3ae-1', 'a.xml', '#9004102'],
          ...['rid 9004103', 'Kari Nordmann', 'case 100042', 'Sak nr. 100043', 'kid 1001'],
        ].join('\n'),
      ).lines.map(({ kind, value }) => [kind, value]),
    ).toEqual([
      ['invoiceNumber', '2026-10442'],
      ['kid', '127734800100051'],
      ['receiptId', 'b0c6d3ae-1'],
      ['fileName', 'a.xml'],
      ['transactionRid', '9004102'],
      ['transactionRid', '9004103'],
      ['invoiceeName', 'Kari Nordmann'],
      ['caseNumber', '100042'],
      ['caseNumber', '100043'],
      ['kid', '1001'],
    ]))

  test('has every line taken as a person chose', () =>
    expect(pasted('2026-10442\nb0c6d3ae-1', 'fileName').lines.map(({ kind }) => kind)).toEqual([
      'fileName',
      'fileName',
    ]))

  test('takes digits beside payment references of their length for one with a slip', () => {
    expect(pasted('127734800100051\n127734800100052\n55008831').lines).toMatchObject([
      { kind: 'kid', finding: null },
      { kind: 'kid', finding: 'checkDigit' },
      { kind: 'invoiceNumber', finding: null },
    ])
    expect(pasted('127734800100052').lines).toMatchObject([{ kind: 'invoiceNumber' }])
  })

  test.each([
    ['974760673', 'organizationNumber'],
    ['Org.nr: 974760674', 'organizationNumber'],
    ['Org.nr\n1001', 'organizationNumber'],
    ['556036-0793', 'organizationNumber'],
    ['974760674', null],
    ['202611-0872', null],
  ])('%s has the finding %s', (text, finding) =>
    expect(pasted(text).lines).toMatchObject([{ finding }]),
  )

  test('takes an organization number for what a person says that it is', () =>
    expect(pasted('974760673', 'invoiceNumber').lines).toMatchObject([{ finding: null }]))

  test.each<[ReferenceKind, string, string | null]>([
    ['kid', '127734800100051', null],
    ['kid', '127734800100052', 'checkDigit'],
    ['kid', 'INV-1001', 'form'],
    ['kid', '1.27735E+14', 'rounded'],
    ['transactionRid', '#9004102', null],
    ['transactionRid', 'INV-1', 'form'],
    ['caseNumber', '100042', null],
    ['caseNumber', 'INV-1', 'form'],
    ['invoiceNumber', '127734800100052', null],
    ['invoiceNumber', '5.5008831E+11', 'rounded'],
    ['invoiceeName', 'x'.repeat(256), 'tooLong'],
  ])('taken as %s, %s has the finding %s', (kind, text, finding) =>
    expect(pasted(text, kind).lines).toMatchObject([{ finding }]),
  )

  test('takes one line as another kind, and another value, and nothing else of it', () => {
    const [line] = pasted('77001').lines
    expect(takeLineAs(line!, 'fileName')).toEqual({ ...line, kind: 'fileName', others: [] })
    expect(replaceValue(line!, '77010')).toEqual({ ...line, value: '77010', others: [] })
  })

  test.each<[string, ReferenceKind, ReferenceKind[]]>([
    ['9004103', 'invoiceNumber', ['kid', 'transactionRid', 'receiptId']],
    ['127734800100051', 'kid', ['invoiceNumber', 'transactionRid', 'receiptId']],
    ['5500 8831', 'invoiceNumber', ['kid', 'transactionRid']],
    ['S-6b1d3c1e-6f0e', 'invoiceNumber', ['receiptId']],
    ['b0c6d3ae-1', 'receiptId', ['invoiceNumber']],
    ['Fakturanr 9004103', 'invoiceNumber', []],
    ['receipt 9004103', 'receiptId', []],
    ['case 9004103', 'caseNumber', []],
    ['2026-10442.xml', 'fileName', []],
    ['Kari Nordmann', 'invoiceeName', []],
  ])('%s is taken as %s and may be %j', (text, kind, others) =>
    expect(pasted(text).lines).toMatchObject([{ kind, others }]),
  )

  test('may be nothing else where a person or the heading says what it is', () => {
    expect(pasted('9004103', 'invoiceNumber').lines).toMatchObject([{ others: [] }])
    expect(pasted('Fakturanr\n9004103').lines).toMatchObject([{ others: [] }])
    expect(pasted('Referanse\n9004103\n9004103').lines[0]!.others).toHaveLength(3)
  })

  test('may be an invoice number where its length alone makes a payment reference of it', () =>
    expect(pasted('127734800100051\n127734800100052').lines[1]).toMatchObject({
      kind: 'kid',
      others: ['invoiceNumber', 'transactionRid', 'receiptId'],
    }))

  test('tells of doubles, whichever way they are written, and of the line that each stood on', () => {
    expect(pasted('Fakturanr\nINV-1\n\ninv-1\n"INV -1"\nINV-2').lines).toMatchObject([
      { no: 1, line: 2, doubleOf: null },
      { no: 2, line: 4, doubleOf: 1 },
      { no: 3, line: 5, doubleOf: 1 },
      { no: 4, line: 6, doubleOf: null },
    ])
  })

  test('of too many is refused with their number, and none is taken', () => {
    const column = (count: number) => Array.from({ length: count }, (_, at) => 1000 + at).join('\n')
    expect(pasted(column(referencesMax))).toMatchObject({ tooMany: false, count: referencesMax })
    expect(pasted(column(referencesMax)).lines).toHaveLength(referencesMax)
    expect(pasted(column(referencesMax + 1))).toMatchObject({
      tooMany: true,
      count: referencesMax + 1,
      lines: [],
    })
  })
})
