import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { Answer, OperationName } from '@/lib/contracts/registry'
import {
  type FilterMatcher,
  listWantedTexts,
  matchBound,
  matchCode,
  matchSearch,
  matchText,
} from './filter-matchers'
import { hasText, isSameCode, isSameText, listFilledTexts } from './text-comparison'

type Rows<List> = NonNullable<Extract<List, readonly unknown[] | null | undefined>>[number]
type AnswerRow<Name extends OperationName, Field extends string> = NonNullable<
  Answer<Name> extends infer Body
    ? Field extends keyof NonNullable<Body>
      ? Rows<NonNullable<Body>[Field]>
      : never
    : never
>

/** The rows of the lists that take filters. */
export type ListRows = {
  listCustomers: AnswerRow<'listCustomers', 'customers'>
  listArItems: AnswerRow<'listArItems', 'arItems'>
  listFiles: AnswerRow<'listFiles', 'files'>
  listGlItems: AnswerRow<'listGlItems', 'glItems'>
  listGlMovements: AnswerRow<'listGlMovements', 'glMovements'>
  listDocuments: AnswerRow<'listDocuments', 'documents'>
  listDocumentBundles: AnswerRow<'listDocumentBundles', 'documentBundles'>
  listLogItems: AnswerRow<'listLogItems', 'logItems'>
  listCollectionInvoices: CollectionInvoice
  listCases: CollectionCase
  listCollectionBatches: AnswerRow<'listCollectionBatches', 'data'>
  listSettlements: AnswerRow<'listSettlements', 'data'>
  listOrganizationReports: AnswerRow<'listOrganizationReports', 'data'>
  searchInvoiceSummary: SummaryRow
  listBundles: Rows<Answer<'listBundles'>>
  listInvoicesByFilename: SummaryRow
}
export type FilteredList = keyof ListRows

