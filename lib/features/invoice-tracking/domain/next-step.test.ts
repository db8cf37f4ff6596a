import { expect, test } from 'vitest'
import { resolveNextStep } from './next-step'
import { transactionNextSteps } from './status-summary-table'

const today = '2026-03-12'
const item = {
  status: 'OPEN',
  remainingAmount: 100,
  dueDate: '2026-03-31',
  collectionLevel: 'NONE',
}
const claim = { status: 'OPEN', remainingAmount: 100, closedAt: null }

test.each([
  ['nothing is known of its payment', null, null, 'nothing'],
  ['it is not due yet', item, null, 'awaitPayment'],
  ['it is due today', { ...item, dueDate: today }, null, 'awaitPayment'],
  ['it was due yesterday', { ...item, dueDate: '2026-03-11T00:00:00' }, null, 'followUnpaid'],
  ['its due date cannot be read', { ...item, dueDate: '2026-02-30' }, null, 'checkPayment'],
  ['its due date is not shown', { ...item, dueDate: null }, null, 'checkPayment'],
  ['it is paid', { ...item, status: 'PAID', remainingAmount: 0 }, null, 'settled'],
  ['it is said to be paid and nothing more is shown', { status: ' paid ' }, null, 'settled'],
  [
    'it is said to be paid and something remains',
    { ...item, status: 'PAID' },
    null,
    'checkPayment',
  ],
  ['too much was paid', { ...item, remainingAmount: -1 }, null, 'settled'],
  ['what remains is not shown', { ...item, remainingAmount: null }, null, 'checkPayment'],
  [
    'the ledger says that it is in collection',
    { ...item, collectionLevel: 'collection' },
    null,
    'followCollection',
  ],
  ['it is open in collection', null, claim, 'followCollection'],
  [
    'it is open in collection, whatever the ledger says',
    { ...item, status: 'PAID', remainingAmount: 0 },
    claim,
    'followCollection',
  ],
  ['collection shows nothing of its state', null, {}, 'followCollection'],
  ['collection has closed it', null, { ...claim, status: 'CLOSED' }, 'settled'],
  [
    'collection has closed it and tells no status',
    null,
    { remainingAmount: 5, closedAt: '2026-03-01' },
    'settled',
  ],
  ['it was withdrawn from collection', null, { ...claim, status: 'WITHDRAWN' }, 'settled'],
  ['nothing remains in collection', null, { ...claim, remainingAmount: 0 }, 'settled'],
  [
    'collection has closed it and the ledger has not',
    { ...item, dueDate: '2026-03-01' },
    { ...claim, status: 'CLOSED' },
    'followUnpaid',
  ],
] as const)('a delivered invoice, where %s: %s', (_, ofLedger, ofCollection, step) =>
  expect(resolveNextStep('nothing', { item: ofLedger, claim: ofCollection }, today)).toBe(step),
)

test('what its delivery asks for goes first, whatever is owed', () => {
  for (const next of new Set(Object.values(transactionNextSteps)))
    if (next !== 'nothing') expect(resolveNextStep(next, { item, claim }, today)).toBe(next)
})
