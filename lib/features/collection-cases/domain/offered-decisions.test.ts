import { expect, test } from 'vitest'
import { getInvoiceDecisions, isDecisionOffered } from './offered-decisions'

test.each([
  ['OPEN', ['pauseInvoice', 'withdrawInvoice'], null],
  ['PAUSED', ['resumeInvoice', 'withdrawInvoice'], null],
  ['CLOSED', [], null],
  ['UNDER_LEGAL_REVIEW', [], { field: 'status', value: 'UNDER_LEGAL_REVIEW' }],
  [null, [], { field: 'status', value: null }],
])('an invoice that is %s admits %j', (status, decisions, unknown) =>
  expect(getInvoiceDecisions({ status })).toEqual({ decisions, unknown }),
)

test.each([
  ['resumeCase', 'PAUSED', true],
  ['pauseCase', 'PAUSED', false],
  ['withdrawInvoice', 'OPEN', true],
  ['acceptEvictionRequest', 'OPEN', false],
] as const)('%s of what is %s is offered: %s', (decision, status, isOffered) =>
  expect(isDecisionOffered(decision, { status })).toBe(isOffered),
)
