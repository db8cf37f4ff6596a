import { expect, test } from 'vitest'
import { createLineCollector, type DoubleChoice, judgeDouble } from './double-rows'

function judge(choice: DoubleChoice | null) {
  const collect = createLineCollector()
  const rows = ['7', '8', '7', 'a1', 'A1', '7', '', ''].map((customerNo, at) => ({
    line: at + 2,
    lines: collect(at + 2, customerNo),
  }))
  return rows.map(({ line, lines }) => judgeDouble(line, lines, choice))
}

test('every row of a customer that stands twice stays behind until a person says which', () =>
  expect(judge(null)).toEqual([
    ...['double', null, 'double', 'double', 'double', 'double'],
    ...[null, null],
  ]))

test('one of them alone goes out where that was said', () => {
  expect(judge('first')).toEqual([null, null, 'other', null, 'other', 'other', null, null])
  expect(judge('last')).toEqual(['other', null, 'other', 'other', null, null, null, null])
})
