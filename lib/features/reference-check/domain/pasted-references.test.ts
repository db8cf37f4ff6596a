import { describe, expect, test } from 'vitest'
import { checkNumbers } from '@/lib/shared/checks/number-checks'
import { parsePastedReferences, type ReferenceKind, referencesMax } from './pasted-references'

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
    ['Invoice number\n1001\n1002', 'Invoice number', 'InvoiceNumber'],
    ['Fakturanr.\n1001\n1002', 'Fakturanr.', 'InvoiceNumber'],
    ['"KID"\n1001\n1002', 'KID', 'KID'],
    ['Viitenumero\n1001\n1002', 'Viitenumero', 'KID'],
    ['Org.nr\n1001\n1002', 'Org.nr', 'OrganizationNumber'],
    ['Referanse\n1001\n1002', 'Referanse', 'InvoiceNumber'],
    ['Kari Nordmann\nOla Nordmann', null, 'InvoiceeName'],
    ['1001\n1002', null, 'InvoiceNumber'],
    ['KID', null, 'InvoiceeName'],
  ])('%j has the header %j and is of %s', (text, header, kind) =>
    expect(pasted(text)).toMatchObject({ header, kind }),
  )

  test.each([
    ['127734800100051\n127734800100051\n55008831', 'KID'],
    ['1001\n1002\n127734800100051', 'InvoiceNumber'],
    ['a.xml\nb.pdf', 'Filename'],
    ['#9004102\n#9004103', 'TransactionRid'],
    ['974760673\n923609016\n974760674', 'OrganizationNumber'],
    ['556036-0793\n556036-0793', 'OrganizationNumber'],
    ['202611-0872\n202611-0873', 'InvoiceNumber'],
  ])('%j is of %s by most of its lines', (text, likely) =>
    expect(pasted(text)).toMatchObject({ likely, kind: likely }),
  )

  test.each<[ReferenceKind, string, string | null]>([
    ['KID', '127734800100051', null],
    ['KID', '127734800100052', 'checkDigit'],
    ['KID', 'INV-1001', 'form'],
    ['KID', '1.27735E+14', 'rounded'],
    ['TransactionRid', '#9004102', null],
    ['TransactionRid', 'INV-1', 'form'],
    ['OrganizationNumber', '974 760 673', 'noField'],
    ['OrganizationNumber', '974 760 674', 'organizationNumber'],
    ['InvoiceNumber', '127734800100052', null],
    ['InvoiceNumber', '5.5008831E+11', 'rounded'],
    ['InvoiceeName', 'x'.repeat(256), 'tooLong'],
  ])('taken as %s, %s has the finding %s', (kind, text, finding) =>
    expect(pasted(text, kind).lines).toMatchObject([{ finding }]),
  )

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
