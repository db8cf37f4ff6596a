const of = {
  case: {
    doing: {
      accept: 'Approving {total, plural, one {# case} other {# cases}}',
      reject: 'Declining {total, plural, one {# case} other {# cases}}',
      pause: 'Pausing {total, plural, one {# case} other {# cases}}',
      resume: 'Resuming {total, plural, one {# case} other {# cases}}',
      withdraw: 'Withdrawing {total, plural, one {# case} other {# cases}}',
    },
    did: {
      accept: '{done} of {total, plural, one {# case} other {# cases}} approved',
      reject: '{done} of {total, plural, one {# case} other {# cases}} declined',
      pause: '{done} of {total, plural, one {# case} other {# cases}} paused',
      resume: '{done} of {total, plural, one {# case} other {# cases}} resumed',
      withdraw: '{done} of {total, plural, one {# case} other {# cases}} withdrawn',
    },
  },
  invoice: {
    doing: {
      accept: 'Approving {total, plural, one {# invoice} other {# invoices}}',
      reject: 'Declining {total, plural, one {# invoice} other {# invoices}}',
      pause: 'Pausing {total, plural, one {# invoice} other {# invoices}}',
      resume: 'Resuming {total, plural, one {# invoice} other {# invoices}}',
      withdraw: 'Withdrawing {total, plural, one {# invoice} other {# invoices}}',
    },
    did: {
      accept: '{done} of {total, plural, one {# invoice} other {# invoices}} approved',
      reject: '{done} of {total, plural, one {# invoice} other {# invoices}} declined',
      pause: '{done} of {total, plural, one {# invoice} other {# invoices}} paused',
      resume: '{done} of {total, plural, one {# invoice} other {# invoices}} resumed',
      withdraw: '{done} of {total, plural, one {# invoice} other {# invoices}} withdrawn',
    },
  },
  customer: {
    doing: {
      stop: 'Setting a stop on {total, plural, one {# customer} other {# customers}}',
      endStop: 'Ending a stop of {total, plural, one {# customer} other {# customers}}',
      note: 'Adding a note to {total, plural, one {# customer} other {# customers}}',
      assign: 'Assigning {total, plural, one {# customer} other {# customers}}',
      undoStop: 'Undoing the stop of {total, plural, one {# customer} other {# customers}}',
      undoNote: 'Removing the note from {total, plural, one {# customer} other {# customers}}',
      undoAssign: 'Undoing the assignment of {total, plural, one {# customer} other {# customers}}',
    },
    did: {
      stop: 'Stop set on {done} of {total, plural, one {# customer} other {# customers}}',
      endStop: 'Stop ended for {done} of {total, plural, one {# customer} other {# customers}}',
      note: 'Note added to {done} of {total, plural, one {# customer} other {# customers}}',
      assign: '{done} of {total, plural, one {# customer} other {# customers}} assigned',
      undoStop: 'Stop undone for {done} of {total, plural, one {# customer} other {# customers}}',
      undoNote: 'Note removed from {done} of {total, plural, one {# customer} other {# customers}}',
      undoAssign:
        'Assignment undone for {done} of {total, plural, one {# customer} other {# customers}}',
    },
  },
}

const adjusting = {
  doing: {
    correct: 'Sending {total, plural, one {# correction} other {# corrections}}',
    recordPayment: 'Sending {total, plural, one {# payment} other {# payments}}',
  },
  did: {
    correct: '{done} of {total, plural, one {# correction} other {# corrections}} booked',
    recordPayment: '{done} of {total, plural, one {# payment} other {# payments}} booked',
  },
}

const sending = {
  doing: {
    send: 'Sending {total, plural, one {# document} other {# documents}}',
    resend: 'Sending {total, plural, one {# invoice} other {# invoices}} again',
  },
  did: {
    send: '{done} of {total, plural, one {# document} other {# documents}} confirmed sent',
    resend: '{done} of {total, plural, one {# invoice} other {# invoices}} confirmed sent',
  },
  counted: '{done} of {total} confirmed sent',
}

const importing = {
  doing: {
    update: 'Changing {total, plural, one {# customer} other {{all} customers}}',
    create: 'Creating {total, plural, one {# customer} other {{all} customers}}',
  },
  did: {
    update: '{done} of {total, plural, one {# customer} other {{all} customers}} changed',
    create: '{done} of {total, plural, one {# customer} other {{all} customers}} created',
  },
  counted: { update: '{done} of {all} changed', create: '{done} of {all} created' },
  count: {
    submitted: '{count} submitted, not processed yet',
    failed: '{count} refused',
    changed: '{count} not sent: address changed or customer not found',
    addedSince: '{count} not sent: added or changed meanwhile',
    untold: '{count} unconfirmed',
    waiting: '{count} not sent',
  },
  sending: 'Sending, {sent} of {all} sent. You can leave this page.',
  processing: 'Everything is sent, and %service% is processing it. You can leave this page.',
  stopped:
    'Stopped. {count, plural, =0 {Nothing was left to send.} one {1 customer was not sent.} other {{all} customers were not sent.}}',
  halted:
    'Stopped at a problem. {count, plural, =0 {Nothing was left to send.} one {1 customer was not sent.} other {{all} customers were not sent.}}',
  goOn: 'Read the results',
  pace: '{rate} customers a second, about {left} left',
  processedLater: 'What was submitted is processed later by %service%.',
  customers: '{count, plural, one {customer} other {customers}}',
  batches: 'Batches',
  batchAt: 'Batch {number}',
}

