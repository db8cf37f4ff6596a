import { describe, expect, test } from 'vitest'
import { getCaseDecisions } from './case-decisions'

describe('what a case admits', () => {
  test.each([
    ['open', 'OPEN', null, ['pauseCase', 'withdrawCase']],
    ['open after a reminder', 'OPEN', 'REMINDER_SENT', ['pauseCase', 'withdrawCase']],
    ['paused', 'PAUSED', null, ['resumeCase', 'withdrawCase']],
    [
      'paused while it waits for an answer',
      'PAUSED',
      'EVICTION_REQUEST',
      ['resumeCase', 'withdrawCase'],
    ],
    ['withdrawn', 'WITHDRAWN', 'WITHDRAWN', []],
    ['closed', 'CLOSED', 'PAID', []],
    [
      'in the debt-collection list',
      'OPEN',
      'DEBT_COLLECTION_LIST_MANUAL',
      ['pauseCase', 'withdrawCase', 'acceptDebtCollectionList', 'rejectDebtCollectionList'],
    ],
    [
      'before an eviction is applied for',
      'OPEN',
      'EVICTION_REQUEST',
      ['pauseCase', 'withdrawCase', 'acceptEvictionRequest', 'rejectEvictionRequest'],
    ],
    [
      'before an eviction',
      ' open ',
      'Eviction_Confirmation',
      ['pauseCase', 'withdrawCase', 'acceptEvictionConfirmation', 'rejectEvictionConfirmation'],
    ],
  ])('%s', (_, status, subStatus, decisions) =>
    expect(getCaseDecisions({ status, subStatus })).toEqual({ decisions, unknown: [] }),
  )
})

describe('a state that is not known is named, and what depends on it is not offered', () => {
  test.each([
    ['a status', 'FROZEN', 'EVICTION_REQUEST', [], { field: 'status', value: 'FROZEN' }],
    ['no status', null, 'EVICTION_REQUEST', [], { field: 'status', value: null }],
    ['a blank status', ' ', null, [], { field: 'status', value: null }],
    [
      'a sub-status',
      'OPEN',
      'AT_THE_BAILIFF',
      ['pauseCase', 'withdrawCase'],
      { field: 'subStatus', value: 'AT_THE_BAILIFF' },
    ],
  ])('%s', (_, status, subStatus, decisions, unknown) =>
    expect(getCaseDecisions({ status, subStatus })).toEqual({ decisions, unknown: [unknown] }),
  )
})
