import { expect, test } from 'vitest'
import { matchColumns, withRememberedColumns } from './match-columns'

const fields = [
  { key: 'name', names: ['navn'], kind: 'text', need: 'optional' },
  { key: 'phone', names: ['telefon'], kind: 'text', need: 'optional' },
] as const

test('what was chosen by hand for a head comes before what it is called', () => {
  const heads = ['Navn', 'Kd. tlf.', 'Telefon']
  const sources = matchColumns(fields, heads)
  expect(sources.phone).toEqual({ from: 'column', column: 2 })
  expect(
    withRememberedColumns(sources, heads, [
      { head: 'kdtlf', field: 'phone' },
      { head: 'elsewhere', field: 'name' },
    ]),
  ).toEqual({ name: { from: 'column', column: 0 }, phone: { from: 'column', column: 1 } })
})
