import { expect, test } from 'vitest'
import { parseDelimitedText } from '@/lib/client/files/parse-delimited-text'
import { applyAnswers, type ImportAnswer } from '@/lib/shared/file-import/import-answers'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import { matchColumns } from '@/lib/shared/file-import/match-columns'
import type { Separator } from '@/lib/shared/tables/text-table'
import { type ImportState, type Taking, takeAgain, takeFile } from './taken-file'

type Key = 'number' | 'name' | 'amount' | 'currency'
const fields: ImportField<Key>[] = [
  { key: 'number', names: ['nr'], kind: 'text', need: 'required' },
  { key: 'name', names: [], kind: 'text', need: 'wanted' },
  { key: 'amount', names: ['beløp'], kind: 'number', need: 'required' },
  { key: 'currency', names: [], kind: 'text', need: 'required' },
]
const taking: Taking<Key> = { fields, match: (heads) => matchColumns(fields, heads) }
const text = 'nr;name;beløp\n1;Bjørn;1,5\n2;Ærlig, Ås;ten\n3;Åse;7'
const read = (written = text, separator: Separator = ';') => ({
  name: 'list.csv',
  table: parseDelimitedText(written, separator),
})
/** As UTF-8 looks when it is taken for Western, and the other way round. */
const asWestern = read(new TextDecoder('windows-1252').decode(new TextEncoder().encode(text)))
const asUtf8 = read(text.replace(/[^ -~\n]/g, '\ufffd'))
const byComma = read(text, ',')

const mend = { line: 3, field: 'amount', value: '10' } as const
const currency = { from: 'value', value: 'NOK' } as const
const caseOf = (line: number) => ({ line, value: '' })
const group = { id: '', field: null, is: 'warned', why: 'odd', values: [''] } as const
const leftOut: ImportAnswer<Key> = { does: 'leaveOut', group: { ...group, cases: [caseOf(4)] } }

function say(state: ImportState<Key>, more: Partial<ImportState<Key>> = {}): ImportState<Key> {
  const sources = { ...state.sources, currency }
  return {
    ...{ ...state, sources, saidForms: { days: 'mdy' }, mends: [mend], answers: [leftOut] },
    ...{ isTouched: true, ...more },
  }
}
const said = say(takeFile(read(), taking))

test.each([
  ['Western', asWestern],
  ['UTF-8 with letters that cannot be read', asUtf8],
])('what was said of a file holds when its text is read as %s', (_, given) => {
  const again = takeAgain(said, given, taking)
  const { sources, mends, answers, saidForms, begun, isTouched } = said
  expect(again).toMatchObject({ sources, mends, answers, saidForms, isTouched, left: null })
  expect(again.begun).toBe(begun)
  expect(again.table).toBe(given.table)
  expect(again.forms).toMatchObject({ days: 'mdy', decimals: ',' })
})

test('heads that can be read at last are matched, and what a person chose stays', () => {
  const wrong = takeFile(asWestern, taking)
  expect(wrong.sources).not.toHaveProperty('amount')
  const chosen = say(wrong, { sources: { number: { from: 'column', column: 1 }, currency } })
  expect(takeAgain(chosen, read(), taking).sources).toEqual({
    number: { from: 'column', column: 1 },
    amount: { from: 'column', column: 2 },
    currency,
  })
})

test('no column that a person gave to a field is given to another one besides', () => {
  const wrong = takeFile(asWestern, taking)
  const number = { from: 'column', column: 2 } as const
  const chosen = say(wrong, { sources: { ...wrong.sources, number } })
  expect(takeAgain(chosen, read(), taking).sources).toEqual({
    number,
    name: { from: 'column', column: 1 },
  })
})

test('of other columns nothing holds, and all of it comes back with the columns', () => {
  const other = takeAgain(said, byComma, taking)
  expect(other).toMatchObject({ mends: [], answers: [], saidForms: {}, isTouched: false })
  expect(other.sources).not.toHaveProperty('currency')
  const { sources, mends, answers } = said
  const back = takeAgain(takeAgain(other, read(text, '|'), taking), asWestern, taking)
  expect(back).toMatchObject({ sources, mends, answers, begun: said.begun, left: null })
})

test('what was said of the other columns comes back with them in its turn', () => {
  const name = { from: 'value', value: 'x' } as const
  const other = say(takeAgain(said, byComma, taking), { sources: { name }, mends: [] })
  const back = takeAgain(other, read(), taking)
  expect(back.mends).toEqual([mend])
  expect(takeAgain(back, byComma, taking).sources).toMatchObject({ name })
})

test('as many columns that are others are not the same', () => {
  const written = 'nr;name,amount\n1;x,7\n2;y,8'
  const taken = say(takeFile(read(written), taking), { mends: [], answers: [] })
  const again = takeAgain(taken, read(written, ','), taking)
  expect(again).toMatchObject({ sources: { amount: { column: 1 } }, left: { begun: taken.begun } })
  expect(again.sources).not.toHaveProperty('currency')
})

test.each([
  ['a mend', { answers: [] }, 3],
  ['an answer', { mends: [] }, 4],
])('%s is of no other row that stands on its line', (_, more, line) => {
  const taken = say(takeFile(read(), taking), more)
  const given = read()
  given.table.records[line - 1] = { line, cells: ['9', 'Bjørn', '1,5'] }
  const again = takeAgain(taken, given, taking)
  expect(applyAnswers(again.answers, again.mends).changes.get(line)).toBeUndefined()
  expect([again.mends, again.answers]).toEqual([[], []])
})

test('a value for all rows holds whatever becomes of a row', () => {
  const cases = [2, 3, 4].map(caseOf)
  const answer: ImportAnswer<Key> = {
    ...{ does: 'set', given: currency, replaced: null },
    group: { ...group, field: 'currency', cases },
  }
  const taken = say(takeFile(read(), taking), { mends: [], answers: [answer] })
  const given = read()
  given.table.records.pop()
  expect(takeAgain(taken, given, taking)).toMatchObject({
    answers: [answer],
    sources: { currency },
  })
})

test('what was kept of a file is asked for where nothing holds of another reading of it', () => {
  const kept = { sources: { name: currency }, saidForms: {}, mends: [] }
  const restoring: Taking<Key> = {
    ...taking,
    restore: ({ table }) => (table === byComma.table ? kept : null),
  }
  const again = takeAgain(takeFile(read(), restoring), byComma, restoring)
  expect(again).toMatchObject({ ...kept, isTouched: true })
})
