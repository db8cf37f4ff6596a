import { type LookupField, lookupFields } from '../lookup-table'

/** What a pasted reference may be: what one invoice is looked up by, or the number of a case. */
export const referenceKinds = [...lookupFields, 'caseNumber'] as const
export type ReferenceKind = LookupField | 'caseNumber'

/** Who is asked for references: the partner search takes many at a time, the others one. */
export const referenceSources = ['search', 'status', 'ledger', 'collection'] as const
export type ReferenceSource = (typeof referenceSources)[number]
export type AreaSource = Exclude<ReferenceSource, 'search'>

/** The areas beside distribution that one invoice may be in too. */
export const laneSources = ['ledger', 'collection'] as const
export type LaneSource = (typeof laneSources)[number]

/** What the partner search can be asked for. */
export type SearchKind = Exclude<LookupField, 'receiptId'>

/**
 * Which sources answer a kind, the first to be asked first. Debt collection cannot be asked by
 * payment reference; that it answers cases by their number is publicly seen.
 */
export const sourcesByKind: Record<ReferenceKind, readonly ReferenceSource[]> = {
  receiptId: ['status'],
  invoiceNumber: ['search', 'status', 'ledger', 'collection'],
  kid: ['search', 'ledger'],
  fileName: ['search'],
  transactionRid: ['search'],
  invoiceeName: ['search'],
  caseNumber: ['collection'],
}

export const isSearchKind = (kind: ReferenceKind): kind is SearchKind =>
  sourcesByKind[kind].includes('search')

/** The kinds that a number may be and that nothing but who has it tells apart. */
const numberKinds = ['invoiceNumber', 'kid', 'transactionRid', 'receiptId'] as const
export type NumberKind = (typeof numberKinds)[number]

/** Whether a kind is written as a number, so that one may be of another such kind too. */
export const isNumberKind = (kind: ReferenceKind): kind is NumberKind =>
  numberKinds.some((each) => each === kind)
