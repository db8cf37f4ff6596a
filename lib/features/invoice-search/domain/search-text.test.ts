import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchText, type SearchAs } from './search-text'

describe('a search', () => {
  test.each<[string, SearchAs, string, string]>([
    ['127734800100051', 'KID', '127734800100051', 'checkDigit'],
    ['1277 3480 0100 051', 'KID', '127734800100051', 'checkDigit'],
    ['0127734800100051', 'KID', '0127734800100051', 'checkDigit'],
    ['500221850000200350786', 'InvoiceNumber', '500221850000200350786', 'noCheckDigit'],
    ['55008831', 'InvoiceNumber', '55008831', 'noCheckDigit'],
    ['5500 8831', 'InvoiceNumber', '55008831', 'noCheckDigit'],
    ['5500\u00A08831', 'InvoiceNumber', '55008831', 'noCheckDigit'],
    ['0018', 'InvoiceNumber', '0018', 'shortNumber'],
    ['10442', 'InvoiceNumber', '10442', 'shortNumber'],
    ['12345678901234567890123456', 'InvoiceNumber', '12345678901234567890123456', 'number'],
    ['2026-11872', 'InvoiceNumber', '2026-11872', 'numberWithMarks'],
    ['2026–11872', 'InvoiceNumber', '2026-11872', 'numberWithMarks'],
    ['2026/11872', 'InvoiceNumber', '2026/11872', 'numberWithMarks'],
    ['INV-1001', 'InvoiceNumber', 'INV-1001', 'numberWithMarks'],
    ['F12345', 'InvoiceNumber', 'F12345', 'numberWithMarks'],
    ['F 12345', 'InvoiceNumber', 'F 12345', 'numberWithMarks'],
    ['#9004102', 'TransactionRid', '9004102', 'labelled'],
    ['rid 9004102', 'TransactionRid', '9004102', 'labelled'],
    ['TransactionRid: 9004102', 'TransactionRid', '9004102', 'labelled'],
    ['Transaksjons-id 9004102', 'TransactionRid', '9004102', 'labelled'],
    ['Fakturanr: 123', 'InvoiceNumber', '123', 'labelled'],
    ['Fakturanummer 127734800100051', 'InvoiceNumber', '127734800100051', 'labelled'],
    ['Invoice no. INV-1001', 'InvoiceNumber', 'INV-1001', 'labelled'],
    ['Laskun numero: 5500 8831', 'InvoiceNumber', '55008831', 'labelled'],
    ['KID 0123 4567', 'KID', '01234567', 'labelled'],
    ['OCR-nummer: 1234566', 'KID', '1234566', 'labelled'],
    ['Viitenumero 1234561', 'KID', '1234561', 'labelled'],
    ['Kunde: Ola Nordmann', 'InvoiceeName', 'Ola Nordmann', 'labelled'],
    ['Filnavn: faktura 12.pdf', 'Filename', 'faktura 12.pdf', 'labelled'],
    ['faktura_2026_11872.xml', 'Filename', 'faktura_2026_11872.xml', 'fileName'],
    ['faktura for mars (1).PDF', 'Filename', 'faktura for mars (1).PDF', 'fileName'],
    ['C:\\ut\\mars 2026\\faktura 12.pdf', 'Filename', 'faktura 12.pdf', 'fileName'],
    ['/out/2026/inv_1.xml', 'Filename', 'inv_1.xml', 'fileName'],
    ['sftp://host/out/inv_1.xml', 'Filename', 'inv_1.xml', 'fileName'],
    ['Kari Nordmann', 'InvoiceeName', 'Kari Nordmann', 'name'],
    ['Nordmann, Kari', 'InvoiceeName', 'Nordmann, Kari', 'name'],
    ['Blåbær & Sønner A/S', 'InvoiceeName', 'Blåbær & Sønner A/S', 'name'],
    ['Kid Interiør AS', 'InvoiceeName', 'Kid Interiør AS', 'name'],
    ['Faktura AS', 'InvoiceeName', 'Faktura AS', 'name'],
    ['Finn.no AS', 'InvoiceeName', 'Finn.no AS', 'name'],
    ['Bakeri 24 AS', 'InvoiceeName', 'Bakeri 24 AS', 'name'],
    ['"5500 8831"', 'InvoiceNumber', '55008831', 'noCheckDigit'],
    ['="00018"', 'InvoiceNumber', '00018', 'shortNumber'],
    ["'00018", 'InvoiceNumber', '00018', 'shortNumber'],
    ['\u200B«10442».', 'InvoiceNumber', '10442', 'shortNumber'],
    ['5.5008831E+11', 'InvoiceNumber', '5.5008831E+11', 'rounded'],
    ['1,27735E+14', 'InvoiceNumber', '1,27735E+14', 'rounded'],
    ['KID: 1,27735E+14', 'InvoiceNumber', '1,27735E+14', 'rounded'],
    ['1001\n1002\r\n\n1003\n', 'References', '1001\n1002\n1003', 'list'],
    ['1001\t1002', 'References', '1001\t1002', 'list'],
    ['1001, 1002,1003', 'References', '1001, 1002,1003', 'list'],
    ['1001;1002', 'References', '1001;1002', 'list'],
    ['55008831 55008832 55008833', 'References', '55008831 55008832 55008833', 'list'],
    ['55008831\n', 'InvoiceNumber', '55008831', 'noCheckDigit'],
    ['Org.nr: 974 760 673', 'KID', '974760673', 'notSearchable'],
    ['   ', 'InvoiceNumber', '', 'nothing'],
  ])('for %j is one by %s', (typed, as, text, why) =>
    expect(parseSearchText(typed)).toMatchObject({ as, text, why: { key: why } }),
  )

  test('offers the invoice number where it guessed a payment reference, and the other way round', () => {
    expect(parseSearchText('127734800100051').others[0]).toBe('InvoiceNumber')
    expect(parseSearchText('55008831').others[0]).toBe('KID')
  })

  test('is taken as a person chooses, and offers what it would have been', () => {
    expect(parseSearchText('127734800100051', 'InvoiceNumber')).toMatchObject({
      as: 'InvoiceNumber',
      text: '127734800100051',
      why: { key: 'chosen' },
    })
    expect(parseSearchText('127734800100051', 'InvoiceNumber').others).toContain('KID')
    expect(parseSearchText('KID: 5500 8831', 'InvoiceeName')).toMatchObject({
      as: 'InvoiceeName',
      text: '5500 8831',
    })
  })
})

