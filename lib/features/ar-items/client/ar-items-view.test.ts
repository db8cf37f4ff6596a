import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listArItems } from '@/lib/contracts/receivables/ar-items'
import { type ItemsView, itemFilters, toItemsQuestion } from './ar-items-view'

const query = listArItems.query!
const nothing = Object.fromEntries(itemFilters.map((filter) => [filter, null])) as ItemsView

test('every filter of the contract is one of the list', () => {
  const paging = ['pageno', 'pagesize', 'maximumcount', 'query', 'expand', 'userid']
  expect([...itemFilters, ...paging].toSorted()).toEqual(Object.keys(query.shape).toSorted())
})

test('what is set is asked for, without blanks around it', () => {
  expect(toItemsQuestion({ ...nothing, status: ' OPEN ', duefrom: '2026-03-01', kid: '' })).toEqual(
    {
      status: 'OPEN',
      duefrom: '2026-03-01',
    },
  )
})

test('whatever an address holds, the contract takes the question', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.constantFrom('2026-02-30', '2026-03-01', '..', 'a/../b', '\ud800', 'OPEN'),
  )
  const views = fc.record(
    Object.fromEntries(itemFilters.map((filter) => [filter, fc.option(texts)])),
  ) as fc.Arbitrary<ItemsView>
  fc.assert(
    fc.property(views, (view) => {
      expect(query.safeParse(toItemsQuestion(view)).success).toBe(true)
    }),
  )
})
