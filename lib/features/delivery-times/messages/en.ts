/** English texts of usual delivery times, on their own page and beside an invoice that waits. */
export const deliveryTimes = {
  title: 'Delivery times',
  facts: '{rows} invoices of the last 30 days',
  waiting: '{count} waiting',
  late: '{count} longer than usual',
  slow: '{channel} is slower than usual: {count} of {of} invoices were late in the last {hours} hours',
  slowBefore:
    '{before, plural, =0 {None} other {# of 100}} in the days before. {companies, plural, one {# company} other {# companies}}.',
  failing:
    '{channel} fails more than usual: {count} of {of} invoices failed in the last {hours} hours',
  none: 'No channel is unusually slow',
  noneMeaning:
    'Compared with the last 30 days, none of {count, plural, one {# channel} other {# channels}} delivers late or fails more than usual.',
  noneUnknown: 'Too few deliveries to say which channel is slow.',
  empty: 'No invoices in the last 30 days',
  withoutRows: 'Delivery times unknown',
  withoutRowsMeaning: '%Service%’s answer contains no rows.',
  partial: 'Only the newest {count} invoices were read',
  partialMeaning: 'Usual times and counts are of these.',
  list: 'Usual delivery times',
  channels: 'Channels',
  column: {
    company: 'Company',
    channel: 'Channel',
    kind: 'Type',
    median: 'Half within',
    long: '95 % within',
    basis: 'Deliveries',
    waiting: 'Waiting',
    late: 'Late',
    longest: 'Longest wait',
  },
  anyKind: 'by all types',
  unknown: 'not known yet',
} as const