/** A row may be of any form. */
const toItems = <Item>(list: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(list) ? list : []

const listCustomers: Record<string, FilterMatcher<ListRows['listCustomers']>> = {
  search: matchSearch({
    names: (row) => [row.customerNo, row.name],
    numbers: (row) => [row.organizationNo],
    addresses: (row) => [row.emailAddressDocument, row.secondaryEmailAddress],
  }),
}

const listArItems: Record<string, FilterMatcher<ListRows['listArItems']>> = {
  customerno: matchCode((row) => [row.customerNo]),
  documentno: matchCode((row) => [row.documentNo]),
  kid: matchCode((row) => [row.kid]),
  status: matchText((row) => [row.status]),
  currency: matchText((row) => [row.currency]),
  duefrom: matchBound('from', (row) => [row.dueDate]),
  dueto: matchBound('to', (row) => [row.dueDate]),
  documenttype: matchText((row) => [row.documentType]),
  collectionlevel: matchText((row) => [row.collectionLevel]),
}

const listDocuments: Record<string, FilterMatcher<ListRows['listDocuments']>> = {
  customerno: matchCode((row) => [row.customerNo]),
  documentno: matchCode((row) => [row.documentNo]),
  bundleid: matchCode((row) => [row.bundleId]),
}

const listFiles: Record<string, FilterMatcher<ListRows['listFiles']>> = {
  filename: matchText((row) => [row.fileName]),
}

const listGlItems: Record<string, FilterMatcher<ListRows['listGlItems']>> = {
  glaccountno: matchCode((row) => [row.glAccountNo]),
  currency: matchText((row) => [row.currency]),
  year: matchCode((row) => [row.year]),
  period: matchCode((row) => [row.period]),
  fromdate: matchBound('from', (row) => [row.postingDate]),
  todate: matchBound('to', (row) => [row.postingDate]),
  customerno: matchCode((row) => [row.customerNo]),
  documentno: matchCode((row) => [row.documentNo]),
  voucherno: matchCode((row) => [row.voucherNo]),
}

const listGlMovements: Record<string, FilterMatcher<ListRows['listGlMovements']>> = {
  glaccountno: matchCode((row) => [row.glAccountNo]),
  currency: matchText((row) => [row.currency]),
  year: matchCode((row) => [row.year]),
  period: matchCode((row) => [row.period]),
}

const listLogItems: Record<string, FilterMatcher<ListRows['listLogItems']>> = {
  customerno: matchCode((row) => [row.customerNo]),
  aritemid: matchCode((row) => [row.arItemId]),
  documentno: matchCode((row) => [row.documentNo]),
  reference: matchText((row) => [row.reference]),
  type: matchText((row) => [row.type]),
}

const listCollectionInvoices: Record<string, FilterMatcher<CollectionInvoice>> = {
  Status: matchText((row) => [row.status]),
  Type: matchText((row) => [row.type]),
  InvoiceNumber: matchCode((row) => [row.invoiceNumber]),
  UniqueSourceInvoiceId: matchText((row) => [row.uniqueSourceInvoiceId]),
  CustomerNumber: matchCode((row) => toItems(row.debtors).map((debtor) => debtor?.customerNumber)),
  From: matchBound('from', (row) => [row.createdAt]),
  To: matchBound('to', (row) => [row.createdAt]),
}

const listCases: Record<string, FilterMatcher<CollectionCase>> = {
  Status: matchText((row) => [row.status]),
  Type: matchText((row) => [row.type]),
  CaseNumber: matchCode((row) => [row.caseNumber]),
  CustomerNumber: matchCode((row) => toItems(row.debtors).map((debtor) => debtor?.customerNumber)),
  UniqueSourceInvoiceId: matchText((row) =>
    toItems(row.invoices).map((invoice) => invoice?.uniqueSourceInvoiceId),
  ),
  SearchTerm: matchSearch({
    names: (row) => toItems(row.debtors).map((debtor) => debtor?.fullName ?? debtor?.lastName),
    numbers: (row) => [
      row.caseNumber,
      toItems(row.invoices).map((invoice) => invoice?.invoiceNumber),
    ],
  }),
  FromCreatedAt: matchBound('from', (row) => [row.registeredAt]),
  ToCreatedAt: matchBound('to', (row) => [row.registeredAt]),
}

const listCollectionBatches: Record<string, FilterMatcher<ListRows['listCollectionBatches']>> = {
  State: matchText((row) => [row.status]),
  Type: matchText((row) => [row.type]),
}

const listSettlements: Record<string, FilterMatcher<ListRows['listSettlements']>> = {
  fromDate: matchBound('from', (row) => [row.settlementDate]),
  toDate: matchBound('to', (row) => [row.settlementDate]),
}

const listOrganizationReports: Record<
  string,
  FilterMatcher<ListRows['listOrganizationReports']>
> = {
  fromDate: matchBound('from', (row) => [row.createdAt]),
  toDate: matchBound('to', (row) => [row.createdAt]),
}

const listBundles: Record<string, FilterMatcher<ListRows['listBundles']>> = {
  FromDate: matchBound('from', (row) => [row.ReceivedTime]),
  ToDate: matchBound('to', (row) => [row.ReceivedTime]),
  CompanyId: matchCode((row) => [row.CompanyId]),
}

const listInvoicesByFilename: Record<string, FilterMatcher<SummaryRow>> = {
  Filename: matchText((row) => [row.Filename]),
  CompanyId: matchCode((row) => [row.CompanyId]),
}

const searchedFields = [
  'InvoiceNumber',
  'KID',
  'Filename',
  'TransactionRid',
  'InvoiceeName',
] as const

const isSearchedField = (type: unknown): type is (typeof searchedFields)[number] =>
  (searchedFields as readonly unknown[]).includes(type)

/**
 * What is searched for stands in the field that SearchType names; where it names none, in any of
 * them.
 */
const matchSearchedField =
  (matches: (texts: string[], wanted: string[]) => boolean): FilterMatcher<SummaryRow> =>
  ({ wanted, question: { SearchType } }) => {
    const wantedValues = listWantedTexts(wanted)
    const fields = isSearchedField(SearchType) ? [SearchType] : searchedFields
    return (row) => {
      const fieldTexts = fields.map((field) => listFilledTexts([row[field]]))
      if (matches(fieldTexts.flat(), wantedValues)) return 'fits'
      const isConclusive =
        fieldTexts.every((texts) => texts.length > 0) &&
        (SearchType === undefined || isSearchedField(SearchType))
      return isConclusive ? 'contradicts' : 'unknown'
    }
  }

/** The request names a direction by a number and the row by a word (assumed which is which). */
const directions: Readonly<Record<string, string>> = { 1: 'outgoing', 2: 'incoming' }

const searchInvoiceSummary: Record<string, FilterMatcher<SummaryRow>> = {
  CompanyIds: matchCode((row) => [row.CompanyId]),
  ParentTransactionRid: matchCode((row) => [(row as Record<string, unknown>).ParentTransactionRid]),
  Statuses: matchText((row) => [row.Status]),
  ChannelStatuses: matchText((row) => [row.ChannelStatus]),
  // The channel that was taken, or the one that was asked for where none was.
  Endpoints: matchText((row) => [row.ActualChannel || row.RequestedChannel]),
  DocumentType: matchText((row) => [row.InvoiceType]),
  Direction: (asked) =>
    matchText<SummaryRow>((row) => [row.Direction])({
      ...asked,
      wanted: [asked.wanted, directions[String(asked.wanted)]],
    }),
  CorrelationStatus: matchText((row) => [row.CorrelationStatus]),
  Search: matchSearchedField((texts, [wanted = '']) => hasText(texts, wanted)),
  Searches: matchSearchedField((texts, wanted) =>
    texts.some((text) => wanted.some((each) => isSameCode(text, each) || isSameText(text, each))),
  ),
  FromDate: matchBound('from', (row) => [row.LogTime]),
  ToDate: matchBound('to', (row) => [row.LogTime]),
  FromChannelUpdateTime: matchBound('from', (row) => [row.ChannelUpdateTime]),
  ToChannelUpdateTime: matchBound('to', (row) => [row.ChannelUpdateTime]),
}

/**
 * Which filter of a list speaks of which field of its rows, and how (interface.md 2.4 for the
 * search; the other lists are public, what their filters mean is assumed). What is not named here
 * orders or pages, and filters nothing.
 */
export const filterTable: {
  [Name in FilteredList]: Readonly<Record<string, FilterMatcher<ListRows[Name]>>>
} = {
  listCustomers,
  listArItems,
  listFiles,
  listGlItems,
  listGlMovements,
  listDocuments,
  listDocumentBundles: {},
  listLogItems,
  listCollectionInvoices,
  listCases,
  listCollectionBatches,
  listSettlements,
  listOrganizationReports,
  searchInvoiceSummary,
  listBundles,
  listInvoicesByFilename,
}
