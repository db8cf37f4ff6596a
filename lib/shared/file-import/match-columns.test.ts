import { expect, test } from 'vitest'
import {
  countNeededCells,
  listOpenDoubles,
  matchColumns,
  withRememberedColumns,
} from './match-columns'

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

test('of columns with one head none is taken until a person says which, and that is told', () => {
  const heads = ['Navn', 'Telefon', ' telefon. ', 'Kd. tlf.', '', '']
  const sources = matchColumns(fields, heads)
  expect(sources).toEqual({ name: { from: 'column', column: 0 } })
  expect(listOpenDoubles(heads, sources)).toEqual(['Telefon'])
  const remembered = [{ head: 'telefon', field: 'phone' }] as const
  expect(withRememberedColumns(sources, heads, remembered)).toEqual(sources)

  const chosen = { ...sources, phone: { from: 'column', column: 2 } } as const
  expect(listOpenDoubles(heads, chosen)).toEqual([])
})

test('a row needs a cell for every head, and for a column without one that is used', () => {
  expect(countNeededCells(['Navn', 'Telefon', ' ', ''], {})).toBe(2)
  expect(countNeededCells(['Navn', '', ''], { name: { from: 'column', column: 1 } })).toBe(2)
})
