import { expect, test } from 'vitest'
import { findLegalProgress } from './legal-progress'

const today = '2026-03-12'
const notice = (countryCode: string, loggedAt?: string) => ({
  countryCode,
  history: [{ type: 'COLLECTION_NOTICE_SENT', loggedAt }],
})
const eviction = {
  premises: 'HOME',
  noticeServedDate: '2026-02-01',
  socialBoardMessageDate: '2026-02-18',
}

test.each([
  ['a Norwegian notice', notice('NO', '2026-03-01'), { days: 14, daysLeft: 3 }],
  ['a Swedish one that is over', notice('SE', '2026-03-01'), { days: 8, daysLeft: -3 }],
  ['a country without a rule', notice('FI', '2026-03-01'), null],
  ['a notice without a day', notice('NO'), null],
] as const)('%s', (_, read, expected) => {
  for (const subStatus of ['DEBT_COLLECTION_LIST_MANUAL', 'COLLECTION_NOTICE_SENT'])
    expect(findLegalProgress({ ...read, history: [...read.history], subStatus }, today)).toEqual(
      expected && expect.objectContaining({ ...expected, step: 'collectionNotice' }),
    )
})

test('of an eviction the step that still runs, else the last one', () => {
  const read = { countryCode: 'SE', subStatus: 'EVICTION_CONFIRMATION', eviction }
  const stepOn = (day: string) => findLegalProgress(read, day)?.step
  expect(['2026-03-11', '2026-03-12', '2026-04-01'].map(stepOn)).toEqual([
    'leaseRecovery',
    'eviction',
    'eviction',
  ])
})

test('a case in any other step has none', () =>
  expect(
    findLegalProgress({ ...notice('NO', '2026-03-01'), subStatus: 'DEBT_COLLECTION' }, today),
  ).toBeNull())
