import type { InvoiceFacts } from './invoice-facts'
import { compareFacts, type Evidence, linkRules, type Strength } from './link-rules'

/** What of another area belongs to an invoice, and what may. */
export type LinkResult = {
  /** `evidence` is null for what was linked by hand and is not among what was read. */
  linked: { id: string; strength: Strength; evidence: Evidence | null } | null
  offered: LinkSuggestion[]
}

export type LinkSuggestion = {
  id: string
  evidence: Evidence
  /**
   * `shared`: it shares with another what would have linked it. `notEnough`: too little agrees.
   * `another`: another is linked.
   */
  because: 'shared' | 'notEnough' | 'another'
}

/** What persons have decided: this is the same, these are not. */
export type ManualLinks = { same: string | null; notSame: readonly string[] }

export const noManualLinks: ManualLinks = { same: null, notSame: [] }

/**
 * Which of some candidates of one area belongs to an invoice. A person's word goes first; then an
 * identifier that only one of them shares; then a payment reference that only one of them has,
 * where number and customer agree as well. An identifier or a reference that two share never links,
 * whatever else agrees: it is offered. So is everything that shares anything.
 *
 * @param others other invoices of distribution, so that a reference which several of them have
 *   links none.
 */
export function linkCandidates(
  invoice: InvoiceFacts,
  candidates: readonly InvoiceFacts[],
  byHand: ManualLinks,
  others: readonly InvoiceFacts[] = [],
): LinkResult {
  const compared = deduplicateCandidates(candidates).map((facts) => ({
    id: facts.id,
    evidence: compareFacts(invoice, facts),
  }))
  const isFree = (field: keyof Evidence) =>
    compared.filter(({ evidence }) => evidence[field] === 'same').length === 1 &&
    !others.some((other) => isAnotherWith(field, invoice, other))
  const mayJoin = compared.filter(
    (each): each is ComparedCandidate => each.id !== null && !byHand.notSame.includes(each.id),
  )

  const linked =
    byHand.same === null ? linkByRule(mayJoin, isFree) : linkManually(byHand.same, mayJoin)
  const offered = mayJoin.filter(
    ({ id, evidence }) =>
      id !== linked?.id &&
      ['identifier', 'reference', 'number'].some((field) => isSame(evidence, field)),
  )
  return {
    linked,
    offered: offered.map((each) => ({
      ...each,
      because: explainSuggestion(each.evidence, linked !== null),
    })),
  }
}

type ComparedCandidate = { id: string; evidence: Evidence }

function linkByRule(
  compared: readonly ComparedCandidate[],
  isFree: (field: keyof Evidence) => boolean,
): LinkResult['linked'] {
  for (const { strength, needs, alone } of linkRules) {
    const found = isFree(alone)
      ? compared.find(({ evidence }) => needs.every((field) => isSame(evidence, field)))
      : undefined
    if (found) return { ...found, strength }
  }
  return null
}

const linkManually = (
  id: string,
  compared: readonly ComparedCandidate[],
): LinkResult['linked'] => ({
  ...{ id, strength: 'byHand' },
  evidence: compared.find((each) => each.id === id)?.evidence ?? null,
})

function explainSuggestion(
  evidence: Evidence,
  isAnotherJoined: boolean,
): LinkSuggestion['because'] {
  if (isAnotherJoined) return 'another'
  return linkRules.some(({ needs }) => needs.every((field) => isSame(evidence, field)))
    ? 'shared'
    : 'notEnough'
}

const isSame = (evidence: Evidence, field: string) => evidence[field as keyof Evidence] === 'same'

/**
 * Another invoice of distribution that has the same in a field. One of the same number, or with an
 * identifier in common, is this invoice once more.
 */
function isAnotherWith(field: keyof Evidence, invoice: InvoiceFacts, other: InvoiceFacts): boolean {
  const evidence = compareFacts(invoice, other)
  return evidence[field] === 'same' && evidence.identifier !== 'same' && evidence.number !== 'same'
}

/** Candidates that were read twice stand once. */
const deduplicateCandidates = (candidates: readonly InvoiceFacts[]) =>
  candidates.filter(
    ({ id }, at) => id === null || candidates.findIndex((other) => other.id === id) === at,
  )
