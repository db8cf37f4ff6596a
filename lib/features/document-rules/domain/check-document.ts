import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import { getCodeLists } from './code-lists/code-lists'
import { createDocumentView, type DocumentView } from './document-view'
import { findNextRelease, findRelease, type Release } from './releases'
import type { Rule, Severity } from './rule'
import { listRules } from './rules/all-rules'
import { Unreadable } from './values'

/** One field that breaks one rule. */
export type RuleFinding = {
  rule: string
  severity: Severity
  terms: readonly string[]
  /** The field in the body: `InvoiceLine.0.Item.Name`; blank for the document as a whole. */
  path: string
}

/** What the release after this one says of a document that this one does not. */
export type NextRelease = { release: Release; findings: RuleFinding[] }

/**
 * What the rules say of a document. That no rule is broken is all that it says: it never says that a
 * document is accepted, or right.
 */
export type DocumentCheck = {
  release: Release
  findings: RuleFinding[]
  /** How many rules were asked and answered. */
  asked: number
  /** Rules that could not be answered, because a value that they need cannot be read. */
  unanswered: string[]
  /** Told beforehand; null where no later release is known. */
  next: NextRelease | null
}

/** As many fields of one rule are named: ten thousand lines break it alike. */
const fieldsMax = 50

/** How many rules are broken that keep a document from being accepted. */
export const countBrokenRules = (findings: readonly RuleFinding[]): number =>
  new Set(findings.flatMap(({ rule, severity }) => (severity === 'fatal' ? rule : []))).size

/** Asks a document every rule of the release that is in force on a calendar day. */
export function checkDocument(document: UblDocument, { day }: { day: string }): DocumentCheck {
  const view = createDocumentView(document)
  const release = findRelease(day)
  const now = askRules(view, release)
  const next = findNextRelease(release)
  return { ...now, release, next: next && compareReleases(view, now.findings, release, next) }
}

/** What the next release finds that this one does not find as severely at the same field. */
function compareReleases(
  view: DocumentView,
  now: readonly RuleFinding[],
  current: Release,
  release: Release,
): NextRelease {
  const known = new Set(now.map(({ rule, path, severity }) => `${rule} ${path} ${severity}`))
  // A rule that did not change answers as before, where the lists of codes did not change either.
  const isSameLists = getCodeLists(current.number) === getCodeLists(release.number)
  const asked = new Set(isSameLists ? listRules(current.number, view.kind) : [])
  const { findings } = askRules(view, release, asked)
  return {
    release,
    findings: findings.filter(
      ({ rule, path, severity }) => !known.has(`${rule} ${path} ${severity}`),
    ),
  }
}

function askRules(view: DocumentView, { number }: Release, except?: ReadonlySet<Rule>) {
  const lists = getCodeLists(number)
  const findings: RuleFinding[] = []
  const unanswered: string[] = []
  const rules = listRules(number, view.kind)
  for (const rule of rules) {
    if (except?.has(rule)) continue
    const paths = askRule(rule, view, lists)
    if (paths === null) unanswered.push(rule.id)
    for (const path of paths?.slice(0, fieldsMax) ?? [])
      findings.push({ rule: rule.id, severity: rule.severity, terms: rule.terms, path })
  }
  return { findings, unanswered, asked: rules.length - unanswered.length }
}

function askRule(rule: Rule, ...[view, lists]: Parameters<Rule['find']>): string[] | null {
  try {
    return rule.find(view, lists)
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
