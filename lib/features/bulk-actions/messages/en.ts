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

/** One thing done to many cases, invoices or customers. */
export const bulkActions = {
  of,
  unnamed: 'Bulk action',
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
  },
  pausedUntil: '%service% asked to wait until',
  count: {
    accepted: '{count} submitted, not done yet',
    changed: '{count} changed, not sent',
    gone: '{count} no longer there',
    differs: '{count} saved with another value',
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
    refused: 'Refused',
    unknown: 'Unconfirmed',
    'not-applied': 'Not done',
  },
  column: {
    number: { case: 'Case', invoice: 'Invoice', customer: 'Customer' },
    name: 'Name',
    remaining: 'Remaining',
    result: 'Result',
  },
  unreadable: 'Not readable',
  notFound: 'No such bulk action',
  notFoundMeaning:
    'It was erased, or you have no access to it. Activity has each change by itself.',
}
