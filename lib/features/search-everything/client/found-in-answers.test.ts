import { describe, expect, test } from 'vitest'
import {
  listFoundCases,
  listFoundClaims,
  listFoundCustomers,
  listFoundRows,
} from './found-in-answers'

const body = { Search: '2026-1' }

describe('an answer', () => {
  test.each([
    ['a search', () => listFoundRows(null, body)],
    ['customers', () => listFoundCustomers({}, '1001', '7')],
    ['collection invoices', () => listFoundClaims({}, 'org', '7')],
    ['cases', () => listFoundCases({}, 'org', '7')],
  ])('without a list of %s is not one that nothing was found in', (_, list) =>
    expect(list).toThrow(expect.objectContaining({ failure: { kind: 'off-contract' } })),
  )

  test('with an empty list is one', () => {
    expect(listFoundRows({ Rows: [] }, body)).toEqual([])
    expect(listFoundCustomers({ customers: [] }, '1001', '7')).toEqual([])
    expect(listFoundClaims({ data: [] }, 'org', '7')).toEqual([])
    expect(listFoundCases({ data: [] }, 'org', '7')).toEqual([])
  })

  test('of a service that ignores the question finds what fits it alone', () => {
    const customers = [
      { customerNo: '7', name: 'Nordlys Bygg AS' },
      { customerNo: '8', name: 'Kari Hansen' },
    ]
    expect(listFoundCustomers({ customers }, '1001', 'nordlys').map(({ title }) => title)).toEqual([
      '7',
    ])
  })
})
