/** What inputs of routes are about, whether or not they keep to the contract. */
export const subject = 'customer:1'
export const ofPage = { writer: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11', turn: 1 }

/**
 * Inputs off the contract, by operation. The too long one comes last: the desk closes its
 * connection.
 */
export const inputsOffContract: Record<
  'read' | 'local-write',
  (clientNo: string) => [string, unknown][]
> = {
  read: (clientno) => [
    ['getCustomer', {}],
    ['getCustomer', { params: { clientno: '..', customerno: '1' } }],
    ['getCustomer', { params: { clientno, customerno: '..' } }],
    ['getCustomer', { params: { clientno, customerno: '1/../../2' } }],
    ['listCustomers', { params: { clientno }, query: { pageno: 'one' } }],
    ['listCustomers', { params: { clientno }, query: { orderby: 'name; drop' } }],
    ['listCustomers', '{"params":'],
    ['listJournal', { body: { limit: 5_000 } }],
    ['listJournal', null],
    ['getJournalEntry', { params: { idempotencyKey: 'x' } }],
    ['getDraft', { params: { clientno }, body: { subject: '../1' } }],
    ['getColumns', { body: { list: 'sessions' } }],
    ['getColumnMatches', { body: { imports: 'payments' } }],
    ['searchInvoiceSummary', { body: { CompanyIds: ['501; drop'] } }],
    ['searchInvoiceSummary', { body: { FromDate: 'yesterday' } }],
    ['getInvoiceView', { query: {} }],
    ['getInvoiceStatus', { body: { InvoiceNumber: '1', companyId: 1 } }],
    ['getInvoiceLookupLink', { query: { InvoiceNumber: '1', CompanyId: '1; drop' } }],
    ['getArItem', { params: { clientno, aritemid: '..' } }],
    ['getReceipt', { query: { TransactionRid: '../1', CompanyId: 1 } }],
    ['listBundles', { query: { CompanyId: 1, FromDate: '2026-02-30', ToDate: '2026-03-01' } }],
    ['getLegacyBatch', { params: { batchId: '..' } }],
    ['getVolume', { body: { FromDate: '2026-03-01' } }],
    ['listItemManualLinks', { body: { ClientNo: clientno, Ids: ['..'] } }],
    ['listManualLinks', { body: { CompanyId: [1], TransactionRid: 1 } }],
    ['listCustomerNotes', { params: { clientno, customerno: '..' } }],
    ['getFollowUp', { params: { clientno: '..', customerno: '1' } }],
    ['listFollowUps', { params: { clientno }, body: { CustomerNos: ['..'] } }],
    ['listBulkActions', { body: { limit: 5_000 } }],
    ['listBulkActions', { body: { organizationId: '..' } }],
    ['listBulkActionRows', { params: { bulkActionId: '..' }, body: { from: -1 } }],
    ['listWork', { body: { source: 'everything' } }],
    ['getViewChanges', { params: { viewId: '..' }, body: { search: {} } }],
    ['listCustomers', 'x'.repeat(200_000)],
  ],
  'local-write': (clientno) => [
    ['keepDraft', {}],
    ['keepDraft', '{"params":'],
    [
      'keepDraft',
      {
        params: { clientno: '..' },
        body: { ...ofPage, userName: 'anyone', subject, content: 'typed' },
      },
    ],
    ['keepDraft', { params: { clientno }, body: { ...ofPage, userName: 'anyone', subject } }],
    [
      'keepDraft',
      {
        params: { clientno },
        body: { ...ofPage, userName: 'anyone', subject, content: 'x'.repeat(200_001) },
      },
    ],
    [
      'dropDraft',
      { params: { clientno }, body: { ...ofPage, userName: 'anyone', subject: "'; drop" } },
    ],
    ['keepColumns', { body: { ...ofPage, list: 'customers', columns: ['<b>'] } }],
    ['keepColumns', { body: { ...ofPage, list: 'customers' } }],
    [
      'keepColumnMatches',
      { body: { ...ofPage, imports: 'customers', matches: [{ head: 'a b', field: 'name' }] } },
    ],
    ['keepLookups', { body: { ...ofPage, lookup: { has: 'password', text: '1' }, isKept: true } }],
    [
      'keepLookups',
      { body: { ...ofPage, lookup: { has: 'kid', text: 'x'.repeat(256) }, isKept: true } },
    ],
    [
      'keepLookups',
      { body: { ...ofPage, lookup: { has: 'kid', text: '01019030071' }, isKept: true } },
    ],
    ['keepRecent', { body: { ...ofPage, recent: { kind: 'password', id: '1' } } }],
    [
      'keepRecent',
      {
        body: {
          ...ofPage,
          recent: {
            kind: 'customer',
            id: '01019030071',
            clientNo: clientno,
            organizationId: null,
            companyId: null,
            name: null,
          },
        },
      },
    ],
    ['keepDraft', 'x'.repeat(300_000)],
  ],
}
