import { OperationFailed } from '@/lib/client/operation-failed'
import type { Failure } from '@/lib/contracts/result'
import {
  isExact,
  type LookupHit,
  toRowHits,
} from '@/lib/features/invoice-tracking/domain/lookup-hits'
import type { LookupField } from '@/lib/features/invoice-tracking/domain/lookup-table'
import type { ReferenceHit } from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import {
  isSearchKind,
  sourcesByKind,
} from '@/lib/features/invoice-tracking/domain/references/reference-kinds'
import type { SourceRights } from '@/lib/features/invoice-tracking/domain/references/reference-requests'
import { askStatus, listNumberQuestions, type StatusQuestion } from './ask-status'
import { searchOne } from './lookup-reads'
import { type AskedPlaces, askArea } from './references/ask-area'

/** What somebody has of an invoice. */
export type Lookup = { has: LookupField; text: string }

/** Who asks: where what they may read is, and whom they may ask. */
export type LookupAccess = AskedPlaces & { may: SourceRights }

/** A question that was asked. `silent`: answered without rows, which is not the same as no rows. */
export type LookupRequest = {
  operation: 'getInvoiceStatus' | 'searchInvoiceSummary' | 'listArItems' | 'listCollectionInvoices'
  failure: Failure | null
  isSilent: boolean
  /** It was answered with what was not asked for, which is no hit. */
  isIgnored: boolean
}

/**
 * What a look-up came to. `isWhole` is false where there may be more invoices than those found;
 * `elsewhere` is what other areas than distribution have.
 */
export type InvoiceLookupResult = {
  hits: LookupHit[]
  elsewhere: ReferenceHit[]
  asked: LookupRequest[]
  isWhole: boolean
}

/**
 * Looks an invoice up by the questions that answer what somebody has. For a number both are asked,
 * the search for all companies and the status for each company in which it found nothing: what was
 * accepted and not processed stands in no search, and may be another company's under the same
 * number. Where neither has it, the ledger and debt collection are asked.
 *
 * @throws OperationFailed where no question was answered, and where the session has ended.
 */
export async function lookUp(
  { has, text }: Lookup,
  access: LookupAccess,
  signal: AbortSignal,
): Promise<InvoiceLookupResult> {
  const { companyIds, may } = access
  const parts: LookupPart[] = []
  if (isSearchKind(has) && may.search) parts.push(await search(has, text, signal))
  const found = new Set(parts.flatMap(({ hits }) => hits.map(({ companyId }) => companyId)))

  if (may.status) {
    const questions = listStatusQuestions({ has, text }, companyIds, found)
    if (questions.length > 0) parts.push(await searchByStatus(questions, signal))
  }
  if (parts.every(({ hits }) => hits.length === 0))
    parts.push(...(await searchElsewhere({ has, text }, access, signal)))
  return mergeResults(parts, may.status)
}

function listStatusQuestions(
  { has, text }: Lookup,
  companyIds: readonly number[] | null,
  found: ReadonlySet<number | null>,
): StatusQuestion[] {
  if (has === 'receiptId') return [{ Identifier: text }]
  if (has !== 'invoiceNumber' || (companyIds === null && found.size > 0)) return []
  return listNumberQuestions(text, companyIds?.filter((id) => !found.has(id)) ?? null)
}

/** The one invoice that was meant, where nothing else can have been; null else. */
export function findOnlyHit({ hits, asked, isWhole }: InvoiceLookupResult): LookupHit | null {
  const [only] = hits
  const isSure =
    hits.length === 1 &&
    isWhole &&
    asked.every(({ failure, isSilent }) => failure === null && !isSilent)
  return only && isSure && isExact(only.page) ? only : null
}

/** A question whose answer may be taken for what it says. */
export const isAnswered = ({ failure, isSilent, isIgnored }: LookupRequest) =>
  failure === null && !isSilent && !isIgnored

const deliveryOperations = { search: 'searchInvoiceSummary', status: 'getInvoiceStatus' } as const

/**
 * True where delivery has nothing under what somebody has: all of it that answers such a text was
 * asked, and answered.
 */
export const isDeniedByDelivery = (
  { has }: Lookup,
  { hits, asked }: Pick<InvoiceLookupResult, 'hits' | 'asked'>,
): boolean =>
  hits.length === 0 &&
  (['search', 'status'] as const)
    .filter((source) => sourcesByKind[has].includes(source))
    .every((source) =>
      asked.some((each) => each.operation === deliveryOperations[source] && isAnswered(each)),
    )

type LookupPart = Omit<InvoiceLookupResult, 'elsewhere'> & { elsewhere?: ReferenceHit[] }

/** Whose page nobody may read is not offered. */
function mergeResults(parts: LookupPart[], mayOpen: boolean): InvoiceLookupResult {
  const asked = parts.flatMap((part) => part.asked)
  const failures = asked.flatMap(({ failure }) => failure ?? [])
  const ended = failures.find(({ kind }) => kind === 'unauthenticated')
  const hits = parts.flatMap((part) => part.hits)
  const elsewhere = parts.flatMap((part) => part.elsewhere ?? [])
  const isNothing = hits.length === 0 && elsewhere.length === 0
  if (ended ?? (failures.length > 0 && failures.length === asked.length && isNothing))
    throw new OperationFailed(ended ?? failures[0]!)
  return {
    hits: mayOpen ? hits : hits.map((hit) => ({ ...hit, page: null })),
    elsewhere,
    asked,
    isWhole: parts.every(({ isWhole }) => isWhole),
  }
}

async function search(has: LookupField, text: string, signal: AbortSignal): Promise<LookupPart> {
  const { rows, isWhole, ...asked } = await searchOne(has, text, signal)
  return {
    hits: toRowHits(rows),
    asked: [{ operation: 'searchInvoiceSummary', ...asked }],
    isWhole,
  }
}

async function searchByStatus(
  questions: readonly StatusQuestion[],
  signal: AbortSignal,
): Promise<LookupPart> {
  const { hits, isWhole, isIgnored, failure } = await askStatus(questions, signal)
  return {
    hits,
    asked: [{ operation: 'getInvoiceStatus', failure, isSilent: false, isIgnored }],
    isWhole,
  }
}

/** What the ledger and debt collection have under a reference that distribution does not know. */
function searchElsewhere(
  { has, text }: Lookup,
  { may, ...places }: LookupAccess,
  signal: AbortSignal,
): Promise<LookupPart[]> {
  const sources = (['ledger', 'collection'] as const).filter(
    (source) => may[source] && sourcesByKind[has].includes(source),
  )
  return Promise.all(
    sources.map(async (source): Promise<LookupPart> => {
      const answer = await askArea({ source, kind: has, value: text }, places, signal)
      const { hits: elsewhere, failure, unproven } = answer
      const operation = source === 'ledger' ? 'listArItems' : 'listCollectionInvoices'
      return {
        ...{ hits: [], elsewhere, isWhole: unproven === null },
        asked: [
          {
            ...{ operation, failure },
            ...{ isSilent: unproven === 'silent', isIgnored: unproven === 'ignored' },
          },
        ],
      }
    }),
  )
}
