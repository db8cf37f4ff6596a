/**
 * English texts of the timeline of one invoice, of what links its lanes, and of the summary to
 * paste.
 */
export const trackingTimeline = {
  lane: { distribution: 'Distribution', ledger: 'Ledger', collection: 'Collection' },
  precision: { instant: 'exact time', local: 'no time zone', day: 'date' },
  deliveryTime: 'Delivery time',
  event: {
    invoiceDate: 'Invoice date',
    received: 'Received for distribution',
    logged: 'Status logged',
    channelUpdated: 'Channel update',
    delivered: 'Delivered',
    receiptReceived: 'Receipt received',
    dueDate: 'Due',
    reminded: 'Last reminder',
    written: 'Changed in Duedesk',
    lookedAgain: 'Status of change checked',
    reminderStopEnds: 'Last day of reminder stop',
    debtCollectionStopEnds: 'Last day of debt collection stop',
    interestStopEnds: 'Last day of interest stop',
    handedOver: 'Registered for collection',
    collectionInvoiceDate: 'Invoice date in collection',
    collectionInvoiceDue: 'Due in collection',
    entered: 'Collection history entry',
    corrected: 'Correction',
    paid: 'Payment',
    paymentEntered: 'Payment registered',
    pauseEnds: 'Last day of pause',
    closed: 'Closed in collection',
  },
  strength: {
    sure: 'certain: same ID',
    likely: 'likely: same payment reference, number and customer',
    byHand: 'linked manually',
  },
  offered: {
    shared: 'not linked: others have the same details',
    notEnough: 'not linked: too few details match',
    another: 'another one is linked',
  },
  summary: {
    invoice: 'Invoice {number}{company, select, none {} other { from {company}}}',
    anInvoice: 'Invoice{company, select, none {} other { from {company}}}',
    amount: 'Amount {amount}',
    dated: 'Invoice date {day}',
    due: 'Due {day}',
    kid: 'Payment reference {kid}',
    status: 'Status: {words}',
    event: '{time}: {what}',
    asOf: 'Checked {time}',
  },
  withheld:
    'Left out because it looks like an identity number: {field, select, number {invoice number} company {company} amount {amount} kid {payment reference} status {status} other {{field}}}.',
}
