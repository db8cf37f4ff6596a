import { describe, expect, test } from 'vitest'
import { classifyDecisionOutcome } from './decision-outcome'

const open = { status: 'OPEN', subStatus: 'REMINDER_SENT' }
const listed = { status: 'OPEN', subStatus: 'DEBT_COLLECTION_LIST_MANUAL' }
const requested = { status: 'OPEN', subStatus: 'EVICTION_REQUEST' }

describe('what a read says of a decision', () => {
  test.each([
    ['a pause that holds', 'pauseCase', open, { ...open, status: 'PAUSED' }, 'applied'],
    ['a pause that is not there', 'pauseInvoice', open, open, 'not-applied'],
    [
      'a pause of what was withdrawn meanwhile',
      'pauseCase',
      open,
      { ...open, status: 'WITHDRAWN' },
      'partly',
    ],
    [
      'a resumption, whatever the case of the word',
      'resumeCase',
      { status: 'PAUSED' },
      { status: ' open ' },
      'applied',
    ],
    ['a withdrawal', 'withdrawCase', open, { status: 'WITHDRAWN' }, 'applied'],
    ['a resumption of what was open', 'resumeInvoice', open, open, 'partly'],
    [
      'a list that was accepted',
      'acceptDebtCollectionList',
      listed,
      { ...listed, subStatus: 'DEBT_COLLECTION' },
      'applied',
    ],
    [
      'a list that somebody rejected',
      'acceptDebtCollectionList',
      listed,
      { ...listed, subStatus: 'DEBT_COLLECTION_LIST_REJECTED' },
      'partly',
    ],
    ['a list that still waits', 'rejectDebtCollectionList', listed, listed, 'not-applied'],
    [
      'an eviction that is not applied for',
      'rejectEvictionRequest',
      requested,
      { ...requested, subStatus: 'DEBT_COLLECTION' },
      'applied',
    ],
    [
      'an eviction that somebody accepted',
      'rejectEvictionRequest',
      requested,
      { ...requested, subStatus: 'EVICTION_APPLIED' },
      'partly',
    ],
    [
      'an eviction that somebody accepted, and that is to be confirmed',
      'rejectEvictionRequest',
      requested,
      { ...requested, subStatus: 'EVICTION_CONFIRMATION' },
      'partly',
    ],
    [
      'an eviction that somebody accepted and confirmed',
      'rejectEvictionRequest',
      requested,
      { ...requested, subStatus: 'EVICTION_CONFIRMED' },
      'partly',
    ],
    [
      'a request gone with its case',
      'rejectEvictionRequest',
      requested,
      { status: 'CLOSED', subStatus: 'PAID' },
      'partly',
    ],
    [
      'an eviction whose state is not told',
      'rejectEvictionRequest',
      requested,
      { status: 'OPEN', subStatus: ' ' },
      'partly',
    ],
    [
      'a rejection of what was applied for already',
      'rejectEvictionRequest',
      { subStatus: 'EVICTION_APPLIED' },
      { subStatus: 'PAID' },
      'applied',
    ],
    [
      'a confirmation that is not given',
      'rejectEvictionConfirmation',
      requested,
      { ...requested, subStatus: 'DEBT_COLLECTION' },
      'applied',
    ],
    [
      'a confirmation that still waits',
      'rejectEvictionConfirmation',
      requested,
      requested,
      'not-applied',
    ],
    ['states that are not told at all', 'pauseCase', {}, { status: null }, 'partly'],
    ['a state that is not told', 'pauseCase', open, {}, 'partly'],
    ['a state that was not told', 'pauseCase', {}, { status: 'PAUSED' }, 'partly'],
  ] as const)('%s', (_, decision, before, now, found) =>
    expect(classifyDecisionOutcome(decision, before, now)).toBe(found),
  )
})
