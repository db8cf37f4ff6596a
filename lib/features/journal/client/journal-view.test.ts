import { expect, test } from 'vitest'
import {
  type JournalAddress,
  loadJournalView,
  toCountQuestion,
  toJournalQuestion,
} from './journal-view'

const read = (query: string): JournalAddress => loadJournalView(`https://desk.example/?${query}`)
const key = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

test('the address is the question: who, what, how it ended, which days, and a text', () => {
  const address = read(
    `state=unknown&who=kari&kind=stops&from=2026-03-11&to=2026-03-12&q=+20431+&line=${key}`,
  )
  expect(toJournalQuestion(address, 'UTC')).toEqual({
    limit: 50,
    state: 'unknown',
    person: 'kari',
    kind: 'stops',
    from: '2026-03-11T00:00:00.000Z',
    until: '2026-03-13T00:00:00.000Z',
    search: '20431',
    idempotencyKey: key,
  })
})

test('days are those of the reader', () => {
  const { from, until } = toJournalQuestion(read('from=2026-03-28&to=2026-03-28'))
  expect(new Date(from ?? '')).toEqual(new Date(2026, 2, 28))
  expect(new Date(until ?? '')).toEqual(new Date(2026, 2, 29))
})

test('what an address holds that means nothing is not asked for', () => {
  expect(
    toJournalQuestion(read('state=nope&kind=x&from=2026-02-30&to=x&q=+&line=7&before=soon'), 'UTC'),
  ).toEqual({ limit: 50 })
})

test('numbers are counted under the filters, whatever page is open', () => {
  expect(toCountQuestion(read(`kind=cases&before=2026-03-12~${key}`), '2026-03-12', 'UTC')).toEqual(
    { limit: 1, kind: 'cases', countSince: '2026-03-12T00:00:00.000Z' },
  )
})
