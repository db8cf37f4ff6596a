import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetReads } from './session-guard'

const input = { params: { organizationId: 'o1' } }

test('what may not be seen is forgotten in every form, and nothing else is', () => {
  const client = new QueryClient()
  const forgotten = [
    ['listCases', input],
    ['pages', 0, 'listCases', input],
    ['listCases', input, 'pages'],
  ]
  const others = [
    ['listCases', { params: { organizationId: 'o2' } }],
    ['listSettlements', input],
  ]
  for (const key of [...forgotten, ...others]) client.setQueryData(key, { rows: 1 })
  forgetReads(client, ['pages', 0, 'listCases', input])
  expect(forgotten.map((key) => client.getQueryData(key))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(others.map((key) => client.getQueryData(key))).toEqual([{ rows: 1 }, { rows: 1 }])
})
