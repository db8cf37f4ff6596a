import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listGlItems } from '@/lib/contracts/receivables/gl-items'
import { listGlMovements } from '@/lib/contracts/receivables/gl-movements'
import { type GlView, glParsers, toGlQuery, toGlQuestion, toMovementsQuestion } from './gl-view'

const nothing = Object.fromEntries(
  Object.keys(glParsers).map((name) => [name, name === 'page' ? 1 : null]),
) as GlView

test('every filter of the contract is one of the view', () => {
  const paging = ['pageno', 'pagesize', 'maximumcount', 'query']
  const { page: _, ...filters } = glParsers
  expect([...Object.keys(filters), ...paging].toSorted()).toEqual(
    Object.keys(listGlItems.query!.shape).toSorted(),
  )
})

test('what is set is asked for, and what is no day is not', () => {
  expect(
    toGlQuestion({
      ...nothing,
      glaccountno: ' 1500 ',
      fromdate: '2026-02-30',
      period: 10,
      page: 3,
    }),
  ).toEqual({ glaccountno: '1500', period: 10, pageno: 3, pagesize: 100 })
})

test('whatever an address holds, the contracts take the question', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.constantFrom('2026-02-30', '2026-03-01', '..', 'a/../b', '\ud800', '1500'),
  )
  const views = fc.record(
    Object.fromEntries(
      Object.keys(glParsers).map((name) => {
        if (name === 'page') return [name, fc.integer({ min: -10, max: 10_000 })]
        const isNumber = name === 'year' || name === 'period'
        return [name, isNumber ? fc.option(fc.integer()) : fc.option(texts)]
      }),
    ) as Record<string, fc.Arbitrary<unknown>>,
  ) as fc.Arbitrary<unknown> as fc.Arbitrary<GlView>
  fc.assert(
    fc.property(views, (view) => {
      expect(listGlItems.query!.safeParse(toGlQuestion(view)).success).toBe(true)
      expect(listGlMovements.query!.safeParse(toMovementsQuestion(view)).success).toBe(true)
    }),
  )
})

test('another filter begins at the first page, and a page keeps the filters', () => {
  const view = { ...nothing, glaccountno: '1500', page: 4 }
  expect(toGlQuery(view, { currency: 'SEK' })).toBe('glaccountno=1500&currency=SEK')
  expect(toGlQuery(view, { page: 5 })).toBe('glaccountno=1500&page=5')
})
