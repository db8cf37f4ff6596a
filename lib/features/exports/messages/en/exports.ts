import { exportReceipt } from './receipt'

/** English texts of the button that opens the panel of an export, which are there at once. */
export const exportPanel = { all: 'Export all', title: 'Export all results' }

/** English texts of exports: starting one, its progress, its end. */
export const exports = {
  title: 'Exports',
  one: 'Export {exportId}',
  format: 'File format',
  csv: 'CSV: any number of rows',
  xlsx: 'XLSX: up to {max} rows',
  csvMeaning:
    'Spreadsheets may change long numbers when they open a CSV file. XLSX keeps them as they are.',
  xlsxMeaning: 'Identifiers are stored as text, so no digits are lost.',
  style: 'Number format and separator',
  styleComma: '1250,00 and semicolons',
  stylePoint: '1250.00 and commas, for spreadsheets in English',
  styleIso: '1250.00 and commas, for other software (no byte order mark)',
  columns: 'Columns',
  columnsAll: 'All {count}',
  columnsShown: 'The {count} shown, in this order',
  start: 'Start export',
  starting: 'Starting',
  expected: {
    exact: '{count} rows expected.',
    about: 'About {count} rows expected.',
    moreThan: 'More than {count} rows expected.',
    unknown: 'The number of rows isn’t known yet.',
  },
  tooLong: 'Too many rows for XLSX (limit {max}). Choose CSV, or narrow the search.',
  mayBeTooLong:
    'If there are more than {max} rows, no XLSX file is made and you can choose CSV instead. Nothing is cut off.',
  order: {
    invoiceSummary:
      'Newest first, whatever the order on screen. Rows that arrive during the export are left out and counted.',
    collectionInvoices:
      'In %service%’s order, which isn’t guaranteed: an invoice that moves during the export can be missed.',
  },
  masked:
    'Identity numbers and birth dates of debtors are masked on screen and never included in a file.',
  list: { invoiceSummary: 'Partner search', collectionInvoices: 'Collection invoices' },
  running: 'You have {max} exports running. Wait for one to finish, or cancel one.',
  yours: 'Your exports',
  another: 'New export',
  cancel: 'Cancel',
  cancelling: 'Cancelling',
  goOn: 'Continue',
  goingOn: 'Continuing',
  download: 'Download',
  downloadPart: 'Download partial file',
  receipt: 'Receipt',
  proof: 'Proof: how the list was read',
  rows: '{rows, select, 1 {1 row} other {{rows} rows}}',
  copyReceipt: 'Copy receipt',
  asCsv: 'Export as CSV instead',
  progress: '{rows, select, 1 {1 row} other {{rows} rows}}, page {pages}',
  progressOf: '{rows} of {expected} rows, page {pages}',
  counted:
    '{rows, select, 1 {1 row} other {{rows} rows}}, {pages, plural, one {# page} other {# pages}}',
  pace: '{perSecond} rows/s',
  left: '{seconds, plural, =0 {nearly done} one {about # second left} other {about # seconds left}}',
  leftMinutes: '{minutes, plural, one {about # minute left} other {about # minutes left}}',
  pausedUntil: 'Paused by %service% until',
  goesOnByItself: 'Continues automatically.',
  pausedBefore:
    '{pauses, plural, one {Paused once} other {Paused # times}}, {seconds} s in total, because %service% asked us to wait. Continued automatically.',
  count: { exact: '{count}', about: 'about {count}', moreThan: 'more than {count}' },
  sentence: {
    running: 'Running: {rows, select, 1 {1 row} other {{rows} rows}} so far',
    waiting: 'Not complete: your sign-in ended. Sign in again to continue automatically.',
    interrupted: 'Not complete: interrupted on our side. Continue resumes from the last saved row.',
    stuck: 'Not complete: interrupted, and it can’t continue without its filters',
    complete:
      'Complete: {rows, select, 1 {1 row} other {{rows} rows}}, {unnumbered, select, 0 {no duplicates} other {{unnumbered} not checked for duplicates}}. Rows that changed during the export may be missing.',
    completeFixed:
      'Complete: all rows as of the start, {unnumbered, select, 0 {no duplicates} other {{unnumbered} not checked for duplicates}}',
    completeByPosition:
      'Finished. Rows have no row number, so a row that moved during the export can be missing.',
    filteredHere: 'Finished and filtered here: %service% ignored this filter: {filters}',
    completeUnordered:
      'Complete: list read to the end, {unnumbered, select, 0 {no duplicates} other {{unnumbered} not checked for duplicates}}',
    fewer: 'Not complete: %service% gave {given} of {expected} rows.',
    fewerOrMoved:
      '%Service% gave {given} of {expected} rows. Rows that changed during the export may be missing.',
    cancelled: 'Not complete: cancelled after {rows, select, 1 {1 row} other {{rows} rows}}',
    failed: 'Not complete: {why}',
  },
  waitingListed: 'Not complete: your sign-in ended. Open the export to continue.',
  why: {
    'workbook-rows': 'too many rows for an XLSX file; CSV has no limit.',
    'cell-too-long': 'a text is too long for an XLSX cell; CSV has no limit.',
    'answered-without-rows': '%service% returned no list, so there may be more rows.',
    'no-progress': '%service% kept sending the same rows.',
    circular: '%service% kept sending the same page.',
    'token-too-long': '%service% sent a link to the next page that it doesn’t accept itself.',
    'order-broken': '%service% sent rows out of order, so some may be missing.',
    'no-row-id': 'a row came without a row number, so its place in the order is unknown.',
    'file-lost': 'the saved part of the file no longer exists.',
    'filters-lost': 'its filters can no longer be read.',
    'no-space': 'our storage is full.',
    'scope-of-answer': '%service% sent rows that aren’t yours. That page was discarded.',
    scope: 'one of its companies, or its organization, is no longer yours.',
    right: 'your rights no longer include it.',
    unauthenticated: 'your sign-in ended.',
    throttled: '%service% kept asking us to wait.',
    unreachable: '%service% didn’t respond, even after several attempts.',
    forbidden: '%service% doesn’t give you access to it.',
    interrupted: 'interrupted on our side.',
    stopped: 'cancelled.',
    complete: 'read to the end.',
    other: '%service%’s answer couldn’t be used.',
  },
  ...exportReceipt,
  csvNote:
    'Identifiers are quoted text. Spreadsheets may still change long numbers in CSV. XLSX keeps them.',
  none: 'No exports yet',
  noneMeaning:
    'Search or open a list, then choose Export all. Each export and its receipt stay here for a limited time, even if you sign out.',
  noFile: 'Nothing to download',
  kept: 'Kept for a limited time, even if you sign out.',
}
