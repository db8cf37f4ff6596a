import type { CollectionCase } from '../../contracts/collection/cases'
import type { CollectionInvoice } from '../../contracts/collection/invoices'
import type { SummaryRow } from '../../contracts/partner/invoice-summary'
import type { Answer, OperationName } from '../../contracts/registry'
import { holdsText, isSameCode, isSameText, toldTexts } from './compared-text'
import { holds, isBoundedBy, isNumbered, isOneOf, type Judge, wantedTexts } from './judges'

type Rows<List> = NonNullable<Extract<List, readonly unknown[] | null | undefined>>[number]
type Of<Name extends OperationName, Field extends string> = NonNullable<
  Answer<Name> extends infer Body ? (Field extends keyof NonNullable<Body> ? Rows<NonNullable<Body>[Field]> : never) : never
>

/** The rows of the lists that take filters. */
export type ListRows = {
  listCustomers: Of<'listCustomers', 'customers'>
  listArItems: Of<'listArItems', 'arItems'>
  listCollectionInvoices: CollectionInvoice
  listCases: CollectionCase
  listCollectionBatches: Of<'listCollectionBatches', 'data'>
  listSettlements: Of<'listSettlements', 'data'>
  listOrganizationReports: Of<'listOrganizationReports', 'data'>
  searchInvoiceSummary: SummaryRow
}
export type FilteredList = keyof ListRows

/** A row may be of any form. */
const itemsOf = <Item>(list: readonly Item[] | null | undefined): readonly Item[] => (Array.isArray(list) ? list : [])

const listCustomers: Record<string, Judge<ListRows['listCustomers']>> = {
  search: holds({
    names: (row) => [row.customerNo, row.name],
    numbers: (row) => [row.organizationNo],
    addresses: (row) => [row.emailAddressDocument, row.secondaryEmailAddress],
  }),
}

const listArItems: Record<string, Judge<ListRows['listArItems']>> = {
  customerno: isNumbered((row) => [row.customerNo]),
  documentno: isNumbered((row) => [row.documentNo]),
  kid: isNumbered((row) => [row.kid]),
}

const listCollectionInvoices: Record<string, Judge<CollectionInvoice>> = {
  Status: isOneOf((row) => [row.status]),
  Type: isOneOf((row) => [row.type]),
  InvoiceNumber: isNumbered((row) => [row.invoiceNumber]),
  UniqueSourceInvoiceId: isOneOf((row) => [row.uniqueSourceInvoiceId]),
  CustomerNumber: isNumbered((row) => itemsOf(row.debtors).map((debtor) => debtor?.customerNumber)),
  From: isBoundedBy('from', (row) => [row.createdAt]),
  To: isBoundedBy('to', (row) => [row.createdAt]),
}

const listCases: Record<string, Judge<CollectionCase>> = {
  Status: isOneOf((row) => [row.status]),
  Type: isOneOf((row) => [row.type]),
  CaseNumber: isNumbered((row) => [row.caseNumber]),
  CustomerNumber: isNumbered((row) => itemsOf(row.debtors).map((debtor) => debtor?.customerNumber)),
  UniqueSourceInvoiceId: isOneOf((row) => itemsOf(row.invoices).map((invoice) => invoice?.uniqueSourceInvoiceId)),
  SearchTerm: holds({
    names: (row) => itemsOf(row.debtors).map((debtor) => debtor?.fullName ?? debtor?.lastName),
    numbers: (row) => [row.caseNumber, itemsOf(row.invoices).map((invoice) => invoice?.invoiceNumber)],
  }),
  FromCreatedAt: isBoundedBy('from', (row) => [row.registeredAt]),
  ToCreatedAt: isBoundedBy('to', (row) => [row.registeredAt]),
}

const listCollectionBatches: Record<string, Judge<ListRows['listCollectionBatches']>> = {
  State: isOneOf((row) => [row.status]),
  Type: isOneOf((row) => [row.type]),
}

const listSettlements: Record<string, Judge<ListRows['listSettlements']>> = {
  fromDate: isBoundedBy('from', (row) => [row.settlementDate]),
  toDate: isBoundedBy('to', (row) => [row.settlementDate]),
}

const listOrganizationReports: Record<string, Judge<ListRows['listOrganizationReports']>> = {
  fromDate: isBoundedBy('from', (row) => [row.createdAt]),
  toDate: isBoundedBy('to', (row) => [row.createdAt]),
}

const searchedFields = ['InvoiceNumber', 'KID', 'Filename', 'TransactionRid', 'InvoiceeName'] as const

const isSearchedField = (type: unknown): type is (typeof searchedFields)[number] => (searchedFields as readonly unknown[]).includes(type)

/** What is searched for stands in the field that SearchType names; where it names none, in any of them. */
const judgeSearched =
  (matches: (texts: string[], wanted: string[]) => boolean): Judge<SummaryRow> =>
  ({ wanted, question: { SearchType } }) => {
    const sought = wantedTexts(wanted)
    const fields = isSearchedField(SearchType) ? [SearchType] : searchedFields
    return (row) => {
      const told = fields.map((field) => toldTexts([row[field]]))
      if (matches(told.flat(), sought)) return 'fits'
      const isTold = told.every((texts) => texts.length > 0) && (SearchType === undefined || isSearchedField(SearchType))
      return isTold ? 'contradicts' : 'unknown'
    }
  }

/** The request names a direction by a number and the row by a word (assumed which is which). */
const directions: Readonly<Record<string, string>> = { 1: 'outgoing', 2: 'incoming' }

const searchInvoiceSummary: Record<string, Judge<SummaryRow>> = {
  CompanyIds: isNumbered((row) => [row.CompanyId]),
  ParentTransactionRid: isNumbered((row) => [(row as Record<string, unknown>).ParentTransactionRid]),
  Statuses: isOneOf((row) => [row.Status]),
  ChannelStatuses: isOneOf((row) => [row.ChannelStatus]),
  // The channel that was taken, or the one that was asked for where none was.
  Endpoints: isOneOf((row) => [row.ActualChannel || row.RequestedChannel]),
  DocumentType: isOneOf((row) => [row.InvoiceType]),
  Direction: (asked) => isOneOf<SummaryRow>((row) => [row.Direction])({ ...asked, wanted: [asked.wanted, directions[String(asked.wanted)]] }),
  CorrelationStatus: isOneOf((row) => [row.CorrelationStatus]),
  Search: judgeSearched((texts, [wanted = '']) => holdsText(texts, wanted)),
  Searches: judgeSearched((texts, wanted) => texts.some((text) => wanted.some((each) => isSameCode(text, each) || isSameText(text, each)))),
  FromDate: isBoundedBy('from', (row) => [row.LogTime]),
  ToDate: isBoundedBy('to', (row) => [row.LogTime]),
  FromChannelUpdateTime: isBoundedBy('from', (row) => [row.ChannelUpdateTime]),
  ToChannelUpdateTime: isBoundedBy('to', (row) => [row.ChannelUpdateTime]),
}

/**
 * Which filter of a list speaks of which field of its rows, and how (interface.md 2.4 for the search; the other lists are public, what their filters mean is
 * assumed). What is not named here orders or pages, and filters nothing.
 */
export const filterTable: { [Name in FilteredList]: Readonly<Record<string, Judge<ListRows[Name]>>> } = {
  listCustomers,
  listArItems,
  listCollectionInvoices,
  listCases,
  listCollectionBatches,
  listSettlements,
  listOrganizationReports,
  searchInvoiceSummary,
}
