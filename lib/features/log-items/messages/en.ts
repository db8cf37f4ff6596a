/** English texts of what the service logs. */
export const logItems = {
  title: 'Log at %service%',
  lines: 'Log lines',
  meaning: 'What %service% recorded, whoever did it.',
  types: {
    CUSTOMER: 'Customer',
    ITEM: 'Invoice',
    CREDIT_NOTE: 'Credit note',
    POSTING: 'Posting',
    RESERVATION: 'Reservation',
    ACTION: 'Action',
    REPORT: 'Report',
  },
  column: { at: 'Time', type: 'Kind', message: 'What happened', document: 'Document', by: 'By' },
  none: 'Nothing logged',
  ignored: '%Service% didn’t filter its log, so lines may be missing here.',
  newest: 'The newest {count} of {total}',
  some: '{count} of {total}',
  mayBeMore: 'There may be more than the newest {count}',
  mayBeMoreThan: 'There may be more than these {count}',
}
