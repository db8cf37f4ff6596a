import { expect, test } from 'vitest'
import type { ImportAnswer } from '@/lib/shared/file-import/import-answers'
import type { GivenValue, ImportField } from '@/lib/shared/file-import/import-fields'
import { matchColumns } from '@/lib/shared/file-import/match-columns'
import { createImportEdits } from './import-edits'
import { type ImportState, takeFile } from './taken-file'

type Key = 'amount' | 'fee' | 'currency'
const fields: ImportField<Key>[] = [
  { key: 'amount', names: [], kind: 'number', need: 'required' },
  { key: 'fee', names: [], kind: 'number', need: 'optional' },
  { key: 'currency', names: [], kind: 'text', need: 'required' },
]
const rows = [
  ['amount', 'fee', 'currency'],
  ['1.5', '2', 'XX'],
  ['2.25', '3', 'XX'],
]
const given = {
  name: 'a.csv',
  table: {
    separator: ';' as const,
    records: rows.map((cells, at) => ({ line: at + 1, cells })),
    openQuote: null,
  },
}

/** A file that is open, with its edits. */
function open() {
  let state: ImportState<Key> = takeFile(given, {
    fields,
    match: (heads) => matchColumns(fields, heads),
  })
  return {
    read: () => state,
    edit: () =>
      createImportEdits(state, fields, (next) => {
        state = { ...state, ...next }
      }),
  }
}
type Edits = ReturnType<typeof open>

function setAll({ edit, read }: Edits, field: Key, value: string): ImportAnswer<Key> {
  const cases = [2, 3].map((line) => ({ line, value: '' }))
  const group = { id: '', field, is: 'refused', why: 'odd', values: [''], cases } as const
  edit().answer({ group, does: 'set', given: toGiven(value) })
  return read().answers.at(-1)!
}
const toGiven = (value: string): GivenValue<Key> => ({ from: 'value', value })
const column = (at: number) => ({ from: 'column', column: at })

test('a value for all rows holds when the one before it is taken back', () => {
  const file = open()
  const first = setAll(file, 'currency', 'YY')
  setAll(file, 'currency', 'NOK')
  file.edit().takeBack(first)
  expect(file.read().sources.currency).toEqual(toGiven('NOK'))
  file.edit().takeBack(file.read().answers[0]!)
  expect(file.read()).toMatchObject({ answers: [], sources: { currency: column(2) } })
})

test('values for all rows that are taken back from the last one give each the one before', () => {
  const file = open()
  const first = setAll(file, 'currency', 'YY')
  const amount = setAll(file, 'amount', '7')
  const second = setAll(file, 'currency', 'NOK')
  file.edit().takeBack(second)
  expect(file.read()).toMatchObject({ sources: { currency: toGiven('YY'), amount: toGiven('7') } })
  file.edit().takeBack(first)
  expect(file.read()).toMatchObject({ answers: [amount], sources: { currency: column(2) } })
})

test('a column that comes back is read as it is written', () => {
  const file = open()
  expect(file.read().forms.decimals).toBe('.')
  const amount = setAll(file, 'amount', '7')
  file.edit().setSource('fee', null)
  file.edit().takeBack(amount)
  expect(file.read()).toMatchObject({ sources: { amount: column(0) }, forms: { decimals: '.' } })
})
