import { describe, expect, test } from 'vitest'
import { calculateDecisionDays } from './decision-days'

const today = '2026-03-12'
const eviction = {
  premises: 'HOME',
  noticeServedDate: '2026-02-20',
  socialBoardMessageDate: '2026-02-23',
  decideByDate: '2026-03-16',
}
const requested = { subStatus: 'EVICTION_REQUEST', countryCode: 'SE', eviction }

describe('the days of a question', () => {
  test('of a debt-collection list run from the last notice of the history', () => {
    const history = ['2026-02-20T08:00:00.000Z', '2026-03-02T08:00:00.000Z'].map((loggedAt) => ({
      type: 'COLLECTION_NOTICE_SENT',
      loggedAt,
    }))
    const days = calculateDecisionDays(
      {
        subStatus: 'DEBT_COLLECTION_LIST_MANUAL',
        countryCode: 'no',
        decideByDate: '2026-03-11',
        history,
      },
      today,
    )
    expect(days.decideBy).toEqual({ day: '2026-03-11', daysLeft: -1 })
    expect(days.legal).toMatchObject([
      {
        step: 'collectionNotice',
        days: { startedOn: '2026-03-02', lastDay: '2026-03-16', daysLeft: 4 },
      },
    ])
  })

  test('of a notice sent around midnight run from its day in Oslo', () => {
    const history = [{ type: 'COLLECTION_NOTICE_SENT', loggedAt: '2026-03-01T23:30:00.000Z' }]
    const { legal } = calculateDecisionDays(
      { subStatus: 'DEBT_COLLECTION_LIST_MANUAL', countryCode: 'NO', history },
      today,
    )
    expect(legal).toMatchObject([{ days: { startedOn: '2026-03-02', lastDay: '2026-03-16' } }])
  })

  test('of an eviction request run from the later of notice and message', () => {
    const days = calculateDecisionDays(requested, today)
    expect(days.decideBy).toEqual({ day: '2026-03-16', daysLeft: 4 })
    expect(days.legal).toMatchObject([
      {
        step: 'leaseRecovery',
        days: { startedOn: '2026-02-23', lastDay: '2026-03-16', daysLeft: 4 },
      },
    ])
  })

  test('of an eviction to confirm run two days longer', () => {
    expect(
      calculateDecisionDays({ ...requested, subStatus: ' eviction_confirmation' }, today).legal,
    ).toMatchObject([
      { step: 'leaseRecovery', days: { lastDay: '2026-03-16' } },
      { step: 'eviction', days: { startedOn: '2026-03-16', lastDay: '2026-03-18', daysLeft: 6 } },
    ])
  })

  test.each([
    ['a country without a rule', { ...requested, countryCode: 'NO' }, 'noRule'],
    ['no country', { ...requested, countryCode: null }, 'noRule'],
    [
      'premises that are no home',
      { ...requested, eviction: { ...eviction, premises: 'OTHER' } },
      'noRule',
    ],
    ['no notice', { ...requested, eviction: { ...eviction, noticeServedDate: null } }, 'noDate'],
    [
      'a list without history',
      { subStatus: 'DEBT_COLLECTION_LIST_MANUAL', countryCode: 'NO' },
      'noDate',
    ],
    [
      'one of two notices of a day that is not told',
      {
        ...{ subStatus: 'DEBT_COLLECTION_LIST_MANUAL', countryCode: 'NO' },
        history: ['2026-02-20T08:00:00.000Z', null].map((loggedAt) => ({
          ...{ type: 'COLLECTION_NOTICE_SENT', loggedAt },
        })),
      },
      'noDate',
    ],
  ])('with %s are not known', (_, read, why) => {
    for (const { days } of calculateDecisionDays(read, today).legal)
      expect(days).toEqual({ known: false, why })
    expect(calculateDecisionDays(read, today).legal).not.toEqual([])
  })

  test('are none where nothing is asked', () =>
    expect(
      calculateDecisionDays({ subStatus: 'PAID', countryCode: 'SE', eviction: null }, today),
    ).toEqual({ decideBy: null, unreadable: null, legal: [] }))

  test('tell a day that cannot be read as it came, and take a time for its day', () => {
    expect(
      calculateDecisionDays({ subStatus: 'PAID', decideByDate: '2026-02-30' }, today),
    ).toMatchObject({ decideBy: null, unreadable: '2026-02-30' })
    expect(
      calculateDecisionDays({ subStatus: 'PAID', decideByDate: '31.03.2026' }, today),
    ).toMatchObject({
      decideBy: { day: '2026-03-31' },
      unreadable: null,
    })
  })
})
