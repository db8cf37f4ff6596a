/** English texts of the reports of an organization. */
export const collectionReports = {
  title: 'Reports',
  lead: 'Registered, paid, credited and remaining amounts',
  list: 'Reports, newest period first',
  empty: 'No reports in this period',
  emptyMeaning: 'Try a longer period.',
  emptyAll: 'No reports yet',
  emptyAllMeaning: 'Reports of this organization appear here.',
  fileName: 'reports',
  column: {
    period: 'Period',
    type: 'Type',
    createdAt: 'Created',
    invoices: 'Invoices',
    openCases: 'Open cases',
    closedCases: 'Closed cases',
    originalAmount: 'Original',
    paidAmount: 'Paid',
    creditedAmount: 'Credited',
    remainingAmount: 'Remaining',
    settledAmount: 'Settled',
  },
  monthly: 'Monthly',
  newestBalance: 'Remaining on {day}',
  sumsNote:
    'Remaining is a balance at the end of each period, so it isn’t added up: the newest is shown.',
  noSums:
    'No totals: some of these periods overlap or can’t be read, so the same money would count twice.',
} as const
