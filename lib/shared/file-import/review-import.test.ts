import { describe, expect, test } from 'vitest'
import { detectForms } from './detect-forms'
import { applyAnswers, type ImportAnswer, type ImportMend } from './import-answers'
import type { ImportField } from './import-fields'
import type { ImportFinding } from './import-findings'
import { listUnusedHeads, matchColumns, withSource } from './match-columns'
import { readImportRow } from './read-import-row'
import { beginReview } from './review-import'
import type { ReviewedRow } from './row-standing'

type Key = 'number' | 'amount' | 'issued' | 'due' | 'currency' | 'born'
const fields: ImportField<Key>[] = [
  { key: 'number', names: ['Nr.'], kind: 'text', need: 'wanted' },
  { key: 'amount', names: ['Beløp'], kind: 'number', need: 'required' },
  { key: 'issued', names: ['date'], kind: 'day', need: 'optional' },
  { key: 'due', names: [], kind: 'day', need: 'optional', after: 'issued' },
  { key: 'currency', names: [], kind: 'text', need: 'required' },
  { key: 'born', names: [], kind: 'birthday', need: 'optional' },
]

const heads = ['nr', 'BELØP ', 'Date', 'What']
function review<Row extends ReviewedRow<Key>>(
  rows: readonly Row[],
  answers: ImportAnswer<Key>[],
  mends: ImportMend<Key>[] = [],
) {
  const begun = beginReview<Key, Row>(fields, { answers, mends })
  for (const row of rows) begun.add(row)
  return begun.finish()
}

const lines = [
  ['1', '1.234,50', '13.02.2026', 'x'],
  ['2', '55,94', '01.03.2026', 'y'],
  ['3', 'ten', '2026-03-01', 'z'],
]
const table = {
  separator: ';',
  openQuote: null,
  records: [heads, ...lines].map((cells, at) => ({ line: at + 1, cells })),
} as const
const toTable = (rows: readonly (readonly string[])[]) => ({
  ...table,
  records: rows.map((cells, at) => ({ line: at + 1, cells: [...cells] })),
})

function run(
  answers: ImportAnswer<Key>[] = [],
  mends: ImportMend<Key>[] = [],
  sources = matchColumns(fields, heads),
) {
  const plan = {
    fields,
    sources,
    forms: detectForms(toTable([heads, ...lines]), fields, sources),
    changes: applyAnswers(answers, mends).changes,
    width: heads.length,
  }
  const rows = toTable([heads, ...lines])
    .records.slice(1)
    .map((record) => {
      const row = readImportRow(record, plan)
      const missing: ImportFinding<Key>[] = row.values.currency
        ? []
        : [{ field: 'currency', is: 'refused', why: 'missing', value: '' }]
      const small: ImportFinding<Key>[] =
        row.values.amount === '55.94'
          ? [{ field: 'amount', is: 'warned', why: 'small', value: '55.94' }]
          : []
      return { ...row, findings: [...row.findings, ...missing, ...small] }
    })
  return review(rows, answers, mends)
}

const groupIds = (told: ReturnType<typeof run>) => told.groups.map(({ id }) => id)
const findGroup = (why: string) => run().groups.find((each) => each.why === why)!
const setAll = (currency: string): ImportAnswer<Key> => ({
  group: findGroup('missing'),
  does: 'set',
  given: { from: 'value', value: currency },
})

describe('columns', () => {
  test('are matched by any of their names, the first one first, and the rest is named', () => {
    expect(matchColumns(fields, [...heads, 'amount'])).toEqual({
      number: { from: 'column', column: 0 },
      amount: { from: 'column', column: 1 },
      issued: { from: 'column', column: 2 },
    })
    expect(listUnusedHeads([...heads, ' '], matchColumns(fields, heads))).toEqual(['What'])
  })
  test('a field without a source has none', () =>
    expect(withSource(matchColumns(fields, ['nr']), 'number', null)).toEqual({}))
})