/** One thing done to many cases, invoices or customers. */
export const bulkActions = {
  of,
  adjusting,
  sending,
  importing,
  unnamed: 'Bulk action',
  list: 'Bulk actions',
  listTabs: 'Whose bulk actions',
  everyone: 'All',
  mine: 'Mine',
  person: 'Person',
  by: 'Started by',
  company: 'Company',
  empty: 'No bulk actions yet',
  emptyMeaning: 'What you do to several ticked rows at once appears here.',
  emptyFiltered: 'No bulk actions match these filters',
  clear: 'Clear filters',
  older: 'Older bulk actions',
  newest: 'Newest bulk actions',
  counted: { done: '{done} of {total} done', booked: '{done} of {total} booked' },
  states: {
    running: 'Running',
    interrupted: 'Restarting',
    waiting: 'Waiting for sign-in',
    stopped: 'Stopped',
    halted: 'Stopped at a problem',
    over: 'Finished',
  },
  withUnknown: '{title}, {count} unconfirmed',
  rows: 'Results',
  state: {
    running: 'Sending, {sent} of {total} sent. You can leave this page.',
    interrupted: 'Sending stopped with a restart. It goes on by itself within a minute.',
    waiting: 'Paused because the session that started it has ended.',
    stopped:
      'Stopped. {left, plural, =0 {Nothing was left to send.} one {# row was not sent.} other {# rows were not sent.}}',
    halted:
      'Stopped at a problem. {left, plural, =0 {Nothing was left to send.} one {# row was not sent.} other {# rows were not sent.}}',
    over: 'Each row has its result.',
    allSent: 'Everything is sent.',
  },
  pausedUntil: '%service% asked to wait until',
  count: {
    accepted: '{count} submitted, not done yet',
    waitsForBooking: '{count} submitted, not booked yet',
    changed: '{count} changed, not sent',
    gone: '{count} no longer there',
    differs: '{count} saved with another value',
    partly: '{count} processed in part',
    undelivered: '{count} failed again',
    waitsForDelivery: '{count} submitted, no result yet',
    refused: '{count} refused',
    unknown: '{count} unconfirmed',
    notApplied: '{count} not done',
    waiting: '{count} not sent',
  },
  stop: 'Stop sending',
  stopping: 'Stopping',
  goOn: 'Send the rest',
  goingOn: 'Starting',
  undo: 'Undo for {count, plural, one {# customer} other {# customers}}',
  undoing: 'Undoing',
  close: 'Close',
  goesOn:
    'You can close this. Sending goes on while you’re signed in, and Activity has the results.',
  results: 'Open the list of results',
  tabs: 'Which results',
  all: 'All',
  open: 'Not done',
  none: 'No rows with this result',
  check: 'Check status',
  checking: 'Checking',
  result: {
    waiting: 'Not sent',
    sending: 'Sending',
    done: 'Done',
    accepted: 'Submitted, not done yet',
    changed: 'Changed, not sent',
    gone: 'No longer there',
    differs: 'Sent, but saved with another value',
    partly: 'Processed in part',
    undelivered: 'Failed again',
    refused: 'Refused',
    unknown: 'Unconfirmed',
    'not-applied': 'Not done',
  },
  delivery: {
    accepted: 'Submitted, no result yet',
    done: 'Confirmed sent',
    'not-applied': 'Not sent',
  },
  booking: { accepted: 'Submitted, not booked yet', done: 'Booked', 'not-applied': 'Not booked' },
  openBatch: 'Open the batch',
  sentLater: '%Service% sends later what was submitted.',
  bookedLater: 'What was submitted is booked later by %service%.',
  column: {
    number: {
      case: 'Case',
      invoice: 'Invoice',
      customer: 'Customer',
      batch: 'Batch',
      document: 'Invoice',
    },
    name: 'Name',
    customers: 'Customers',
    remaining: 'Remaining before',
    adjustment: { correct: 'Correction', recordPayment: 'Payment' },
    result: 'Result',
  },
  unreadable: 'Not readable',
  notFound: 'No such bulk action',
  notFoundMeaning:
    'It didn’t start, was erased, or you have no access to it. Activity has each change by itself.',
}
