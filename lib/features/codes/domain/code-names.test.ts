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
