/** English texts of looking an invoice up by what a caller has. */
export const trackingLookup = {
  has: {
    receiptId: 'receipt ID',
    invoiceNumber: 'invoice number',
    kid: 'payment reference',
    fileName: 'file name',
    transactionRid: 'transaction number',
    invoiceeName: 'recipient name',
    list: 'list',
  },
  why: {
    receiptLabel: 'It’s labelled as a receipt.',
    receiptForm: 'It has the format of a receipt ID.',
  },
}

/** English texts of the page that looks invoices up. */
export const trackingLookupPage = {
  area: 'Distribution',
  kinds: 'Search by',
  guessed: 'Auto-detect',
  kind: {
    receiptId: 'Receipt ID',
    invoiceNumber: 'Invoice number',
    kid: 'Payment reference (KID)',
    fileName: 'File name',
    transactionRid: 'Transaction number',
    invoiceeName: 'Recipient name',
  },
  understood: 'Searching by {as}.',
  keptOut:
    'This may contain an identity number, so it isn’t saved and is left out of the link to this page.',
  asking: 'Searching',
  opening: 'Found, opening it',
  askedBy: 'Sources:',
  operation: {
    getInvoiceStatus: 'invoice status',
    searchInvoiceSummary: 'partner search',
    listInvoicesByNumber: 'partner invoices by number',
    listInvoicesByFilename: 'partner invoices by file name',
    getInvoiceView: 'invoice view',
    listArItems: 'receivable items',
    listCollectionInvoices: 'collection invoices',
  },
  cannot: {
    title: 'Search not available',
    search:
      'Searching by {as} needs access to partner search, which you don’t have. Ask the caller for a receipt ID or an invoice number.',
    status:
      'Searching by {as} needs access to invoice status, which you don’t have. Try another search.',
    company:
      'Invoice numbers are searched by company, and your account lists no companies. Ask the caller for a receipt ID.',
  },
  notAsked: 'You don’t have access to partner search, so it wasn’t searched.',
  statusNotAsked: 'Invoice status wasn’t searched.',
  ignored: '%Service% ignored the search and returned other invoices, which are left out.',
  none: {
    title: 'No match',
    unsure: 'Not found, but not certain',
    meaning: 'We found no invoice with this {as} that you can access.',
    newest: 'Your account lists no companies, so %service% chose where to search.',
    silent: 'The search returned no list, so there may still be an invoice.',
    failed: 'Not every source was searched, so there may still be an invoice.',
    other: 'Try another search',
    as: 'Search by {as}',
  },
  several: {
    title: '{count, plural, one {# match} other {# matches}}',
    meaning: 'Choose the one that fits what the caller knows.',
    notSure: 'It wasn’t opened automatically, because it may not be the only one.',
    more: 'There may be more than these.',
    newest: 'Another company may have the same number.',
    silent: 'The search returned no list.',
    failed: 'Not all sources were searched: {title}.',
  },
  column: {
    number: 'Invoice number',
    company: 'Company',
    invoicee: 'Recipient',
    amount: 'Amount',
    sentence: 'Status',
    at: 'Sent or received',
  },
  noNumber: 'no number',
  noPage: '{number} (can’t be opened)',
  results: 'Invoices found',
  line: {
    several: '{count} of {of}: {words}',
  },
  recent: {
    title: 'Recent',
    empty: 'Your searches appear here. Only you can see them.',
    missing: 'Recent searches can’t be loaded right now.',
    notKept: 'This change couldn’t be saved.',
    remove: 'Remove {text}',
    again: 'Find {text}, {as}',
  },
  table: {
    title: 'How lookup works',
    has: 'Search by',
    asks: 'Sources',
    needs:
      '{needs, select, company {, needs a company} client {, needs a client} organization {, needs an organization} other {}}',
    asked:
      'One reference is searched in partner search and invoice status, then in receivables and debt collection. A list is searched in partner search first, many lines at a time.',
  },
}
