import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LinkDecision } from '@/lib/contracts/desk/manual-links'
import type { InvoiceFacts } from './invoice-facts'
import { linkCandidates, type ManualLinks, noManualLinks } from './link-candidates'
import { linkCustomer, type NamedCustomer } from './link-customer'
import { filterLinkDecisions, listRejectedLinks, toManualLinks } from './manual-links'

const word = (id: string, same: boolean, more: Partial<LinkDecision> = {}): LinkDecision => ({
  ...{ area: 'item', place: '1001', id, same, by: 'kari', at: '2026-03-12T08:00:00Z' },
  ...more,
})

test('words are those of one area and one place', () => {
  const said = [
    word('1', true),
    word('2', true, { area: 'claim' }),
    word('3', true, { place: '1002' }),
  ]
  expect(filterLinkDecisions(said, 'item', '1001').map(({ id }) => id)).toEqual(['1'])
  expect(filterLinkDecisions(said, 'item', null)).toEqual([])
})

test('words come to what is the same and what is not', () => {
  expect(toManualLinks([word('1', false), word('2', true), word('3', false)])).toEqual({
    same: '2',
    notSame: ['1', '3'],
  })
  expect(toManualLinks([])).toEqual(noManualLinks)
})

const few = (...words: string[]) => fc.constantFrom(...words, null)
const ids = ['a', 'b', 'c', 'd']
const facts: fc.Arbitrary<InvoiceFacts> = fc.record({
  id: fc.constantFrom(...ids),
  identifiers: fc.subarray(['x', 'y'], { maxLength: 1 }),
  reference: few('r1', 'r2'),
  number: few('1', '2'),
  customerNumber: few('10'),
  customerName: few('kari'),
})
const candidatesOf = fc.uniqueArray(facts, { maxLength: 4, selector: ({ id }) => id })
/** A thing is the same, or it is not, or nobody said anything: never two of these. */
const words: fc.Arbitrary<ManualLinks> = fc
  .record({ same: fc.option(fc.constantFrom(...ids, 'z')), notSame: fc.subarray([...ids, 'z']) })
  .map(({ same, notSame }) => ({ same, notSame: notSame.filter((id) => id !== same) }))
const runs = { numRuns: 3_000, seed: 6 }

describe('a person’s word', () => {
  test('is never overridden, whatever else agrees', () =>
    fc.assert(
      fc.property(
        facts,
        candidatesOf,
        words,
        fc.array(facts, { maxLength: 2 }),
        (mine, candidates, byHand, others) => {
          const { linked, offered } = linkCandidates(mine, candidates, byHand, others)
          if (byHand.same !== null)
            expect(linked).toMatchObject({ id: byHand.same, strength: 'byHand' })
          else expect(linked?.strength).not.toBe('byHand')
          for (const id of byHand.notSame)
            expect([linked?.id, ...offered.map((offer) => offer.id)]).not.toContain(id)
        },
      ),
      runs,
    ))

  test('that is taken back leaves exactly what stood before it was said', () => {
    let changes = 0
    fc.assert(
      fc.property(
        facts,
        candidatesOf,
        fc.subarray(ids),
        fc.constantFrom(...ids),
        fc.boolean(),
        (mine, candidates, notSame, id, same) => {
          const earlier = notSame.filter((each) => each !== id).map((each) => word(each, false))
          const under = (said: LinkDecision[]) =>
            linkCandidates(mine, candidates, toManualLinks(said))
          const [before, between] = [under(earlier), under([...earlier, word(id, same)])]
          if (JSON.stringify(before) !== JSON.stringify(between)) changes++
          const left = [...earlier, word(id, same)].filter((each) => each.id !== id)
          expect(under(left)).toEqual(before)
        },
      ),
      runs,
    )
    expect(changes).toBeGreaterThan(500)
  })

  test('about a customer is never overridden either', () =>
    fc.assert(
      fc.property(
        words,
        fc.constantFrom(...ids),
        fc.constantFrom(...ids),
        fc.boolean(),
        (byHand, one, other, isWhole) => {
          const link = {
            linked: { id: '1', strength: 'sure' as const, evidence: null },
            offered: [],
          }
          const named: NamedCustomer[] = [
            { by: 'item', customerNo: one, link },
            { by: 'collectionInvoice', customerNo: other, link },
          ]
          const customers = ids.map((customerNo) => ({ customerNo, name: 'Kari' }))
          const { linked, offered } = linkCustomer(named, 'Kari', { customers, isWhole }, byHand)
          if (byHand.same !== null)
            expect(linked).toMatchObject({ customerNo: byHand.same, by: 'hand' })
          for (const id of byHand.notSame)
            expect([linked?.customerNo, ...offered]).not.toContain(id)
        },
      ),
      runs,
    ))
})

describe('what a person took apart', () => {
  const mine: InvoiceFacts = {
    id: 'i',
    identifiers: ['x'],
    reference: 'r1',
    number: '1',
    customerNumber: null,
    customerName: 'kari',
  }
  const sure: InvoiceFacts = { ...mine, id: 'a' }
  const alike: InvoiceFacts = { ...mine, id: 'b', identifiers: [] }
  const apart = (byHand: ManualLinks, ...candidates: InvoiceFacts[]) =>
    listRejectedLinks(byHand, (under) => linkCandidates(mine, candidates, under).linked?.id ?? null)

  test('is what a rule would link, and no more', () => {
    expect(apart({ same: null, notSame: ['a', 'b'] }, sure, alike)).toEqual(['a'])
    expect(apart({ same: null, notSame: ['b', 'gone'] }, alike, { ...alike, id: 'c' })).toEqual([])
  })

  test('is nothing where another is linked by hand', () => {
    expect(apart({ same: 'b', notSame: ['a'] }, sure, alike)).toEqual([])
  })
})
