import type { ExactNumber } from '@/lib/contracts/exact-number'
import {
  compareDecimals,
  type Decimal,
  normalizeCurrency,
  parseAmount,
} from '@/lib/shared/numbers/money'
import { listLanes } from './hit-lanes'
import type { ReferenceHit } from './reference-hits'
import { type LaneSource, laneSources } from './reference-kinds'

/** What debt collection does about an invoice. `unclear`: it has it, in a status nobody knows. */
export type Pursuit = 'open' | 'paused' | 'withdrawn' | 'closed' | 'unclear'

/** What the ledger and debt collection tell of an invoice; null is not known, or not there. */
export type LaneFacts = {
  pursuit: Pursuit | null
  caseNumber: string | null
  /** What is left to pay, above zero. */
  rest: { amount: Decimal; currency: string | null } | null
  /** Nothing is left to pay. */
  isSettled: boolean
  /** Areas that did not answer for it, or where nothing is surely this invoice. */
  unknown: LaneSource[]
}

/**
 * What the areas beside distribution tell of an invoice. While debt collection pursues it, what is
 * left is what it says; else what the ledger says. Of a credit note nothing is left to pay.
 */
export const readLaneFacts = (hit: ReferenceHit): LaneFacts => readInvoiceFacts([hit])

/** The same of one invoice that several hits are of. */
export function readInvoiceFacts(hits: readonly ReferenceHit[]): LaneFacts {
  const told = hits.flatMap((hit) => [hit, ...listLanes(hit).flatMap((lane) => lane.hit ?? [])])
  const item = told.map(({ status }) => (status.of === 'item' ? status.item : null)).find(Boolean)
  const collection = told.map(readCollectionFacts).find(Boolean) ?? null
  const isHandedOver = item?.collectionLevel?.trim().toUpperCase() === 'COLLECTION'
  const pursuit = collection?.pursuit ?? (isHandedOver ? 'open' : null)
  const isPursued = pursuit === 'open' || pursuit === 'paused'
  const ledger = item ? readRest(item) : null
  const there = collection ? readRest(collection) : null
  return {
    pursuit,
    caseNumber: collection?.caseNumber || null,
    ...toRestFacts(isPursued ? (there ?? ledger) : (ledger ?? there)),
    unknown: laneSources.filter((source) =>
      hits.some(({ lanes }) => lanes?.[source]?.is === 'notKnown'),
    ),
  }
}

type Owed = {
  status?: string | null
  remainingAmount?: ExactNumber | null
  originalAmount?: ExactNumber | null
  currency?: string | null
}
type CollectionFacts = Owed & { pursuit: Pursuit; caseNumber: string | null | undefined }

function readCollectionFacts({ status }: ReferenceHit): CollectionFacts | null {
  if (status.of === 'collectionInvoice') {
    const { collectionCaseNumber, remainingAmount, currency } = status.collectionInvoice
    const pursuit = toPursuit(status.collectionInvoice.status)
    return { pursuit, caseNumber: collectionCaseNumber, remainingAmount, currency }
  }
  if (status.of !== 'case') return null
  const { remainingAmount, currency } = status.invoice ?? {}
  const pursuit = toPursuit(status.status)
  return { pursuit, caseNumber: status.caseNumber, remainingAmount, currency }
}

const pursuits: Record<string, Pursuit> = {
  ...{ OPEN: 'open', PAUSED: 'paused', WITHDRAWN: 'withdrawn', CLOSED: 'closed' },
}
const toPursuit = (status: string | null | undefined): Pursuit =>
  pursuits[status?.trim().toUpperCase() ?? ''] ?? 'unclear'

type Rest = { amount: Decimal; currency: string | null }

/** Null where no amount is told, or where it contradicts that all is paid. */
function readRest({ status, remainingAmount, originalAmount, currency }: Owed): Rest | null {
  const isPaid = status?.trim().toUpperCase() === 'PAID'
  const original = parseAmount(originalAmount)
  if (original.is === 'exact' && compareDecimals(original.decimal, '0') < 0) return null
  const left = parseAmount(remainingAmount)
  if (left.is === 'tooLong') return null
  if (left.is === 'unknown') return isPaid ? { amount: '0', currency: null } : null
  if (isPaid && compareDecimals(left.decimal, '0') > 0) return null
  return { amount: left.decimal, currency: normalizeCurrency(currency) }
}

const toRestFacts = (rest: Rest | null): Pick<LaneFacts, 'rest' | 'isSettled'> => {
  const isSettled = rest !== null && compareDecimals(rest.amount, '0') <= 0
  return { rest: isSettled ? null : rest, isSettled }
}
