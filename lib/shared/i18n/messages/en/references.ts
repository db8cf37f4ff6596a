/** English texts of what was understood of a search, and of the page for pasted references. */
export const references = {
  title: 'Paste references',
  area: 'Partner',
  lead: 'Up to {max} references, one a line or a cell. They are looked for in every company that you may search in; what you paste is not kept.',
  paste: 'References',
  pasteHint:
    'Invoice numbers, payment references, transaction numbers, file names or names, copied from a column. A text file can be dropped here.',
  chooseFile: 'Choose a file',
  fileTooLarge: 'This file is larger than 1 MB, so it was not read.',
  fileUnreadable: 'This file could not be read.',
  fileNoText:
    'This file is not text, so it was not read. Save the sheet as CSV, or copy its column.',
  kind: 'Taken as',
  kindLikely: 'What most look like{any, select, yes {: {kind}} other {}}',
  kindName: {
    InvoiceNumber: 'Invoice numbers',
    KID: 'Payment references (KID, OCR)',
    TransactionRid: 'Transaction numbers',
    Filename: 'File names',
    InvoiceeName: 'Names',
    OrganizationNumber: 'Organization numbers',
  },
  counted:
    '{count, plural, =0 {Nothing pasted yet.} one {# reference.} other {# references.}} {values, plural, =0 {None can be searched for.} one {# value to search for} other {# values to search for}}{requests, plural, =0 {} one {, in # request.} other {, in # requests.}}',
  nothing: 'Nothing pasted yet.',
  tooMany:
    '{count} references are more than the {max} that are taken at once. None was taken; paste them in parts.',
  headerSkipped: '“{header}” names the column and was left out.',
  doubles:
    '{count, plural, one {# line repeats an earlier one; it is asked for once.} other {# lines repeat earlier ones; each is asked for once.}}',
  tryAll:
    'Try {count, plural, one {the line} other {the # lines}} that {count, plural, one {does} other {do}} not look right all the same',
  found: {
    checkDigit:
      '{count, plural, one {# line has} other {# lines have}} a last character that fits neither mod 10 nor mod 11.',
    form: '{count, plural, one {# line has} other {# lines have}} not the form that was chosen.',
    rounded:
      '{count, plural, one {# line was} other {# lines were}} rounded by a spreadsheet, so the last digits are lost.',
    tooLong: '{count, plural, one {# line is} other {# lines are}} longer than any reference.',
    organizationNumber:
      '{count, plural, one {# line fits} other {# lines fit}} no organization number of Norway, Sweden, Denmark or Finland.',
    noField:
      '{count, plural, one {# line is an organization number} other {# lines are organization numbers}}, which the search has no field for.',
  },
  search: 'Search',
  stop: 'Stop',
  goOn: 'Go on',
  running: '{done} of {all} values asked for',
  phase: {
    stopped:
      'Stopped. {open, plural, one {# value has} other {# values have}} not been asked to the end.',
    failed:
      'What came before stays. {open, plural, one {# value has} other {# values have}} not been asked to the end.',
    silent:
      'The upstream answered without rows. That is not the same as finding nothing, so these lines count as not tried.',
    done: 'Done. {found} found, {several} with several, {none} not found, {notTried} not tried.',
  },
  results: 'Result',
  filter: 'Show by outcome',
  all: 'All {count}',
  outcome: {
    found: 'Found',
    several: 'Several',
    none: 'Not found',
    'not-tried': 'Not tried',
  },
  counts: '{outcome} {count}',
  place: '{at} of {atLeast, select, yes {at least } other {}}{of}',
  moreRows: '{count, plural, one {# more is} other {# more are}} in the file',
  why: {
    checkDigit: 'check digit fails',
    form: 'not of this form',
    rounded: 'rounded by a spreadsheet',
    tooLong: 'too long',
    organizationNumber: 'fits no organization number',
    noField: 'no field to search in',
    failed: 'the request failed',
    notAsked: 'not asked yet',
    silent: 'answered without rows',
    unfinished: 'not read to the end',
    untold: 'not known: a row came that does not show this field',
  },
  column: {
    line: 'Line',
    reference: 'Reference',
    outcome: 'Outcome',
    why: 'Why',
    sent: 'Sent',
    status: 'Status',
    channelStatus: 'Channel status',
    channel: 'Channel',
    invoicee: 'Invoicee',
    amount: 'Amount',
    company: 'Company',
    companyId: 'Company number',
  },
  noChannel: 'none',
  noneInFilter: 'No line came out so',
  download: 'Download as CSV',
  copy: 'Copy as table',
  fileName: 'references',
}
