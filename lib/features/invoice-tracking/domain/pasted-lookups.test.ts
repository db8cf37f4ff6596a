import { describe, expect, test } from 'vitest'
import { lookupLinesMax, parsePastedLookups } from './pasted-lookups'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `A-${at + 1}`).join('\n')

describe('a pasted list of what callers have', () => {
  test('has each line understood by itself', () => {
    expect(
      parsePastedLookups('2026-10442\r\n\r\nb0c6d3ae-1\na.xml\n127734800100051').lines,
    ).toEqual([
      { no: 1, text: '2026-10442', as: 'invoiceNumber' },
      { no: 2, text: 'b0c6d3ae-1', as: 'receiptId' },
      { no: 3, text: 'a.xml', as: 'fileName' },
      { no: 4, text: '127734800100051', as: 'kid' },
    ])
  })

  test('has every line taken as a person chose', () => {
    expect(
      parsePastedLookups('2026-10442\nb0c6d3ae-1', 'fileName').lines.map(({ as }) => as),
    ).toEqual(['fileName', 'fileName'])
  })

  test('may be a single line, or none', () => {
    expect(parsePastedLookups('2026-10442')).toMatchObject({
      count: 1,
      lines: [{ no: 1, text: '2026-10442', as: 'invoiceNumber' }],
    })
    expect(parsePastedLookups(' \n ')).toEqual({ count: 0, tooMany: false, lines: [] })
  })

  test('is taken whole or not at all', () => {
    expect(parsePastedLookups(lines(lookupLinesMax))).toMatchObject({
      count: 100,
      tooMany: false,
      lines: { length: 100 },
    })
    expect(parsePastedLookups(lines(lookupLinesMax + 1))).toEqual({
      count: 101,
      tooMany: true,
      lines: [],
    })
  })
})
