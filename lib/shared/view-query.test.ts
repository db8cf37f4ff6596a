import { describe, expect, test } from 'vitest'
import {
  formatRowPlace,
  hasIdentityNumberInQuery,
  isSameQuery,
  parseRowPosition,
  toViewQuery,
} from './view-query'

describe('the query of a view', () => {
  test.each<[string, string, number[], boolean]>([
    ['a personal number', 'q=15885098765', [], true],
    ['one in two words', 'q=010190%2012345', [], true],
    ['one as the name of a parameter', '15885098765=1', [], true],
    ['companies that look like one side by side', 'companies=12051,12052', [12051, 12052], false],
    [
      'the same numbers where they are no companies of the view',
      'companies=12051,12052',
      [12051],
      true,
    ],
    [
      'days, statuses and a number of an invoice',
      'from=2026-03-01&to=2026-03-12&status=Failed&q=2026-10442',
      [],
      false,
    ],
    ['nothing', '', [], false],
  ])('that holds %s', (_, query, companies, holds) =>
    expect(hasIdentityNumberInQuery(query, companies)).toBe(holds),
  )

  test.each([
    ['in another order', 'a=1&b=2', 'b=2&a=1', true],
    ['with another view open', 'a=1&view=x', 'a=1', true],
    ['encoded otherwise', 'q=a%20b', 'q=a+b', true],
    ['with another value', 'a=1', 'a=2', false],
    ['with a value more', 'a=1', 'a=1&a=2', false],
  ])('%s is told to be the same or not', (_, one, other, same) =>
    expect(isSameQuery(one, other)).toBe(same),
  )

  test.each([
    'view=x',
    'seen=2026-03-12T09:30Z',
    'page=3',
    'before=2026-03-12',
    'open=7',
    'line=7',
    'file=a.xml&fileDay=2026-03-12',
  ])('is kept without what belongs to one moment: %s', (passing) =>
    expect(toViewQuery(`${passing}&status=Failed`)).toBe('status=Failed'),
  )
})

const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

test('an older page goes on after one row, also of an address without its key', () => {
  const row = { sentAt: '2026-03-12T12:00:00.123Z', idempotencyKey }
  expect(parseRowPosition(formatRowPlace(row))).toEqual({
    before: row.sentAt,
    beforeKey: idempotencyKey,
  })
  expect(parseRowPosition(row.sentAt)).toEqual({ before: row.sentAt })
  expect(parseRowPosition(`${row.sentAt}~7`)).toEqual({ before: row.sentAt })
  expect(parseRowPosition(`soon~${idempotencyKey}`)).toEqual({})
  expect(parseRowPosition(null)).toEqual({})
})
