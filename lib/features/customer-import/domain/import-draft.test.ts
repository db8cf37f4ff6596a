import { expect, test } from 'vitest'
import { findKeptImport, toKeptImport } from './import-draft'

const file = { name: 'moved.csv', size: 40, lastModified: 1_795_000_000_000 }
const readAs = { columns: 2, separator: ';' } as const
const said = {
  sources: {
    customerNo: { from: 'column', column: 0 },
    phoneNo: { from: 'column', column: 1 },
    countryCode: { from: 'value', value: 'NO' },
  },
  saidForms: {},
  mends: [{ line: 2, field: 'phoneNo', value: '+4722334455' }],
  meanings: { phoneNo: 'keep' },
  doubles: null,
} as const
const store = (more: Partial<Parameters<typeof toKeptImport>[2]> = {}): unknown =>
  JSON.parse(JSON.stringify(toKeptImport(file, readAs, { ...said, ...more })))

test('what was said of a file comes back for that file', () => {
  expect(findKeptImport(store(), file, readAs)).toMatchObject({ ...said, omitted: 0 })
})

test.each([
  ['of another name', { ...file, name: 'moved-2.csv' }, readAs],
  ['that was written since', { ...file, lastModified: file.lastModified + 1 }, readAs],
  ['of another length', { ...file, size: 41 }, readAs],
  ['read in other columns', file, { ...readAs, columns: 1 }],
  ['read in as many columns by another separator', file, { ...readAs, separator: ',' }],
] as const)('nothing comes back for a file %s', (_, other, otherReading) => {
  expect(findKeptImport(store(), other, otherReading)).toBeNull()
})

test('what an earlier build kept without a separator comes back by its columns', () => {
  const { separator: _, ...earlier } = store() as Record<string, unknown>
  expect(findKeptImport(earlier, file, { ...readAs, separator: ',' })).toMatchObject(said)
})

test('values of personal fields are not kept, and counted', () => {
  const kept = store({
    sources: { ...said.sources, ssn: { from: 'value', value: '15885098765' } },
    mends: [...said.mends, { line: 3, field: 'dateOfBirth', value: '1958-08-15' }],
  })
  expect(JSON.stringify(kept)).not.toMatch(/15885098765|1958-08-15/)
  expect(findKeptImport(kept, file, readAs)).toMatchObject({ ...said, omitted: 2 })
})

test('too much is not kept, and a draft of another form is none', () => {
  const mends = Array.from({ length: 4_000 }, (_, line) => ({ ...said.mends[0], line }))
  expect(toKeptImport(file, readAs, { ...said, mends })).toBeNull()
  expect(findKeptImport({ form: 0, ...readAs }, file, readAs)).toBeNull()
  expect(findKeptImport(undefined, file, readAs)).toBeNull()
})
