/**
 * English texts of the timeline of one invoice, of what joins its lanes, and of the summary to
 * paste.
 */
export const trackingTimeline = {
  lane: { distribution: 'Distribution', ledger: 'Ledger', collection: 'Collection' },
  precision: { instant: 'instant', local: 'wall time as sent', day: 'calendar date' },
  event: {
    invoiceDate: 'Invoice date',
    received: 'Received by the network',
    logged: 'Logged by the network',
    channelUpdated: 'Channel update',
    delivered: 'Delivered',
    receiptReceived: 'Receipt came in',
    dueDate: 'Due',
    reminded: 'Last reminder',
    written: 'Written from this desk',
    lookedAgain: 'Looked at again',
    reminderStopEnds: 'Last day without reminders',
    debtCollectionStopEnds: 'Last day without debt collection',
    interestStopEnds: 'Last day without interest',
    handedOver: 'Registered for collection',
    claimDate: 'Invoice date in collection',
    claimDue: 'Due in collection',
    entered: 'Entry in collection',
    corrected: 'Correction',
    paid: 'Payment',
    paymentEntered: 'Payment registered',
    pauseEnds: 'Last day of the pause',
    closed: 'Closed in collection',
  },
  strength: {
    sure: 'sure, same identifier',
    likely: 'likely, same payment reference, number and customer',
    byHand: 'joined by hand',
  },
  offered: {
    shared: 'It shares with another what would join it.',
    notEnough: 'Too little agrees to join it.',
    another: 'Another is joined.',
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
    asOf: 'As read {time}',
  },
  withheld:
    'Left out, because it has the form of an identity number: {field, select, number {invoice number} company {company} amount {amount} kid {payment reference} status {status} other {{field}}}.',
}
