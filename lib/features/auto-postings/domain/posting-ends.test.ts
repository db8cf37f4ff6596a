import { describe, expect, test } from 'vitest'
import { areAllValid, listPostingEnds } from './posting-ends'

const is = (answer: Parameters<typeof listPostingEnds>[0], sent: number) =>
  listPostingEnds(answer, sent).map((end) => end.is)

describe('a row', () => {
  test.each([
    [{ status: 'PROCESSED', resultType: 'POSTED' }, 'PROCESSED', 'booked'],
    [{ status: 'VALIDATED', resultType: 'VALID' }, 'VALIDATED', 'valid'],
    [{ status: 'FAILED', resultType: 'REJECTED' }, 'FAILED', 'rejected'],
    [{ status: 'FAILED', resultType: 'BATCH-REJECTED' }, 'FAILED', 'rejected-with'],
    [{ status: 'failed', resultType: 'batch_rejected' }, 'failed', 'rejected-with'],
    [{ status: 'PROCESSED', resultType: 'POSTED' }, 'FAILED', 'untold'],
    [{ status: 'PROCESSED', resultType: 'BATCH-REJECTED' }, 'FAILED', 'rejected-with'],
    [{ status: 'PARKED' }, 'PROCESSED', 'untold'],
    [{}, null, 'untold'],
  ])('%j of a set that is %s is %s', (row, status, end) =>
    expect(is({ status, results: [{ index: 0, ...row }] }, 1)).toEqual([end]),
  )

  test('is named by its index, in whatever order', () =>
    expect(
      is(
        {
          status: 'FAILED',
          results: [
            { index: 1, status: 'FAILED', resultType: 'REJECTED' },
            { index: 0, status: 'FAILED', resultType: 'BATCH-REJECTED' },
          ],
        },
        2,
      ),
    ).toEqual(['rejected-with', 'rejected']))

  test('that is named twice, or not at all, is not known', () =>
    expect(
      is(
        {
          results: [
            { index: 0, status: 'PROCESSED' },
            { index: 0, status: 'FAILED' },
          ],
        },
        2,
      ),
    ).toEqual(['untold', 'untold']))

  test('without an index stands in its place only where as many are answered as were sent', () => {
    const results = [{ status: 'PROCESSED' }, { status: 'PROCESSED' }]
    expect(is({ results }, 2)).toEqual(['booked', 'booked'])
    expect(is({ results }, 3)).toEqual(['untold', 'untold', 'untold'])
    expect(is({ results: null }, 1)).toEqual(['untold'])
  })
})

test('a set is valid when every row is said to be, and not when one is said to be booked', () => {
  const valid = { status: 'VALIDATED', resultType: 'VALID' }
  const ends = (...rows: object[]) => listPostingEnds({ results: rows }, rows.length)
  expect(areAllValid(ends(valid, valid))).toBe(true)
  expect(areAllValid(ends(valid, { status: 'PROCESSED' }))).toBe(false)
  expect(areAllValid(ends(valid, {}))).toBe(false)
  expect(areAllValid([])).toBe(false)
})
