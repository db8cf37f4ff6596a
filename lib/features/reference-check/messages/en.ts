/** English texts of what was understood of a search, and of the page for pasted references. */
export const referenceCheck = {
  title: 'Paste references',
  area: 'Partner',
  lead: 'Up to {max} references, one per line or cell. Searches all your companies. Pasted data isn’t stored.',
  paste: 'References',
  pasteHint:
    'Paste a column of invoice numbers, payment references, transaction numbers, file names or names, or drop a text file here.',
  chooseFile: 'Choose file',
  fileTooLarge: 'This file is larger than 1 MB and wasn’t read. Split it into smaller ones.',
  fileUnreadable: 'We couldn’t read this file.',
  fileNoText:
    'This isn’t a text file, so it wasn’t read. Save the sheet as CSV, or copy its column.',
  kind: 'Search by',
  kindLikely: 'Auto-detect{any, select, yes {: {kind}} other {}}',
  kindName: {
    InvoiceNumber: 'Invoice numbers',
    KID: 'Payment references (KID, OCR)',
    TransactionRid: 'Transaction numbers',
    Filename: 'File names',
    InvoiceeName: 'Names',
    OrganizationNumber: 'Organization numbers',
  },
  counted:
    '{count, plural, =0 {Nothing pasted yet.} one {# reference.} other {# references.}} {values, plural, =0 {None can be searched.} one {# value to search} other {# values to search}}{requests, plural, =0 {} one {, in # request.} other {, in # requests.}}',
  nothing: 'Nothing pasted yet.',
  tooMany: '{count} references exceed the limit of {max}. None were added. Paste them in parts.',
  headerSkipped: '“{header}” is a column heading and was skipped.',
  doubles:
    '{count, plural, one {# line repeats an earlier one and is searched once.} other {# lines repeat earlier ones and are searched once.}}',
  tryAll:
    'Also search {count, plural, one {the line that looks} other {the # lines that look}} wrong',
  found: {
    checkDigit:
      '{count, plural, one {# line has} other {# lines have}} an invalid check digit (mod 10 and mod 11).',
    form: '{count, plural, one {# line doesn’t} other {# lines don’t}} match the selected type.',
    rounded:
      '{count, plural, one {# line was} other {# lines were}} rounded by a spreadsheet, so the last digits are lost. Copy from cells formatted as text.',
    tooLong: '{count, plural, one {# line is} other {# lines are}} too long for a reference.',
    organizationNumber:
      '{count, plural, one {# line isn’t a valid organization number} other {# lines aren’t valid organization numbers}} in Norway, Sweden, Denmark or Finland.',
    noField:
      '{count, plural, one {# line is an organization number} other {# lines are organization numbers}}, which can’t be searched.',
  },
  search: 'Search',
  stop: 'Stop',
  goOn: 'Continue',
  running: '{done} of {all} values searched',
  phase: {
    stopped: 'Stopped. {open, plural, one {# value isn’t} other {# values aren’t}} fully searched.',
    failed:
      'Results so far are kept. {open, plural, one {# value isn’t} other {# values aren’t}} fully searched.',
    silent:
      '%Service% returned no list for some lines. They may still exist, so they count as not checked.',
    done: 'Done. {found} found, {several} with several matches, {none} not found, {notTried} not checked.',
  },
  results: 'Results',
  filter: 'Filter by result',
  all: 'All {count}',
  outcome: {
    found: 'Found',
    several: 'Several matches',
    none: 'Not found',
    'not-tried': 'Not checked',
  },
  counts: '{outcome} {count}',
  place: '{at} of {atLeast, select, yes {at least } other {}}{of}',
  moreRows: '{count, plural, one {# more} other {# more}} in the download',
  why: {
    checkDigit: 'invalid check digit',
    form: 'doesn’t match the selected type',
    rounded: 'rounded by a spreadsheet',
    tooLong: 'too long',
    organizationNumber: 'not a valid organization number',
    noField: 'can’t be searched',
    failed: 'the request failed',
    notAsked: 'not searched yet',
    silent: 'no list returned',
    unfinished: 'not fully searched',
    untold: 'unknown, a row doesn’t show this field',
  },
  column: {
    line: 'Line',
    reference: 'Reference',
    outcome: 'Result',
    why: 'Reason',
    sent: 'Sent',
    status: 'Status',
    channelStatus: 'Channel status',
    channel: 'Channel',
    invoicee: 'Recipient',
    amount: 'Amount',
    company: 'Company',
    companyId: 'Company number',
  },
  noChannel: 'none',
  noneInFilter: 'No lines with this result',
  download: 'Download as CSV',
  copy: 'Copy as table',
  fileName: 'references',
}
