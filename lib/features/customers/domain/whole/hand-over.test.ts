import { expect, test } from 'vitest'
import { findHandOverMisfit, isStopUntold, toNewInvoice } from './hand-over'
import { toHandOverFacts } from './hand-over-facts'

const today = '2026-11-25'
const late = {
  remainingAmount: 100,
  originalAmount: 100,
  status: 'OPEN',
  dueDate: '2026-10-01',
  collectionLevel: 'REMINDER',
}
const nothing = { isInCollection: false, isUndelivered: false }

test.each([
  ['a late one', {}, {}, null],
  ['one without a due date', { dueDate: null }, {}, null],
  ['one due today', { dueDate: today }, {}, 'notDue'],
  ['a paid one', { remainingAmount: 0 }, {}, 'paid'],
  ['a credit', { remainingAmount: -1 }, {}, 'credit'],
  ['one without an amount', { remainingAmount: null }, {}, 'noAmount'],
  ['one without its first amount', { originalAmount: null }, {}, 'noAmount'],
  ['one that is paid in part', { remainingAmount: 99.5 }, {}, 'partlyPaid'],
  ['one that the ledger says is there', { collectionLevel: 'collection' }, {}, 'inCollection'],
  ['one that is there', {}, { isInCollection: true }, 'inCollection'],
  ['one that was not delivered', {}, { isUndelivered: true }, 'undelivered'],
  ['one whose collection is stopped', { stopDebtCollectionUntil: today }, {}, 'stopped'],
  ['one whose reminders are stopped', { stopReminderUntil: 'some day' }, {}, 'stopped'],
  ['one whose stop is over', { stopDebtCollectionUntil: '2026-11-24' }, {}, null],
  ['one whose interest is stopped', { stopInterestCalcUntil: '2027-01-01' }, {}, null],
] as const)('why %s is not handed over', (_, change, facts, misfit) =>
  expect(findHandOverMisfit({ ...late, ...change }, {}, { ...nothing, ...facts }, today)).toBe(
    misfit,
  ),
)

const none = { stopReminderUntil: null, stopDebtCollectionUntil: null }

test.each([
  ['is stopped', { stopDebtCollectionUntil: '2027-01-01' }, 'stopped'],
  ['is not reminded', { stopReminderUntil: today }, 'stopped'],
  ['is charged no interest', { stopInterestCalcUntil: '2027-01-01' }, null],
  ['was stopped', { stopDebtCollectionUntil: '2026-11-24' }, null],
] as const)('an item without a stop of its own, of a customer that %s', (_, customer, misfit) => {
  for (const own of [{}, none])
    expect(findHandOverMisfit({ ...late, ...own }, customer, nothing, today)).toBe(misfit)
})

test.each([
  ['item and customer tell', none, none, false],
  ['only the item tells', none, {}, true],
  ['only the customer tells', {}, none, true],
  ['one stop is left out', { stopReminderUntil: null }, none, true],
] as const)('whether a stop is untold where %s', (_, item, customer, isUntold) =>
  expect(isStopUntold(item, customer)).toBe(isUntold),
)

const failed = { Status: 'Failed' }
const delivered = { Status: 'Ok', ChannelStatus: 'Delivered' }
const linked = (...rows: object[]) => ({ is: 'linked' as const, strength: 'byHand' as const, rows })

test.each([
  ['failed', linked(failed), true],
  ['failed each time it went out', linked(failed, failed), true],
  ['failed, and was delivered the second time', linked(failed, delivered), false],
  ['was delivered', linked(delivered), false],
  ['tells no status', linked({}), false],
  ['was linked by hand and not found', linked(), false],
  ['may be several', { is: 'possible' }, false],
  ['was not sent', { is: 'none' }, false],
  ['is not known', { is: 'unknown' }, false],
] as const)('whether an item was not delivered whose invoice %s', (_, delivery, isUndelivered) =>
  expect(toHandOverFacts({ delivery, collection: { is: 'none' } })).toEqual({
    ...{ isInCollection: false, isUndelivered },
  }),
)

test.each([
  ['linked', linked({}), true],
  ['linked by hand and not found', linked(), true],
  ['not known', { is: 'unknown' }, false],
] as const)('whether an item is in collection whose invoice there is %s', (_, collection, is) =>
  expect(toHandOverFacts({ delivery: { is: 'none' }, collection }).isInCollection).toBe(is),
)

test('an item goes over with its customer, and without what is blank, unknown or masked', () =>
  expect(
    toNewInvoice(
      {
        ...late,
        documentNo: ' 2026-1 ',
        originalAmount: '12345678901234567.89',
        currency: 'NOK',
        documentDate: '2026-09-01T00:00:00',
        dueDate: 'some day',
      },
      '10001',
      {
        name: 'Fjellheim AS',
        organizationNo: '912660680',
        emailAddressDocument: ['a@b.example', 'c@d.example'],
        phoneNo: '••••• ~1a2b3c4d',
        postalAddress: {
          addressLine1: 'Storgata 1',
          addressLine2: '',
          addressLine3: 'B',
          cityName: ' ',
        },
      },
    ),
  ).toEqual({
    invoiceNumber: '2026-1',
    originalInvoiceAmount: '12345678901234567.89',
    currency: 'NOK',
    invoiceDate: '2026-09-01',
    debtorType: 'COMPANY',
    debtorName: 'Fjellheim AS',
    debtorCustomerNumber: '10001',
    debtorOrganizationNumber: '912660680',
    debtorEmail: 'a@b.example',
    debtorStreet: 'Storgata 1, B',
  }))

test('what the service hides of a customer in part is not handed over', () =>
  expect(
    toNewInvoice({ documentNo: '1' }, '10001', {
      name: 'Fjellheim AS',
      emailAddressDocument: ['a***@b.example'],
      phoneNo: '+47****4567',
    }),
  ).not.toMatchObject({ debtorEmail: expect.anything() }))
