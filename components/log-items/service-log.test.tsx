import { describe, expect, test } from 'vitest'
import { getLogItemsQuery, logPageSize } from '@/lib/features/log-items/client/log-items'
import { renderPage } from '@/tests/support/render-page'
import { ServiceLog } from './service-log'

const question = { customerno: '10001' }
const line = (at: number, more: object = {}) => ({
  ...{ logItemId: at, customerNo: '10001', message: `Line ${at}.`, loggedAt: null },
  ...more,
})
const lines = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => line(at, more))

function paint(logItems: object[] | null, totalCount?: number): string {
  const { queryKey } = getLogItemsQuery('1001', question)
  const markup = renderPage(<ServiceLog clientNo="1001" question={question} />, (client) =>
    client.setQueryData(queryKey, { logItems, summary: { totalCount } } as never),
  )
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

describe('a log without a line', () => {
  test('says that nothing is logged where the service says so', () => {
    expect(paint([])).toContain('Nothing logged')
    expect(paint([], 0)).toContain('Nothing logged')
    expect(paint(lines(3, { customerNo: '10002' }), 3)).toContain('Nothing logged')
  })

  test.each([
    ['no list', null, undefined, 'No list shown'],
    ['an empty list of which rows are counted', [], 40, 'No list shown'],
    ['lines of others', lines(3, { customerNo: '10002' }), undefined, 'didn’t filter its log'],
    ['some lines of others', lines(3, { customerNo: '10002' }), 40, 'didn’t filter its log'],
    ['lines that name none', lines(3, { customerNo: null }), 3, 'didn’t filter its log'],
  ])('says nothing of it where %s came', (_, listed, total, said) => {
    const words = paint(listed, total)
    expect(words).toContain(said)
    expect(words).not.toContain('Nothing logged')
  })
})

describe('lines', () => {
  test('are told to be some where more are counted, or may be', () => {
    const falling = lines(logPageSize).map((each, at) => ({
      ...each,
      loggedAt: `2026-11-29T10:${59 - at}:00Z`,
    }))
    expect(paint(falling.slice(0, 3), 40)).toContain('The newest 3 of 40')
    expect(paint(falling)).toContain(`There may be more than the newest ${logPageSize}`)
    for (const unordered of [
      lines(3),
      falling.slice(0, 3).reverse(),
      lines(2, { loggedAt: '2026-11-29' }),
    ])
      expect(paint(unordered, 40)).toContain(` ${unordered.length} of 40`)
    expect(paint(lines(logPageSize))).toContain(`There may be more than these ${logPageSize}`)
    for (const words of [
      paint(lines(2)),
      paint(lines(2), 2),
      paint(lines(logPageSize), logPageSize),
      paint(lines(3), 40),
      paint(falling.slice(0, 3).reverse(), 40),
      paint([...falling.slice(0, 3), line(60)], 40),
    ])
      expect(words).not.toMatch(/newest/)
  })

  test('are not counted with those of others', () => {
    const words = paint([line(1), line(2, { customerNo: '10002' })], 40)
    expect(words).toContain('Line 1.')
    expect(words).not.toMatch(/Line 2\.|newest/)
    expect(words).toContain('didn’t filter its log')
  })

  test('are of an object however its number is written', () =>
    expect(paint([line(1, { customerNo: '010001' })])).toContain('Line 1.'))

  test.each([
    ['2026-11-29T10:00:00Z', '2026-11-29 10:00:00'],
    ['2026-11-29T10:00:00+0100', '2026-11-29 09:00:00'],
    ['2026-11-29T10:00:00', '2026-11-29 10:00 '],
    ['12.03.2026', '2026-03-12'],
    ['2026-11-31T10:00:00Z', '2026-11-31T10:00:00Z (date can’t be read)'],
    ['yesterday', 'yesterday (date can’t be read)'],
  ])('of the time %s say %s', (loggedAt, said) =>
    expect(paint([line(1, { loggedAt })])).toContain(said),
  )
})
