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
  ['Kreditnota', 'CN'],
  ['rn', 'RN'],
  ['Proforma', 'Proforma'],
])('a type that is written %j is %s', (written, code) =>
  expect(check({ ...good, documentType: written })[0]!.values.documentType).toBe(code),
)

describe('a row is kept from going out', () => {
  test.each<[string, Values, [string, string, string][]]>([
    ['sums', { inclVat: '1250.01' }, [['inclVat', 'refused', 'addUp']]],
    ['a sign', { documentType: 'CN', dueDate: '' }, [['inclVat', 'refused', 'wrongSign']]],
    ['a due day', { dueDate: '2026-11-25' }, [['dueDate', 'refused', 'beforeDate']]],
    ['a currency', { currency: 'kroner' }, [['currency', 'refused', 'notCurrency']]],
    ['a KID', { kid: 'abc' }, [['kid', 'refused', 'notKid']]],
    ['a rounded number', { documentNo: '5.5E+11' }, [['documentNo', 'refused', 'rounded']]],
    [
      'an identity number in a text',
      { buyerReference: 'Kari 01017012345' },
      [['buyerReference', 'refused', 'identityNumber']],
    ],
    ['no number', { documentNo: '' }, [['documentNo', 'refused', 'missing']]],
  ])('by %s', (_, change, findings) => expect(found({ ...good, ...change })).toEqual(findings))
})

test.each<[string, Values, [string, string, string]]>([
  ['a check digit', { kid: '123456' }, ['kid', 'warned', 'kidUnchecked']],
  ['a type of its own', { documentType: 'XX' }, ['documentType', 'warned', 'unknownType']],
  ['no due day', { dueDate: '' }, ['dueDate', 'warned', 'noDueDate']],
])('a person is asked about %s', (_, change, finding) =>
  expect(found({ ...good, ...change })).toEqual([finding]),
)

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
