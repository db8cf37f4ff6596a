import type { SentNumber } from '@/lib/contracts/desk/sending/resent-invoices'
import type { ReplacedInvoice, SentDocument } from '@/lib/contracts/desk/sending/send-document'
import type { AmountText } from './document-totals'
import type { DocumentFinding } from './review-document'

/**
 * What becomes of a document among many: `ready` goes out as it is, `doubtful` may, once a person
 * says so; the others stay behind.
 */
export const preparedVerdicts = ['ready', 'doubtful', 'held', 'replaced', 'unread'] as const
export type PreparedVerdict = (typeof preparedVerdicts)[number]

/** Why a document is not simply ready. */
export type PreparedReason =
  | { is: 'finding'; finding: DocumentFinding; total: AmountText | null }
  /** So many rules of the network are broken. */
  | { is: 'rules'; count: number }
  /** Lines that are not as they were in the failed invoice. */
  | { is: 'lines'; lines: readonly LineChange[] }
  /** What was sent under its number before, and under which identifier it would go out itself. */
  | { is: 'sentBefore'; sends: readonly SentNumber[]; identifier: string }
  | { is: PreparedDoubt }

/** Quantity and unit of a line as the failed invoice had them, and as they are now. */
export type LineChange = { place: number; was: string; now: string }

/**
 * `customer…`: who gets it could not be filled in from a customer, and why; `customerElsewhere`,
 * `customerOther`, `customerByName`: it was, and nothing but the name says that it is the same one. `otherSeller`: the file
 * names another seller than the company that sends. `partly`: the file says what cannot be carried.
 * `…Untold`: the failed invoice does not tell it; `kindDiffers`: what failed is a credit note and
 * what would go out is none, or the other way round. `paid`: a receivable of its number has nothing left
 * to pay; `copy…`: another transaction has brought its number, or is about to; `standingUnread`: that
 * could not be read.
 */
export type PreparedDoubt =
  | 'customerNone'
  | 'customerSeveral'
  | 'customerUnread'
  | 'customerElsewhere'
  | 'customerOther'
  | 'customerByName'
  | 'dateUntold'
  | 'currencyUntold'
  | 'kindUntold'
  | 'kindDiffers'
  | 'totalUntold'
  | 'paid'
  | 'copySent'
  | 'copyWaits'
  | 'standingUnread'
  | 'noChannel'
  | 'blocked'
  | 'otherSeller'
  | 'partly'
  | 'double'
  | 'sameFile'
  | 'noCompany'
  | 'replaced'
  | 'unread'
  | 'noForm'

/** One document of many before any of them goes out. */
export type PreparedDocument = {
  /** What tells it from the others, and stays when it is prepared anew. */
  key: string
  companyId: number | null
  /** The failed invoice whose place it takes; null where it takes none. */
  replaces: ReplacedInvoice | null
  number: string
  name: string
  /** Where it goes: an e-mail address, an organization number or a place. */
  reach: string
  /** With VAT, exact; null where it is not known. */
  total: AmountText | null
  currency: string
  verdict: PreparedVerdict
  reasons: readonly PreparedReason[]
  /** What goes out; null where it cannot. */
  document: SentDocument | null
}

/** True for a document that may go out. */
export const canGoOut = (
  prepared: PreparedDocument,
): prepared is PreparedDocument & { document: SentDocument; companyId: number } =>
  (prepared.verdict === 'ready' || prepared.verdict === 'doubtful') &&
  prepared.document !== null &&
  prepared.companyId !== null

/** How many documents there are of each verdict. */
export function countVerdicts(all: readonly PreparedDocument[]): Record<PreparedVerdict, number> {
  const counts = { ready: 0, doubtful: 0, held: 0, replaced: 0, unread: 0 }
  for (const { verdict } of all) counts[verdict] += 1
  return counts
}

/** The keys of what is shown with a document as sent before it, under its number. */
export const listShownSends = ({ reasons }: Pick<PreparedDocument, 'reasons'>): string[] =>
  reasons.flatMap((reason) =>
    reason.is === 'sentBefore' ? reason.sends.map(({ idempotencyKey }) => idempotencyKey) : [],
  )

/** So much of a name is kept for the results, in characters. */
const nameMax = 200

/**
 * The documents that may go out, as they are stored to be sent: each with what was shown of its number
 * to who lets it go.
 */
export const toSendRows = (documents: readonly PreparedDocument[]) =>
  documents.filter(canGoOut).map((prepared) => {
    const { companyId, document, replaces, name } = prepared
    const besides = listShownSends(prepared)
    return {
      ...{ companyId, document, replaces },
      ...(besides.length > 0 && { besides }),
      name: name.slice(0, nameMax) || null,
    }
  })
