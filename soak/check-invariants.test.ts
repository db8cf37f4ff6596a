import { describe, expect, test } from 'vitest'
import { judge, wordOf } from './check-invariants.mjs'

const row = { sourceId: 'c-20260312-0000000001', invoiceId: 'i-1', amount: 2.5, ended: false }
const refused = { sourceId: 'c-20260312-0000000002', invoiceId: 'i-9', amount: 1, ended: true }
const posting = {
  kind: 'correction',
  uniqueSourceId: row.sourceId,
  invoiceId: 'i-1',
  amount: '2.5',
  batchId: 'b-1',
}
const send = {
  idempotencyKey: 't-1',
  state: 'accepted',
  isListed: true,
  rows: [
    { sourceId: row.sourceId, is: 'booked' },
    { sourceId: refused.sourceId, is: 'failed' },
  ],
}

const sound = {
  drafts: [{ index: 0, kind: 'correction', rows: [row, refused] }],
  desk: [[send]],
  told: [{ index: 0, says: 'failed', at: 1_000 }],
  ledger: [posting],
  batches: [{ batchId: 'b-1', takenAt: 2_000 }],
  lost: [],
  gaveUp: [],
  planned: { kills: 1, faults: ['drop after the commit'] },
  played: { kills: 1, faults: ['drop after the commit', 'truncated answer'] },
}
const failing = (run: object) =>
  judge({ ...sound, ...run })
    .filter(({ violations }) => violations.length > 0)
    .map(({ name }) => name)
/** All sends as one that names no rows, in a state. */
const standing = (state: string, isListed = true) => ({
  desk: [[{ idempotencyKey: 't-1', state, isListed, rows: null }]],
})

test('a sound run violates nothing', () => expect(failing({})).toEqual([]))

const committed = 'none that was committed is called failed or not sent in the end'
const whileCommitted = 'none was called failed or not sent once it was committed'

test.each<[string, object, string[]]>([
  [
    'a row booked twice',
    { ledger: [posting, { ...posting, batchId: 'b-2' }] },
    ['each row is in the ledger at most once'],
  ],
  [
    'another amount',
    { ledger: [{ ...posting, amount: '25' }] },
    ['what is booked is what was drafted'],
  ],
  [
    'another invoice',
    { ledger: [{ ...posting, invoiceId: 'i-2' }] },
    ['what is booked is what was drafted'],
  ],
  [
    'a row of nobody',
    { ledger: [posting, { ...posting, uniqueSourceId: 'c-20260312-0000000003' }] },
    ['nothing is booked that nobody drafted'],
  ],
  [
    'a row of another kind',
    { ledger: [posting, { ...posting, kind: 'payment' }] },
    ['nothing is booked that nobody drafted'],
  ],
  [
    'a row called booked that is missing',
    { ledger: [] },
    [
      'none that the desk calls done is missing',
      'all that the upstream takes is booked in the end',
    ],
  ],
  ['a send called refused that was committed', standing('refused'), [committed]],
  ['a send called not sent that was committed', standing('not-sent'), [committed]],
  ['a send called not applied that was committed', standing('not-applied'), [committed]],
  ['a send that the desk forgot and that was committed', { desk: [[]] }, [committed]],
  [
    'a person who heard of failure after the commit',
    { told: [{ index: 0, says: 'failed', at: 2_001 }] },
    [whileCommitted],
  ],
  [
    'an unknown that is listed nowhere',
    standing('unknown', false),
    ['every unknown is resolved or still listed'],
  ],
  [
    'a batch without an end that is listed nowhere',
    standing('accepted', false),
    ['every unknown is resolved or still listed'],
  ],
  ['a kept draft that was gone', { lost: [0] }, ['no kept draft is lost']],
  [
    'a draft that was given up',
    { ...standing('not-sent'), ledger: [] },
    ['all that the upstream takes is booked in the end'],
  ],
  [
    'a fault that was never met',
    { played: { kills: 1, faults: [] } },
    ['all went wrong that was to go wrong'],
  ],
  [
    'a kill that was never done',
    { played: { ...sound.played, kills: 0 } },
    ['all went wrong that was to go wrong'],
  ],
])('%s is found', (_, run, checks) => expect(failing(run)).toEqual(checks))

test('a draft that its person gave up need not be booked, but may not be booked behind their back', () => {
  expect(failing({ ...standing('refused'), ledger: [], gaveUp: [0] })).toEqual([])
  expect(failing({ ...standing('refused'), gaveUp: [0] })).toEqual([committed])
})

test('an unknown that is still listed violates nothing, booked or not', () => {
  expect(failing(standing('unknown'))).toEqual([])
  expect(failing({ ...standing('unknown'), ledger: [] })).toEqual([])
})

describe('what the desk says of a row', () => {
  const of = (state: string, is?: string) => ({
    idempotencyKey: 't',
    state,
    isListed: true,
    rows: is ? [{ sourceId: 'a', is }] : null,
  })
  test.each([
    ['nothing at all', [], 'not sent'],
    ['booked', [of('accepted', 'booked')], 'done'],
    ['taken', [of('accepted', 'taken')], 'done'],
    ['failed', [of('accepted', 'failed')], 'failed'],
    ['waiting', [of('accepted', 'waiting')], 'open'],
    ['untold', [of('accepted', 'untold')], 'open'],
    ['refused, and booked by a later send', [of('refused'), of('accepted', 'booked')], 'done'],
    ['refused, and not known of a later send', [of('refused'), of('unknown')], 'open'],
    ['done without a batch', [of('done')], 'done'],
    ['sending', [of('sending')], 'open'],
    ['not found by a look', [of('not-applied')], 'not sent'],
  ])('%s', (_, sends, word) => expect(wordOf(sends, 'a')).toBe(word))
})