describe('rows', () => {
  test('are read by the forms that were detected; what cannot be read stands as it is', () => {
    const { rows } = run([setAll('NOK')])
    expect(rows.map(({ values }) => values)).toEqual([
      { number: '1', amount: '1234.50', issued: '2026-02-13', currency: 'NOK' },
      { number: '2', amount: '55.94', issued: '2026-03-01', currency: 'NOK' },
      { number: '3', amount: 'ten', issued: '2026-03-01', currency: 'NOK' },
    ])
    expect(rows[2]!.cells).toEqual({ number: '3', amount: 'ten', issued: '2026-03-01' })
  })

  test('a day is reckoned from another one, and missing where that is', () => {
    const sources = {
      ...matchColumns(fields, heads),
      due: { from: 'after', field: 'issued', days: 14 },
    } as const
    expect(run([], [], sources).rows.map(({ values }) => values.due)).toEqual([
      '2026-02-27',
      '2026-03-15',
      '2026-03-15',
    ])
    const none = run([], [{ line: 2, field: 'issued', value: '' }], sources)
    expect(none.rows[0]!.values).not.toHaveProperty('due')
  })

  test('where days or numbers can be read in two ways, none of them is read', () => {
    const cells = [
      ['nr', 'amount', 'date'],
      ['1', '1.250', '03/04/2026'],
      ['2', '100', '2026-04-03'],
    ]
    const sources = matchColumns(fields, cells[0]!)
    const forms = detectForms(toTable(cells), fields, sources)
    expect(forms).toMatchObject({ days: null, decimals: null })
    const read = toTable(cells)
      .records.slice(1)
      .map((record) =>
        readImportRow(record, { fields, sources, forms, changes: new Map(), width: 3 }),
      )
    expect(read.map(({ findings }) => findings.map(({ why }) => why))).toEqual([
      ['ambiguousNumber', 'ambiguousDay'],
      [],
    ])
  })

  test('forms are found out from all over a long file', () => {
    const cells = Array.from({ length: 9_000 }, (_, at) => [
      at < 8_000 ? '01/02/2026' : '01/28/2026',
    ])
    const sources = matchColumns(fields, ['date'])
    expect(detectForms(toTable([['date'], ...cells]), fields, sources).days).toBe('mdy')
  })

  test('a birthday needs its century, and thousands are said where nothing proves them', () => {
    const cells = [
      ['amount', 'born'],
      ['1.250', '01.02.85'],
      ['5,5', '01.02.1985'],
    ]
    const sources = matchColumns(fields, cells[0]!)
    const forms = detectForms(toTable(cells), fields, sources)
    const read = toTable(cells)
      .records.slice(1)
      .map((record) =>
        readImportRow(record, { fields, sources, forms, changes: new Map(), width: 2 }),
      )
    expect(read.map(({ findings }) => findings.map(({ why, is }) => `${is} ${why}`))).toEqual([
      ['warned grouped', 'refused notDate'],
      [],
    ])
  })

  const readTexts = (...texts: string[]) => {
    const cells = [['nr'], ...texts.map((text) => [text])]
    const sources = matchColumns(fields, cells[0]!)
    const forms = { days: 'dmy', decimals: ',', isGroupingProven: false } as const
    return toTable(cells)
      .records.slice(1)
      .map((record) =>
        readImportRow(record, { fields, sources, forms, changes: new Map(), width: 1 }),
      )
  }

  test.each(['#I/T', '#VERDI!', '#SAKNAS!', '#ARVO!', '#####'])('%s is no text', (text) =>
    expect(readTexts(text)[0]?.findings).toMatchObject([{ is: 'refused', why: 'sheetError' }]),
  )

  test('what was exported with an apostrophe before it is read without', () =>
    expect(readTexts("'+4722334455", "'=1+1", "'t Hart", "'").map(({ values }) => values)).toEqual([
      { number: '+4722334455' },
      { number: '=1+1' },
      { number: "'t Hart" },
      { number: "'" },
    ]))

  test('and its cell stays as it is in the file, because an id may be made of it', () =>
    expect(readTexts("'+47")[0]?.cells).toEqual({ number: "'+47" }))

  test('a sign that could not be read asks for a word', () => {
    const cells = [['nr'], ['S\ufffdter'], ['Sæter']]
    const sources = matchColumns(fields, cells[0]!)
    const forms = { days: 'dmy', decimals: ',', isGroupingProven: false } as const
    const read = toTable(cells)
      .records.slice(1)
      .map((record) =>
        readImportRow(record, { fields, sources, forms, changes: new Map(), width: 1 }),
      )
    expect(read.map(({ findings }) => findings)).toEqual([
      [{ field: 'number', is: 'warned', why: 'unreadSign', value: 'S\ufffdter' }],
      [],
    ])
  })

  test('a cell beyond the last head refuses its row', () => {
    const sources = matchColumns(fields, ['nr'])
    const plan = {
      fields,
      sources,
      forms: { days: 'dmy', decimals: ',', isGroupingProven: false },
      changes: new Map(),
      width: 1,
    } as const
    const findings = (cells: string[]) => readImportRow({ line: 2, cells }, plan).findings
    expect(findings(['1', ' '])).toEqual([])
    expect(findings(['1', 'x'])).toMatchObject([{ is: 'refused', why: 'extraCells', field: null }])
  })

  const readTyped = (typed: { amount?: string; due?: string }, days: 'dmy' | 'mdy' | 'ymd') => {
    const changed = Object.entries(typed).map(([key, value]) => [key, { from: 'value', value }])
    const forms = { days, decimals: ',', isGroupingProven: false } as const
    const plan = { fields, sources: {}, forms, width: 1 }
    const changes = new Map([[2, Object.fromEntries(changed)]])
    return readImportRow({ line: 2, cells: ['1'] }, { ...plan, changes })
  }

  test.each(['1.250', '1,250', '-12.500'])('%s, where it was typed, asks', (amount) =>
    expect(readTyped({ amount }, 'dmy').findings).toEqual([
      { field: 'amount', is: 'warned', why: 'typedDecimals', value: amount },
    ]),
  )

  test.each(['1250', '0.125', '1.25', '1 250,50', '1.2500'])('%s does not', (amount) =>
    expect(readTyped({ amount }, 'dmy').findings).toEqual([]),
  )

  test.each(['mdy', 'ymd'] as const)('a day that was typed by another order asks: %s', (days) => {
    const asked = { field: 'due', is: 'warned', why: 'typedDayFirst', value: '03/04/2026' }
    expect(readTyped({ due: '03/04/2026' }, days)).toMatchObject({
      ...{ values: { due: '2026-04-03' }, findings: [asked] },
    })
    for (const due of ['04/04/2026', '13/04/2026', '03.04.2026', '2026-04-03'])
      expect(readTyped({ due }, days).findings).toEqual([])
    expect(readTyped({ due: '03/04/2026' }, 'dmy').findings).toEqual([])
  })

  test('a sign of percent belongs to a rate, and to no amount', () => {
    const forms = { days: 'dmy', decimals: '.', isGroupingProven: false } as const
    const [amount] = fields.filter(({ key }) => key === 'amount')
    const read = (isRate?: true) => {
      const rated = { ...amount!, ...(isRate && { isRate }) }
      const sources = { amount: { from: 'column', column: 0 } } as const
      const plan = { fields: [rated], sources, forms, changes: new Map(), width: 1 }
      return readImportRow({ line: 2, cells: ['12.5 %'] }, plan)
    }
    expect(read(true)).toMatchObject({ values: { amount: '12.5' }, findings: [] })
    expect(read().findings).toMatchObject([{ is: 'refused', why: 'notNumber' }])
  })

  test('a row of too few cells asks, and so does one that a workbook hides or has merged', () => {
    const plan = {
      ...{ fields, sources: matchColumns(fields, heads), changes: new Map(), width: 4, least: 4 },
      forms: { days: 'dmy', decimals: ',', isGroupingProven: false },
      doubtful: { hidden: new Set([3]), merged: new Set([4]) },
    } as const
    const findings = (line: number, cells: string[]) =>
      readImportRow({ line, cells }, plan).findings
    const ofRow = { field: null, is: 'warned', value: '' }
    expect(findings(2, ['1', '12', '', ''])).toEqual([])
    expect(findings(2, ['1', '12'])).toEqual([{ ...ofRow, why: 'shortRow' }])
    expect(findings(3, ['1', '12', '', ''])).toEqual([{ ...ofRow, why: 'hiddenRow' }])
    expect(findings(4, ['1', '12', '', ''])).toEqual([{ ...ofRow, why: 'mergedRow' }])
  })
})

