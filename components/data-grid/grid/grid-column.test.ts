import { expect, test } from 'vitest'
import { type GridColumn, layoutColumns, limitWidth, tickWidth } from './grid-column'

const column = (key: string, width: number): GridColumn<string> => ({
  key,
  title: key,
  width,
  cell: (row) => row,
  text: (row) => row,
})
const columns = [column('sent', 100), column('status', 300), column('number', 120)]

test('a pinned column stays where the ones before it end', () => {
  const lefts = (isLive: boolean) =>
    layoutColumns(columns, { sent: 130 }, 2, isLive).map(({ left }) => left)
  expect(lefts(true)).toEqual([undefined, tickWidth + 130, undefined])
  expect(lefts(false)).toEqual([undefined, undefined, undefined])
  expect(layoutColumns(columns, {}, 2, true).map(({ pinned }) => pinned)).toEqual([
    'yes',
    'last',
    undefined,
  ])
})

test('a chosen width goes before the column’s own', () => {
  expect(layoutColumns(columns, { status: 222 }, 0, true).map(({ width }) => width)).toEqual([
    100, 222, 120,
  ])
})

test.each([
  [10, undefined, 48],
  [10, 90, 90],
  [200.4, undefined, 200],
  [5000, undefined, 900],
])('a width of %s with a least one of %s becomes %s', (width, minWidth, allowed) =>
  expect(limitWidth({ minWidth }, width)).toBe(allowed),
)
