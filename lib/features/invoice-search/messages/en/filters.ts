/** English texts of the filters of the partner search. */
export const filters = {
  more: '{first} and {count} more',
  addOther: 'Add',
  otherHint: 'You can also filter by a value that isn’t listed.',
  undocumented: 'unrecognised',
  inRows: '{count} in the loaded rows',
  counted:
    '{count, plural, one {Counts cover only the loaded row.} other {Counts cover only the {shown} loaded rows.}}',
  companies: 'Companies',
  companiesOf: '{count} of {of}',
  companiesFind: 'Find a company',
  companiesNone: 'No match in company names or numbers.',
  companiesFailed: 'We couldn’t load the company names, so companies are shown by number.',
  company: 'Company {id}',
  status: 'Status',
  channel: 'Channel status',
  endpoint: 'Endpoint',
  type: 'Type',
  direction: 'Direction',
  outgoing: 'Outgoing',
  incoming: 'Incoming',
  correlation: 'Correlation',
  parent: 'Parent transaction',
  parentHint: 'Parent transaction number',
  sent: 'Sent',
  updated: 'Channel updated',
  transactions: 'Transactions',
  number: '“{text}” isn’t a number.',
}

/** English texts of coded values, the words of a row and of the days that are the same. */
export const codes = {
  status: {
    OK: 'Sent or stored',
    Pending: 'Pending',
    Failed: 'Failed',
    Handled: 'Handled',
  },
  channel: {
    Sent: 'Sent',
    Delivered: 'Delivered',
    ReceiptReceived: 'Receipt received',
    WaitingForReceipt: 'Awaiting delivery receipt',
    Queued: 'Queued for delivery',
    Rejected: 'Rejected',
    NotFound: 'Recipient not found',
    Expired: 'Expired',
  },
  type: {
    Invoice: 'Invoice',
    CreditNote: 'Credit note',
    Reminder: 'Reminder',
    Letter: 'Letter',
  },
}
