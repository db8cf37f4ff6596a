import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toRowHits } from '@/lib/features/invoice-tracking/domain/public'
import { type Found, type FoundKind, foundKinds } from './found'
import { orderFound, rankFound } from './order-found'

const makeFound = (kind: FoundKind, number: string, more: Partial<Found> = {}): Found => ({
  key: `${kind} ${number}`,
  ...{ kind, title: number, name: null, numbers: [number], href: `/${kind}/${number}` },
  facts: { of: 'hint', words: null },
  ...more,
})

const objects = foundKinds.filter((kind) => kind !== 'page' && kind !== 'action')
const digits = fc.stringMatching(/^[1-9]\d{3,14}$/)

/** A number, things of every kind that only hold it, and those that have it, in any order. */
const samples = digits.chain((word) =>
  fc
    .record({
      exact: fc.uniqueArray(fc.constantFrom(...objects), { minLength: 1 }),
      around: fc.array(
        fc.record({
          kind: fc.constantFrom(...foundKinds),
          before: fc.stringMatching(/^[1-9A-Z-]{0,4}$/),
          behind: fc.stringMatching(/^\d{0,4}$/),
        }),
        { maxLength: 8 },
      ),
    })
    .chain(({ exact, around }) => {
      const likely = around
        .filter(({ before, behind }) => before + behind !== '')
        .map(({ kind, before, behind }) => makeFound(kind, `${before}${word}${behind}`))
      const all = [...exact.map((kind) => makeFound(kind, word)), ...likely]
      return fc
        .shuffledSubarray(all, { minLength: all.length })
        .map((found) => ({ word, found, exact }))
    }),
)

test('what has exactly the number stands above all else, of whatever kind, in 1,000 samples', () => {
  fc.assert(
    fc.property(samples, ({ word, found, exact }) => {
      const groups = orderFound(word, found)
      const others = foundKinds.flatMap((kind) => groups[kind])
      return (
        groups.exact.length === exact.length &&
        exact.every((kind) => groups.exact.some((each) => each.kind === kind)) &&
        groups.exact.every(({ numbers }) => numbers.includes(word)) &&
        !others.some(({ numbers }) => numbers.includes(word)) &&
        foundKinds.every((kind) => groups[kind].every((each) => each.kind === kind))
      )
    }),
    { numRuns: 1000, seed: 20261125 },
  )
})

describe('how surely something is what was meant', () => {
  test.each<[string, string, Partial<Found>, ReturnType<typeof rankFound>]>([
    ['the number', '2026-10442', {}, 'exact'],
    ['the number in groups', '2026 - 10442', {}, 'exact'],
    ['the number with another dash', '2026–10442', {}, 'exact'],
    ['another of its numbers', '0018', { numbers: ['2026-10442', '0018'] }, 'exact'],
    ['the number without its zeros', '18', { numbers: ['0018'] }, 'sameNumber'],
    ['its whole name', 'havn as', { name: 'Havn AS' }, 'sameName'],
    ['the start of its number', '2026-1', {}, 'startOfNumber'],
    ['the start of a word of its name', 'as', { name: 'Havn AS' }, 'startOfName'],
    ['a part of its number', '10442', {}, 'part'],
    ['nothing', '', {}, 'part'],
  ])('%s', (_, word, more, rank) => {
    expect(rankFound(word, makeFound('invoice', '2026-10442', more))).toBe(rank)
  })
})

test('within a kind the surest comes first, and what is equally sure stays as it came', () => {
  const found = ['91', '19', '29', '92'].map((number) => makeFound('case', number))
  expect(orderFound('9', found).case.map(({ title }) => title)).toEqual(['91', '92', '19', '29'])
})

test('the same object from two sources stands once, as the first told it', () => {
  const [one, other] = [makeFound('invoice', '1'), makeFound('invoice', '1', { name: 'Havn AS' })]
  expect(orderFound('1', [one, other]).exact).toEqual([one])
})

test('invoices of one number whose company is not told share their page, and stay several', () => {
  const hits = toRowHits([
    { RowId: 1, InvoiceNumber: 'A-1' },
    { RowId: 2, InvoiceNumber: 'A-1' },
  ])
  const found = hits.map((hit) =>
    makeFound('invoice', 'A-1', { key: `invoice ${hit.key}`, facts: { of: 'invoice', hit } }),
  )
  expect(orderFound('A-1', [...found, ...found]).exact).toEqual(found)
})
