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
}

/** One thing done to many cases or invoices. */
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
    refused: '{count} refused',
    unknown: '{count} unconfirmed',
    notApplied: '{count} not done',
    waiting: '{count} not sent',
  },
  stop: 'Stop sending',
  stopping: 'Stopping',
  goOn: 'Send the rest',
  goingOn: 'Starting',
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
    refused: 'Refused',
    unknown: 'Unconfirmed',
    'not-applied': 'Not done',
  },
  column: {
    number: { case: 'Case', invoice: 'Invoice' },
    remaining: 'Remaining',
    result: 'Result',
  },
  unreadable: 'Not readable',
  notFound: 'No such bulk action',
  notFoundMeaning:
    'It was erased, or you have no access to it. Activity has each change by itself.',
}
