import { expect, test } from 'vitest'
import { type RowLookups, withLookups } from './document-lookup'

const row = { line: 2, values: { documentNo: 'D-1', customerNo: '10001' }, findings: [] }

test.each<[RowLookups, string[]]>([
  [{ number: 'there', customer: 'there' }, ['documentNo excluded known']],
  [{ number: 'untold', customer: 'there' }, ['documentNo warned untold']],
  [{ number: 'absent', customer: 'absent' }, ['customerNo warned noCustomer']],
  [{ number: 'absent', customer: 'untold' }, []],
  [{ number: 'absent', customer: 'there' }, []],
  [{ number: 'open', customer: 'open' }, []],
  [{}, []],
])('of %j is said %j', (lookups, said) =>
  expect(
    withLookups(row, lookups).findings.map(({ field, is, why }) => `${field} ${is} ${why}`),
  ).toEqual(said),
)
