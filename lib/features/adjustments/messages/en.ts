/** English texts of corrections and of payments to the creditor. */
export const adjustments = {
  heading: 'Corrections and payments',
  correct: 'Correct invoice',
  reportPayment: 'Record payment',
  title: {
    correction: 'Correct {count, plural, one {invoice {invoice}} other {# invoices}}',
    payment: 'Record payment on {count, plural, one {invoice {invoice}} other {# invoices}}',
  },
  intro: {
    correction:
      'Corrections are sent as one batch and booked later. A positive amount reduces the remaining amount.',
    payment: 'Payments the creditor has received. They are sent as one batch and booked later.',
  },
  amount: 'Amount',
  currency: 'Currency',
  date: 'Date',
  description: 'Description',
  invoice: 'Invoice',
  row: 'Row {number}',
  another: { correction: 'Add another correction', payment: 'Add another payment' },
  noMore: 'The limit is {count} rows per batch. Send these first.',
  remove: 'Remove row {number}',
  wrong: {
    amount: 'Enter an amount, such as 250,00',
    currency: 'Enter a currency',
    date: 'Enter a date, such as 2026-03-12',
  },
  impact: {
    caption: 'Remaining, before and after',
    row: 'Row',
    before: 'Before',
    after: 'After',
    notKnown: 'unknown',
    byClaim: 'Expected split by claim',
    claim: 'Claim',
    change: 'Change',
    none: 'none',
    all: 'Invoice',
  },
  warning: {
    exceedsRemaining: 'Row {row}: {by} more than the remaining amount.',
    otherCurrency: 'Row {row}: the invoice is in {currency}.',
    closed: 'Row {row}: the invoice is closed.',
    withdrawn: 'Row {row}: the invoice is withdrawn from collection.',
    zero: 'Row {row}: the amount is zero.',
    negative: 'Row {row}: a negative amount increases the remaining amount.',
    moreThanTwoDecimals: 'Row {row}: more than two decimals.',
    invoiceUnknown: 'Row {row}: we couldn’t load the invoice, so the impact is unknown.',
    remainingUnknown: 'Row {row}: the remaining amount is unknown, so the impact is too.',
    currencyUnknown: 'Row {row}: a currency is missing, so the impact is unknown.',
    amountTooLong: 'Row {row}: the amount has too many digits.',
    dayAhead: 'The date {day} is in the future.',
  },
  intended: 'I’ve checked this',
  tickFirst: 'Confirm to continue.',
  ids: 'External IDs:',
  moreIds: '{ids} and {count} more',
  openOutcomes:
    '{count, plural, one {One earlier submission isn’t confirmed and isn’t} other {# earlier submissions aren’t confirmed and aren’t}} included above.',
  showRequest: 'Show what will be sent',
  cancel: 'Close',
  close: 'Close',
  discard: 'Discard draft',
  send: {
    correction: 'Send {count, plural, one {# correction} other {# corrections}}',
    payment: 'Send {count, plural, one {# payment} other {# payments}}',
  },
  sending: 'Sending',
  loading: 'Checking for a draft',
  continued: 'Draft restored',
  lost: 'No response from Duedesk',
  lostMeaning:
    'We couldn’t confirm whether this was sent. Check the status first. Checking sends nothing.',
  neverArrived: 'Duedesk hadn’t received it, so nothing was sent. You can send it now.',
  checkAgain: 'Check status',
  checking: 'Checking',
  bulk: {
    verb: { payment: 'Record payment on {count}', correction: 'Correct {count}' },
    intro: {
      payment:
        'Payments the creditor has received, each sent separately. Invoices that have changed are skipped.',
      correction:
        'Each correction is sent separately. A positive amount reduces the remaining amount. Invoices that have changed are skipped.',
    },
    forAll: { payment: 'Description for all', correction: 'Reason for all' },
    rows: 'Invoices and amounts',
    amountOf: 'Amount for invoice {number}',
    descriptionOf: 'Description for invoice {number}',
    leaveOut: 'Leave out invoice {number}',
    notTyped: 'no amount yet',
    results: 'Open the list of results',
    more: 'Show more ({count})',
    sum: { payment: 'Payments', correction: 'Corrections' },
    moreNotes: '{count, plural, one {Show # more} other {Show # more}}',
    open: {
      payment: 'Invoice {number}: a payment was sent and isn’t confirmed as booked,',
      correction: 'Invoice {number}: a correction was sent and isn’t confirmed as booked,',
    },
    openSeveral: {
      payment:
        'Payments on several invoices, maybe these too, were sent and aren’t confirmed as booked, most recently',
      correction:
        'Corrections of several invoices, maybe these too, were sent and aren’t confirmed as booked, most recently',
    },
    openUntold:
      'We couldn’t check all corrections and payments that were sent before. Some for these invoices may still be on their way.',
    typeTotal: 'Type {count} to confirm',
    leftByHand: '{count, plural, one {You left out # invoice.} other {You left out # invoices.}}',
    left: {
      closed:
        '{count, plural, one {# closed or withdrawn invoice is} other {# closed or withdrawn invoices are}} left out.',
      nothingLeft:
        '{count, plural, one {# invoice is left out: nothing remains to be paid.} other {# invoices are left out: nothing remains to be paid.}}',
      unknown:
        '{count, plural, one {# invoice is left out: its remaining amount is unknown.} other {# invoices are left out: their remaining amounts are unknown.}}',
      unnamed:
        '{count, plural, one {# invoice is left out: it has no number.} other {# invoices are left out: they have no number.}}',
    },
  },
  none: 'No corrections or payments sent from Duedesk.',
  newest: 'Only the newest {count} are listed.',
  sentBefore: 'Sent from Duedesk',
}