describe('findings and what is said of them', () => {
  test('come once per kind, what blocks first, and each value of a few apart', () => {
    const told = run()
    expect(groupIds(told)).toEqual([
      'currency:missing:',
      'amount:notNumber:ten',
      'amount:small:55.94',
    ])
    expect(told.groups[0]!.cases.map(({ line }) => line)).toEqual([2, 3, 4])
    expect(told.counts).toEqual({ blocked: 3, asks: 0, ready: 0, leftOut: 0, excluded: 0 })
  })

  test('a value for all readies every row that has nothing else against it', () =>
    expect(run([setAll('NOK')]).counts).toMatchObject({ ready: 1, asks: 1, blocked: 1 }))

  test('a row that is left out is asked about no more, and an approved one is ready', () => {
    const told = run([
      setAll('NOK'),
      { group: findGroup('notNumber'), does: 'leaveOut' },
      { group: findGroup('small'), does: 'approve' },
    ])
    expect(groupIds(told)).toEqual([])
    expect(told.counts).toMatchObject({ ready: 2, leftOut: 1, asks: 0, blocked: 0 })
  })

  test('approval is of a value: another one in its place is asked about', () => {
    const approved = { group: findGroup('small'), does: 'approve' } as const
    const other = { ...approved, group: { ...approved.group, cases: [{ line: 3, value: '54' }] } }
    expect(run([setAll('NOK'), other]).counts.asks).toBe(1)
  })

  test('refused rows are never ready, approved or not', () => {
    const group = findGroup('missing')
    expect(run([{ group, does: 'approve' }]).counts.ready).toBe(0)
  })

  test('a value that took the place of a source changes no row by itself', () => {
    const answer = {
      ...setAll('NOK'),
      does: 'set',
      given: { from: 'value', value: 'NOK' },
    } as const
    const changesOf = (given: ImportAnswer<Key>) => applyAnswers([given], []).changes
    for (const line of [2, 3, 4])
      expect(changesOf(answer).get(line)).toEqual({ currency: answer.given })
    expect(changesOf(answer).get(5)).toBeUndefined()
    expect(changesOf({ ...answer, replaced: null }).get(2)).toBeUndefined()
  })

  test('a mend goes before every answer', () => {
    const told = run(
      [setAll('NOK')],
      [
        { line: 2, field: 'currency', value: 'SEK' },
        { line: 4, field: 'amount', value: '10' },
      ],
    )
    expect(told.rows.map(({ values }) => values.currency)).toEqual(['SEK', 'NOK', 'NOK'])
    expect(told.rows[2]!.values.amount).toBe('10')
    expect(told.counts).toMatchObject({ ready: 2, asks: 1 })
  })

  test('what is excluded stays behind whatever is said', () => {
    const row = {
      line: 2,
      values: {},
      findings: [{ field: null, is: 'excluded', why: 'known', value: '' }],
    } as const
    const group = { id: '', values: [''], cases: [{ line: 2, value: '' }], ...row.findings[0] }
    const excluded = review([row], [{ group, does: 'approve' }])
    expect(excluded.counts).toMatchObject({ excluded: 1, ready: 0 })
  })

  test('three values of a kind are a group each, four are one, in the order of their rows', () => {
    const groupsOf = (values: string[]) =>
      review(
        values.map((value, at) => ({
          line: at + 2,
          values: {},
          findings: [{ field: 'amount', is: 'warned', why: 'odd', value }],
        })),
        [],
      ).groups.map((group) => [group.values, group.cases.map(({ line }) => line)])
    expect(groupsOf(['a', 'b', 'a', 'c', 'a'])).toEqual([
      [['a'], [2, 4, 6]],
      [['b'], [3]],
      [['c'], [5]],
    ])
    expect(groupsOf(['a', 'b', 'a', 'c', 'd'])).toEqual([
      [
        ['a', 'b', 'c', 'd'],
        [2, 3, 4, 5, 6],
      ],
    ])
  })

  test('values are counted until one of several comes again: all the same are one', () => {
    const tallyOf = (values: string[]) =>
      review(
        values.map((number, at) => ({ line: at + 2, values: { number }, findings: [] })),
        [],
      ).tallies.number
    expect(tallyOf(['a', 'a', 'a'])).toEqual({ filled: 3, different: 1 })
    expect(tallyOf(['a', 'b', 'c'])).toEqual({ filled: 3, different: 3 })
    expect(tallyOf(['a', 'a', 'b', 'c', 'd'])).toEqual({ filled: 5, different: 2 })
  })

  test('tells how many rows hold a field, and how many values', () =>
    expect(run([setAll('NOK')]).tallies).toMatchObject({
      number: { filled: 3, different: 3 },
      currency: { filled: 3, different: 1 },
      due: { filled: 0, different: 0 },
    }))
})

describe('what is said of rows', () => {
  const row = (line: number, ...findings: ImportFinding<Key>[]) => ({ line, values: {}, findings })
  const found = (is: ImportFinding<Key>['is'], value = 'x'): ImportFinding<Key> => ({
    ...{ field: 'amount' as const, is, why: 'odd', value },
  })

  test('a row that stays behind for good is that, whatever a person said of it', () => {
    const answers = review([row(1, found('warned')), row(2, found('warned'))], []).groups.map(
      (group): ImportAnswer<Key> => ({ group, does: 'leaveOut' }),
    )
    const { rows } = review(
      [row(1, found('warned')), row(2, found('warned'), found('excluded'))],
      answers,
    )
    expect(rows.map(({ standing }) => standing)).toEqual(['leftOut', 'excluded'])
  })

  test('three values of a kind are a group each, four are one', () => {
    const values = ['a', 'b', 'c', 'd']
    const countGroups = (count: number) =>
      review(
        values.slice(0, count).map((value, at) => row(at + 1, found('refused', value))),
        [],
      ).groups.map((group) => group.values.length)
    expect([countGroups(3), countGroups(4)]).toEqual([[1, 1, 1], [4]])
  })
})
