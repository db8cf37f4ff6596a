import { expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { listImportHeads, toImportCells } from './import-cells'

const fields = [
  { key: 'name', names: [], kind: 'text', need: 'wanted' },
  { key: 'ssn', names: [], kind: 'text', need: 'optional', isPersonal: true },
] as const
const texts = {
  field: (key: string) => `<${key}>`,
  choice: (_: string, value: string) => value,
  finding: ({ why }: { why: string }) => `is ${why}.`,
}

test('rows are handed on with their result and reasons, without what identifies a person', () => {
  const row = {
    line: 2,
    standing: 'blocked',
    values: { name: '=1+1', ssn: '01018512345' },
    findings: [
      { field: 'ssn', is: 'refused', why: 'odd', value: '01018512345' },
      { field: 'name', is: 'warned', why: 'strange', value: '=1+1' },
    ],
  } as const
  expect(listImportHeads(t, { fields, texts })).toEqual(['Line', 'Result', 'Reason', '<name>'])
  expect(toImportCells<'name' | 'ssn'>(t, { fields, texts }, row)).toEqual([
    ...[2, 'Blocked', '<ssn> is odd. <name> “=1+1” is strange.', '=1+1'],
  ])
})
