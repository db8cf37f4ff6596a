import { expect, test } from 'vitest'
import { matchColumns } from '@/lib/shared/file-import/match-columns'
import { documentImportFields } from './document-file-columns'

const find = (key: string) => documentImportFields.find((field) => field.key === key)
const listKeys = (holds: (field: (typeof documentImportFields)[number]) => boolean) =>
  documentImportFields.filter(holds).map(({ key }) => key)

test('a file says amounts and days in its own form, and everything else as text', () => {
  expect(listKeys(({ kind }) => kind === 'number')).toEqual(['exclVat', 'vat', 'inclVat'])
  expect(listKeys(({ kind }) => kind === 'day')).toEqual(['documentDate', 'dueDate'])
  expect(find('dueDate')!.after).toBe('documentDate')
})

test('what no document is without is required; of three amounts the total alone', () =>
  expect(listKeys(({ need }) => need === 'required')).toEqual([
    ...['documentType', 'customerNo', 'documentNo', 'documentDate', 'currency', 'inclVat'],
  ]))

test('no name is that of two fields', () => {
  const names = documentImportFields.flatMap((field) => [field.key.toLowerCase(), ...field.names])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('the heads of a file of another program are matched', () =>
  expect(
    matchColumns(documentImportFields, ['Bilagstype', 'Kundenr', 'Fakturanr', 'Netto', 'Moms']),
  ).toEqual({
    documentType: { from: 'column', column: 0 },
    customerNo: { from: 'column', column: 1 },
    documentNo: { from: 'column', column: 2 },
    exclVat: { from: 'column', column: 3 },
    vat: { from: 'column', column: 4 },
  }))
