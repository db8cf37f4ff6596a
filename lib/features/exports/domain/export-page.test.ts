import { describe, expect, test } from 'vitest'
import { checkKeysetPage, checkOffsetPage, checkTokenPage, serializePage } from './export-page'

const row = (RowId: number | null, TransactionRid?: number) => ({
  RowId,
  ...(TransactionRid !== undefined && { TransactionRid }),
})

describe('a page of a run by falling RowId', () => {
  test.each<[string, Parameters<typeof checkKeysetPage>, object]>([
    ['without a list is no end', [null, 9], { outcome: 'answered-without-rows' }],
    ['that holds no row is the end', [[], 9], { outcome: 'end' }],
    [
      'that falls is taken as it is',
      [[row(8), row(7), row(3)], 9],
      { outcome: 'rows', rows: [row(8), row(7), row(3)], repeated: 0 },
    ],
    [
      'may be the first, wherever it begins',
      [[row(900)], null],
      { outcome: 'rows', rows: [row(900)], repeated: 0 },
    ],
    [
      'that begins at the last row held makes no progress',
      [[row(9)], 9],
      { outcome: 'no-progress' },
    ],
    [
      'that begins above the last row held makes no progress',
      [[row(10), row(3)], 9],
      { outcome: 'no-progress' },
    ],
    [
      'that begins at the last row held and goes on makes none either',
      [[row(9), row(8)], 9],
      { outcome: 'no-progress' },
    ],
    ['that rises has no order', [[row(8), row(9)], 10], { outcome: 'order-broken' }],
    [
      'with another row of the same RowId has no order',
      [[row(8, 1), row(8, 2)], 9],
      { outcome: 'order-broken' },
    ],
    [
      'with a row that has no place cannot be read on',
      [[row(8), row(null)], 9],
      { outcome: 'no-row-id' },
    ],
    [
      'with a place that no double holds exactly cannot be read on',
      [[row(2 ** 53)], null],
      { outcome: 'no-row-id' },
    ],
    [
      'with the very same row twice, and twice again, leaves the doubles out and counts them',
      [[row(8, 1), row(8, 1), row(8, 1), row(7, 2), row(7, 2)], 9],
      { outcome: 'rows', rows: [row(8, 1), row(7, 2)], repeated: 3 },
    ],
    [
      'may have doubles of rows that nothing else tells apart',
      [[row(8), row(8)], 9],
      { outcome: 'rows', rows: [row(8)], repeated: 1 },
    ],
  ])('%s', (_, asked, page) => expect(checkKeysetPage(...asked)).toEqual(page))
})

describe('a page of a list by position', () => {
  test.each<[string, Parameters<typeof checkOffsetPage>, object]>([
    ['without a list is no end', [undefined, null], { outcome: 'answered-without-rows' }],
    ['that holds no row is the end', [[], serializePage([])], { outcome: 'end' }],
    ['may be the first', [[row(1)], null], { outcome: 'rows', rows: [row(1)] }],
    [
      'that is another than the one before it is taken',
      [[row(2)], serializePage([row(1)])],
      { outcome: 'rows', rows: [row(2)] },
    ],
    [
      'that is the one before it once more makes no progress',
      [[row(1)], serializePage([row(1)])],
      { outcome: 'no-progress' },
    ],
  ])('%s', (_, asked, page) => expect(checkOffsetPage(...asked)).toEqual(page))
})

describe('a page of a list that goes by tokens', () => {
  const data = ['a']
  const asked = new Set(['t1', 't2'])
  test.each<[string, Parameters<typeof checkTokenPage<string>>[0], object]>([
    [
      'without a list is no end',
      { summary: { nextPageToken: 't3' } },
      { outcome: 'answered-without-rows' },
    ],
    ['without a summary is the last one', { data }, { outcome: 'rows', rows: data, next: null }],
    [
      'whose summary is null is the last one',
      { data, summary: null },
      { outcome: 'rows', rows: data, next: null },
    ],
    [
      'without a token is the last one',
      { data, summary: {} },
      { outcome: 'rows', rows: data, next: null },
    ],
    [
      'with a token of null is the last one',
      { data, summary: { nextPageToken: null } },
      { outcome: 'rows', rows: data, next: null },
    ],
    [
      'with a blank token is the last one',
      { data, summary: { nextPageToken: '  ' } },
      { outcome: 'rows', rows: data, next: null },
    ],
    [
      'names the next one',
      { data, summary: { nextPageToken: ' t3 ' } },
      { outcome: 'rows', rows: data, next: 't3' },
    ],
    [
      'may hold no row and yet name the next one',
      { data: [], summary: { nextPageToken: 't3' } },
      { outcome: 'rows', rows: [], next: 't3' },
    ],
    [
      'that names one that was asked for goes round',
      { data, summary: { nextPageToken: 't1' } },
      { outcome: 'circular' },
    ],
    [
      'may name one of five hundred letters',
      { data, summary: { nextPageToken: 'x'.repeat(500) } },
      { outcome: 'rows', rows: data, next: 'x'.repeat(500) },
    ],
    [
      'names none that is longer than can be asked for',
      { data, summary: { nextPageToken: 'x'.repeat(501) } },
      { outcome: 'token-too-long' },
    ],
  ])('%s', (_, answer, page) => expect(checkTokenPage(answer, asked)).toEqual(page))
})
