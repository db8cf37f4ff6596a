import { describe, expect, test } from 'vitest'
import { createDocumentCheck, toRowDocument } from './document-file'
import { type DocumentField, knownDocumentTypes } from './typed-document'

const good = {
  ...{ documentType: 'IN', customerNo: '10001', documentNo: 'D-1', documentDate: '2026-11-26' },
  ...{ dueDate: '2026-12-10', currency: 'NOK', exclVat: '1000', vat: '250', inclVat: '1250' },
}
type Values = Partial<Record<DocumentField, string>>

const check = (...rows: Values[]) => {
  const checkRow = createDocumentCheck(knownDocumentTypes)
  return rows.map((values, at) => checkRow({ line: at + 2, cells: values, values, findings: [] }))
}
const found = (values: Values) =>
  check(values)[0]!.findings.map(({ field, is, why }) => [field, is, why])

test('a row with nothing against it is the document that goes out', () => {
  const [row] = check(good)
  expect(row!.findings).toEqual([])
  expect(toRowDocument(row!)).toMatchObject({
    ...{ documentType: 'IN', customerNo: '10001', documentNo: 'D-1', currency: 'NOK' },
    ...{ documentDate: '2026-11-26', dueDate: '2026-12-10', lines: [] },
    amounts: { exclVat: 1000, vat: 250, inclVat: 1250 },
  })
})

test.each([
  [
    'the amount without VAT',
    { exclVat: undefined, vat: '250.02', inclVat: '1250.12' },
    'exclVat',
    '1000.1',
  ],
  [
    'the amount without VAT of nothing',
    { exclVat: undefined, vat: '0', inclVat: '1250' },
    'exclVat',
    '1250',
  ],
  ['VAT', { exclVat: '1000.1', vat: undefined, inclVat: '1250.12' }, 'vat', '250.02'],
  ['the total', { exclVat: '1000.1', vat: '250.02', inclVat: undefined }, 'inclVat', '1250.12'],
] as const)('of three amounts, %s is what the other two make', (_, amounts, field, value) => {
  const { [field]: __, ...given } = { ...good, ...amounts }
  const [row] = check(given as Values)
  expect([row!.values[field], row!.findings]).toEqual([value, []])
})

test('two amounts that are not there are missing, and none is made up', () => {
  const { exclVat: _, vat: __, ...rest } = good
  expect(found(rest)).toEqual([
    ['exclVat', 'refused', 'missing'],
    ['vat', 'refused', 'missing'],
  ])
})

test.each([
  ['Faktura', 'IN'],
  [' invoice ', 'IN'],
  ['Lasku', 'IN'],
  ['Rechnung', 'IN'],
  ['Credit note', 'CN'],
  ['Kreditnota', 'CN'],
  ['Kreditfaktura', 'CN'],
  ['Hyvityslasku', 'CN'],
  ['Gutschrift', 'CN'],
  ['Interest note', 'RN'],
  ['Rentenota', 'RN'],
  ['Räntefaktura', 'RN'],
  ['rn', 'RN'],
  ['Proforma', 'Proforma'],
])('a type that is written %j is %s', (written, code) =>
  expect(check({ ...good, documentType: written })[0]!.values.documentType).toBe(code),
)

describe('a row is kept from going out', () => {
  test.each<[string, Values, [string, string, string][]]>([
    ['sums', { inclVat: '1250.01' }, [['inclVat', 'refused', 'addUp']]],
    ['a sign', { documentType: 'CN', dueDate: '' }, [['inclVat', 'refused', 'wrongSign']]],
    [
      'a sign alone, where its sum is wrong too',
      { documentType: 'CN', dueDate: '', vat: '0' },
      [['inclVat', 'refused', 'wrongSign']],
    ],
    ['a due day', { dueDate: '2026-11-25' }, [['dueDate', 'refused', 'beforeDate']]],
    ['a currency', { currency: 'kroner' }, [['currency', 'refused', 'notCurrency']]],
    ['a KID', { kid: 'abc' }, [['kid', 'refused', 'notKid']]],
    ['a rounded number', { documentNo: '5.5E+11' }, [['documentNo', 'refused', 'rounded']]],
    ['a rounded customer', { customerNo: '1.2E+10' }, [['customerNo', 'refused', 'rounded']]],
    ...(
      [
        ...(['customerMessage', 'sellerReference', 'buyerReference'] as const),
        ...(['additionalReference', 'salesOrderId', 'purchaseOrderId'] as const),
      ] as const
    ).map((field): [string, Values, [string, string, string][]] => [
      `an identity number in ${field}`,
      { [field]: 'Kari 01017012345' },
      [[field, 'refused', 'identityNumber']],
    ]),
    ['no number', { documentNo: '' }, [['documentNo', 'refused', 'missing']]],
    [
      'a number that is no part of an address',
      { documentNo: '..' },
      [['documentNo', 'refused', 'notToken']],
    ],
    [
      'a customer with a control',
      { customerNo: '1\u0007' },
      [['customerNo', 'refused', 'notToken']],
    ],
  ])('by %s', (_, change, findings) => expect(found({ ...good, ...change })).toEqual(findings))
})

test.each<[string, Values, [string, string, string]]>([
  ['a check digit', { kid: '123456' }, ['kid', 'warned', 'kidUnchecked']],
  ['a type of its own', { documentType: 'XX' }, ['documentType', 'warned', 'unknownType']],
  ['no due day', { dueDate: '' }, ['dueDate', 'warned', 'noDueDate']],
  [
    'an interest note without a due day',
    { documentType: 'RN', dueDate: '' },
    ['dueDate', 'warned', 'noDueDate'],
  ],
])('a person is asked about %s', (_, change, finding) =>
  expect(found({ ...good, ...change })).toEqual([finding]),
)

test('a KID whose check digit fits is not asked about', () =>
  expect(found({ ...good, kid: '123455' })).toEqual([]))

test('a known type that the service does not offer is asked about', () => {
  const checkRow = createDocumentCheck(['CN'])
  const row = checkRow({ line: 2, cells: good, values: good, findings: [] })
  expect(row.findings).toMatchObject([{ field: 'documentType', why: 'unknownType' }])
})

test('a number with blanks around it is the same number', () =>
  expect(check(good, { ...good, documentNo: ' D-1 ' })[1]!.findings.map(({ why }) => why)).toEqual([
    'double',
  ]))

test('a credit note needs no due day', () =>
  expect(
    found({
      ...good,
      documentType: 'CN',
      dueDate: '',
      exclVat: '-1000',
      vat: '-250',
      inclVat: '-1250',
    }),
  ).toEqual([]))

test('a number stands in a file once: a later row stays behind, whatever is found of the first', () => {
  const rows = check(
    { ...good, currency: '' },
    { ...good, customerNo: '10002' },
    { ...good, documentNo: 'D-2' },
  )
  expect(rows.map(({ findings }) => findings.map(({ is, why }) => `${is} ${why}`))).toEqual([
    ['refused missing'],
    ['excluded double'],
    [],
  ])
})

test('what a reader found of a field is not said twice', () => {
  const checkRow = createDocumentCheck(knownDocumentTypes)
  const finding = { field: 'inclVat', is: 'refused', why: 'notNumber', value: 'ten' } as const
  const values = { ...good, inclVat: 'ten' }
  expect(checkRow({ line: 2, cells: values, values, findings: [finding] }).findings).toEqual([
    finding,
  ])
})