const choices: (SearchAs | undefined)[] = [
  undefined,
  'InvoiceNumber',
  'KID',
  'Filename',
  'TransactionRid',
  'InvoiceeName',
  'References',
]
const pieces = fc.constantFrom(
  'Fakturanr',
  'KID',
  'rid',
  '#',
  ': ',
  ' ',
  '\u00A0',
  '\u200B',
  '"',
  "'",
  '=',
  '-',
  '.',
  ',',
  ';',
  '\n',
  '\t',
  '/',
  '\\',
  '.pdf',
  'E+11',
  '12',
  '0',
  'Kari',
  'AS',
)
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
)

describe('whatever is typed', () => {
  test('is understood, and its text stays the same when it is understood again', () =>
    fc.assert(
      fc.property(anything, fc.constantFrom(...choices), (typed, chosen) => {
        const first = parseSearchText(typed, chosen)
        const again = parseSearchText(first.text, first.as)
        expect([again.text, again.as]).toEqual([first.text, first.as])
        expect(first.others).not.toContain(first.as)
        expect(new Set(first.others).size).toBe(first.others.length)
      }),
      { numRuns: 5_000 },
    ))

  test('keeps every digit of a number in its order, leading zeros too', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 5 }),
          { minLength: 1, maxLength: 5 },
        ),
        fc.constantFrom('', ' ', '\u00A0', '\u202F', '-'),
        fc.constantFrom('', 'KID: ', 'Fakturanr. ', '"', '#'),
        fc.constantFrom(...choices),
        (groups, blank, before, chosen) => {
          const { text } = parseSearchText(before + groups.join(blank), chosen)
          expect(text.replace(/\D/g, '')).toBe(groups.join(''))
        },
      ),
      { numRuns: 2_000 },
    ))
})
