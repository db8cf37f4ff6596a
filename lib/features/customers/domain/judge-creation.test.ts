import { expect, test } from 'vitest'
import type { CustomerCreation } from '@/lib/contracts/desk/receivables/customer-draft'
import { judgeCreation } from './judge-creation'

type Created = Extract<CustomerCreation, { outcome: 'created' }>

const judge = (result: unknown, seen: object | null = {}) =>
  judgeCreation({
    outcome: 'created',
    result: { result } as Created['result'],
    seen: seen && ({ different: [], notShown: [], ...seen } as unknown as Created['seen']),
  })

test.each([
  ['CREATED', 'created'],
  ['Created', 'created'],
  [' created ', 'created'],
  ['UPDATED', 'updated'],
  ['Updated', 'updated'],
  ['OK', 'found'],
  ['', 'found'],
  [null, 'found'],
  [undefined, 'found'],
  [201, 'found'],
] as const)('a creation whose word is %j and that is stored as it was sent: %s', (word, is) =>
  expect(judge(word)).toBe(is),
)

test('only a word says whether it was new, and only a read what it holds', () => {
  const [other, hidden] = [{ different: ['name'] }, { notShown: ['phoneNo'] }]
  expect(['CREATED', 'OK'].map((word) => judge(word, other))).toEqual(['different', 'different'])
  expect(['CREATED', 'OK'].map((word) => judge(word, null))).toEqual(['unread', 'unread'])
  expect(['CREATED', 'OK'].map((word) => judge(word, hidden))).toEqual(['created', 'unread'])
  expect([other, hidden, null].map((seen) => judge('UPDATED', seen))).toEqual([
    'updated',
    'updated',
    'updated',
  ])
})
