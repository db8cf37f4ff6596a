import { expect, test } from 'vitest'
import { emptyCodeNames, toCodeNames } from './code-names'

const names = toCodeNames({
  codes: [
    { codeType: 'einvoiceCode', code: '90', name: 'EHF over Peppol' },
    { codeType: 'documentType', code: 'IN', name: 'Invoice' },
    { codeType: 'documentType', code: 'XX', name: '' },
    { codeType: null, code: 'IN', name: 'Stray' },
    null,
    { codeType: 'lineType' },
  ],
})

test.each([
  ['einvoiceCode', 90, 'EHF over Peppol'],
  ['einvoiceCode', '90', 'EHF over Peppol'],
  ['documentType', 'in', 'Invoice'],
  ['documentType', 'XX', null],
  ['documentType', '90', null],
  ['documentType', '', null],
  ['documentType', null, null],
  ['lineType', 'PLH', null],
] as const)('%s %j is called %j', (type, code, name) => expect(names.find(type, code)).toBe(name))

test('unknown codes are named once, and none of a kind that the service tells nothing of', () => {
  const seen = ['IN', 'ZZ', 'xx', 'ZZ', null, '', undefined]
  expect(names.listUnknown('documentType', seen)).toEqual(['ZZ'])
  expect(names.listUnknown('attachmentCode', seen)).toEqual([])
  expect(toCodeNames({}).listUnknown('documentType', seen)).toEqual([])
  expect(emptyCodeNames.listUnknown('documentType', seen)).toEqual([])
})

const methods = [
  { codeType: 'AutoPostingMethod', code: 'PAYMENT', name: 'Payment', isActive: true },
  { codeType: 'autoPostingMethod', code: 'payment', name: 'Paid', isActive: null },
  { codeType: 'autoPostingMethod', code: 'OLD', name: 'Old', isActive: false },
  { codeType: 'autoPostingMethod', code: 'BARE' },
  { codeType: 'documentType', code: 'IN', name: 'Invoice' },
]

test('a code may be chosen once, unless it is no longer in use', () => {
  expect(toCodeNames({ codes: methods }).listChoices('autoPostingMethod')).toEqual([
    { code: 'payment', name: 'Paid' },
    { code: 'BARE', name: null },
  ])
  expect(toCodeNames({ codes: methods }).listChoices('lineType')).toEqual([])
})

test.each([
  ['every code', { codes: methods, summary: { totalCount: 5 } }, true],
  ['a page of more', { codes: methods, summary: { totalCount: 6 } }, false],
  ['a count that is less', { codes: methods, summary: { totalCount: 4 } }, false],
  ['no count', { codes: methods }, false],
  [
    'a row that could not be read',
    { codes: [...methods, null], summary: { totalCount: 5 } },
    false,
  ],
  ['a row of no kind', { codes: [{ code: 'A' }], summary: { totalCount: 1 } }, false],
  ['no list', { summary: { totalCount: 0 } }, false],
])('whether the codes are whole: %s', (_, answer, isWhole) => {
  expect(toCodeNames(answer).isWhole).toBe(isWhole)
})
