/** English texts of exports: starting one, its progress, its receipt. */
export const exports = {
  title: 'Exports',
  one: 'Export {exportId}',
  format: 'File',
  csv: 'CSV: any number of rows',
  xlsx: 'XLSX: up to {max} rows',
  csvMeaning:
    'A spreadsheet may still change long numbers when it opens a CSV file. XLSX keeps them as they are.',
  xlsxMeaning: 'Numbers that name something are text cells, so that none of their digits is lost.',
  style: 'Numbers and separator',
  styleComma: '1250,00 and semicolons',
  stylePoint: '1250.00 and commas, for a spreadsheet in English',
  styleIso: '1250.00 and commas, for programs (no mark of UTF-8)',
  columns: 'Columns',
  columnsAll: 'All {count}',
  columnsShown: 'The {count} that are shown, in their order',
  start: 'Start the export',
  starting: 'Starting',
  expected: {
    exact: '{count} rows are expected.',
    about: 'About {count} rows are expected.',
    moreThan: 'More than {count} rows are expected.',
    unknown: 'How many rows come is not known before they are read.',
  },
  tooLong:
    'That is more than an XLSX file may hold here ({max}). Choose CSV, or narrow the search.',
  mayBeTooLong:
    'Should it be more than {max}, the XLSX file is not made and CSV is offered; nothing is cut off silently.',
  order: {
    invoiceSummary:
      'Newest first by RowId, whatever the order on the screen. Rows that arrive meanwhile are left out and counted.',
    collectionInvoices:
      'In the upstream’s own order, which it does not promise: an invoice that moves in it meanwhile can be missed.',
  },
  masked: 'Identity numbers and birth dates of debtors are masked here and never in a file.',
  list: { invoiceSummary: 'Partner search', collectionInvoices: 'Collection invoices' },
  running: 'You have {max} exports running. Wait for one to end, or cancel one.',
  yours: 'Your exports',
  another: 'Another export',
  cancel: 'Cancel',
  cancelling: 'Cancelling',
  goOn: 'Continue',
  goingOn: 'Going on',
  download: 'Download',
  downloadPart: 'Download the part',
  receipt: 'Receipt',
  copyReceipt: 'Copy receipt',
  asCsv: 'Export the same as CSV',
  progress: '{rows, select, 1 {1 row} other {{rows} rows}}, page {pages}',
  progressOf: '{rows} of {expected} rows, page {pages}',
  counted:
    '{rows, select, 1 {1 row} other {{rows} rows}}, {pages, plural, one {# page} other {# pages}}',
  pace: '{perSecond} rows/s',
  left: '{seconds, plural, =0 {nearly done} one {about # second left} other {about # seconds left}}',
  leftMinutes: '{minutes, plural, one {about # minute left} other {about # minutes left}}',
  pausedUntil: 'The upstream asked to wait until',
  goesOnByItself: 'It goes on by itself.',
  pausedBefore:
    '{pauses, plural, one {Paused once} other {Paused # times}}, {seconds} s in all: the upstream asked to wait. It went on by itself.',
  count: { exact: '{count}', about: 'about {count}', moreThan: 'more than {count}' },
  sentence: {
    running: 'Running: {rows, select, 1 {1 row} other {{rows} rows}} so far.',
    waiting:
      'Not complete: the upstream no longer took your sign-in. Sign in again, and it goes on by itself.',
    interrupted:
      'Not complete: the desk stopped in the middle. Continue goes on from the last row stored.',
    stuck: 'Not complete: it stopped in the middle, and it cannot go on without its filters.',
    complete:
      'Complete: every row that stood there at the start and was not changed meanwhile is in the file, once.',
    completeFixed: 'Complete: every row that stood there at the start is in the file, once.',
    completeByPosition:
      'Read to its end. Rows carry no row number, so it was read by position: a row that moved while it was read can be missing.',
    filteredHere: 'Read to its end and filtered here: the service ignored this filter: {filters}.',
    completeUnordered:
      'Complete: the list was read to its end, and each invoice that it gave is in the file, once.',
    cancelled:
      'Not complete: it was cancelled after {rows, select, 1 {1 row} other {{rows} rows}}.',
    failed: 'Not complete: {why}',
  },
  why: {
    'workbook-rows':
      'the result is longer than an XLSX file may be here; CSV holds any number of rows.',
    'cell-too-long': 'a text is longer than a cell of an XLSX file holds; CSV holds it.',
    'answered-without-rows':
      'the upstream answered without rows, which does not mean that there are none.',
    'no-progress':
      'the upstream sent rows again that it had sent before, so there would have been no end.',
    circular:
      'the upstream named a page as the next one that was read already, so there would have been no end.',
    'token-too-long': 'the upstream named its next page in a form that it does not take itself.',
    'order-broken':
      'the upstream’s rows were not in falling order of RowId, so some may be missing.',
    'no-row-id': 'a row came without a RowId, so its place in the order is not known.',
    'file-lost': 'the part of the file that was stored is no longer there.',
    'filters-lost': 'its filters can no longer be read.',
    'no-space': 'the desk’s disk is full.',
    'scope-of-answer': 'the upstream sent rows that are not yours. Nothing of that page is kept.',
    scope: 'a company of it, or its organization, is not yours any more.',
    right: 'your rights do not include it any more.',
    unauthenticated: 'the upstream no longer took your sign-in.',
    throttled: 'the upstream asked to wait again and again.',
    unreachable: 'the upstream did not answer, however often it was asked.',
    forbidden: 'the upstream does not let you read it.',
    interrupted: 'the desk stopped in the middle.',
    stopped: 'it was cancelled.',
    complete: 'the end was reached.',
    other: 'the upstream’s answer could not be used.',
  },
  fact: {
    query: 'Searched for',
    literal: 'As sent',
    bounds: 'Bounds sent',
    list: 'List',
    companies: 'Companies',
    organization: 'Organization',
    walked: 'Walked by',
    rows: 'Pages, rows',
    expected: 'Expected at the start',
    doubles: 'Doubles dropped',
    unnumbered: { invoiceSummary: 'Without transaction number', collectionInvoices: 'Without id' },
    unread: 'Rows with a part that can’t be read',
    ignored: 'Ignored by the service',
    unverified: 'Can’t be verified',
    newer: 'Arrived meanwhile',
    neutralised: 'Formulas made harmless',
    pauses: 'Pauses',
    signIns: 'Signed in again',
    started: 'Started, ended',
    part: 'Part {number}',
    file: 'File',
    style: 'Numbers and separator',
    columns: 'Columns',
    leftOut: 'Left out',
    bytes: 'Bytes',
    sha256: 'SHA-256',
    changeable: 'Can change under it',
    fixed: 'Cannot change',
    erased: 'Erased after',
  },
  companiesUpstream: 'those that the upstream gives',
  boundsNone: 'none',
  everything: 'everything',
  filtersLost: 'The filters of this export can no longer be read.',
  filtersLostMeaning:
    'They were stored under another key. It can be neither continued nor repeated from here; what is stored stands.',
  walkedDown: 'RowId, {from} down to {to}',
  ignoredNote:
    '{count, select, 1 {1 row that doesn’t match is} other {{count} rows that don’t match are}} left out.',
  unverifiedNote: '{count, select, 1 {1 row doesn’t} other {{count} rows don’t}} show the field.',
  walkedByPosition: 'position, to the page that is empty',
  walkedByPositionNote:
    'Rows carry no row number. New or removed rows move the others while it is read.',
  walkedByTokens: 'the upstream’s page tokens, to the page that names no next one',
  walkedByTokensNote:
    'The upstream promises no order: an invoice that moved in it meanwhile can be missed. One that came twice is in the file as it came first.',
  pagesRows: {
    invoiceSummary:
      '{pages, plural, one {# page} other {# pages}}, {rows, select, 1 {1 row} other {{rows} rows}}, each transaction once',
    collectionInvoices:
      '{pages, plural, one {# page} other {# pages}}, {rows, select, 1 {1 row} other {{rows} rows}}, each invoice once',
  },
  noRow: 'no row',
  doublesNote: {
    invoiceSummary: 'The same transaction under another RowId.',
    collectionInvoices: 'The same invoice again.',
  },
  newerLeftOut: '{count} newer rows, left out',
  newerUnknown: 'could not be counted',
  newerNotTold: 'not known: the list may have grown since',
  neutralisedNote: 'An apostrophe stands before texts that a spreadsheet would have run.',
  unreadNote: 'In the file such a cell says “(can’t be read)”.',
  unnumberedNote: 'Kept, although their doubles cannot be told.',
  pauseSum: '{pauses, plural, =0 {none} other {#, {seconds} s in all}}',
  changeableNone: 'none of its filters',
  part: '{rows, select, 1 {1 row} other {{rows} rows}}, {from} to {to}: {why}',
  csvNote:
    'Identifiers are quoted text. A spreadsheet may still change long numbers in CSV; XLSX keeps them.',
  none: 'You have exported nothing yet',
  noneMeaning:
    'Search or open a list, then Export all. Each export stays here with its receipt until its days are over, also when you sign out.',
  noFile: 'nothing to download',
  kept: 'Kept for some days, also when you sign out.',
}
