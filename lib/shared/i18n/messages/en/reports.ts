/** English texts of the reports of an organization. */
export const reports = {
  title: 'Reports',
  lead: 'What was handed over, paid, credited and still remains',
  list: 'Reports, newest period first',
  empty: 'No report in this period',
  emptyMeaning:
    'The upstream answered and named none of these days. A longer period may hold some.',
  emptyAll: 'No report yet',
  emptyAllMeaning: 'The upstream answered and named none for this organization.',
  fileName: 'reports',
  column: {
    period: 'Period',
    type: 'Report',
    createdAt: 'Made at',
    currency: 'Currency',
    invoices: 'Invoices',
    openCases: 'Open cases',
    closedCases: 'Closed cases',
    originalAmount: 'Original',
    paidAmount: 'Paid',
    creditedAmount: 'Credited',
    remainingAmount: 'Remaining',
    settledAmount: 'Settled',
  },
  newestBalance: 'Remaining on {day}',
  sumsNote:
    'Remaining is a balance at the end of each period, so it isn’t added up: the newest is shown.',
  noSums:
    'No totals: some of these periods overlap or can’t be read, so the same money would count twice.',
} as const
