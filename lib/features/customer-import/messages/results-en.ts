/** English texts of an import that was sent: what became of each customer, and what can be done. */
export const importResults = {
  label: 'After the import',
  check: 'Compare with what is stored',
  again: 'Send {all} {count, plural, one {customer} other {customers}} again…',
  undo: 'Undo for {all} {count, plural, one {customer} other {customers}}…',
  gathering: 'Reading the batches',
  reading: 'Reading customers: {done} of {all}',
  stop: 'Stop',
  goOn: 'Continue',
  stopped: 'Not all customers have been read, so there are no results yet.',
  found: {
    'as-sent': '{all} {count, plural, one {customer is} other {customers are}} stored as sent',
    differs: '{all} {count, plural, one {differs} other {differ}} from what was sent',
    gone: '{all} not found',
    'not-shown': '{all} not shown in full',
    unread: '{all} couldn’t be read',
  },
  is: {
    differs: '{customerNo}, differs from what was sent',
    gone: '{customerNo}, not found',
    'not-shown': '{customerNo}, not shown in full',
    unread: '{customerNo}, couldn’t be read',
    'as-sent': '{customerNo}, stored as sent',
  },
  differences: 'Customers that aren’t stored as sent',
  differing: '{field}: {stored}, sent {sent}',
  notShown: '{field}: not shown, sent {sent}',
  more: 'Show more ({left} left)',
  againTitle:
    '{count, plural, =0 {Nothing to send again} one {1 customer to send again} other {{all} customers to send again}}',
  undoTitle:
    '{count, plural, =0 {Nothing to undo} one {1 customer gets its former values back} other {{all} customers get their former values back}}',
  open: 'Send {count}',
  behind: {
    nothing: '{all} {count, plural, one {holds} other {hold}} the right values already.',
    changed:
      '{all} {count, plural, one {was} other {were}} changed by somebody since, and left alone.',
    exists: '{all} {count, plural, one {exists} other {exist}} already with other values.',
    inBatch:
      '{all} {count, plural, one {is} other {are}} in another batch that hasn’t ended yet, or may not have.',
    unknown: '{all} skipped: the current or earlier value isn’t shown.',
    hidden:
      '{all} {count, plural, one {holds} other {hold}} an identity number, date of birth or bank account and must be imported from the file.',
    gone: '{all} not found.',
    unread: '{all} couldn’t be read.',
  },
  clears:
    'Make fields blank that showed no value before ({all} {count, plural, one {customer} other {customers}}). They may have had one.',
  changes: 'What would be sent',
  change: '{field}: {before} → {after}',
  intro: 'They go out in batches. The results appear on the next page.',
  submit: 'Send {count}',
  left: '{all} {count, plural, one {customer} other {customers}} will be skipped',
  againSource: 'Again: {source}',
  undoSource: 'Undo: {source}',
  customers: 'Customers and their results',
  none: 'No customers with this result',
  column: {
    customerNo: 'Customer no.',
    name: 'Name',
    line: 'Line',
    changes: 'Changes',
    result: 'Result',
  },
  standing: {
    done: 'Processed',
    failed: 'Refused',
    untold: 'Unconfirmed',
    submitted: 'Submitted, not processed yet',
    changed: 'Not sent: address changed or customer not found',
    waiting: 'Not sent',
  },
} as const
