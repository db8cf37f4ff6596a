import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import type { ReleaseNumber } from '../releases'
import type { Rule } from '../rule'
import { codeRules, peppolCodeRules } from './codes'
import { danishRules } from './denmark'
import { identifierRules } from './identifiers'
import { chargeRules, lineRules } from './lines'
import { mandatoryRules } from './mandatory'
import { norwegianRules } from './norway'
import { onceRules } from './once'
import { peppolDocumentRules, peppolExemptionRules } from './peppol'
import { peppolChargeRules, peppolLineRules } from './peppol-lines'
import { requiredRules, sellerIdRules } from './required'
import { schemaRules, structureRules } from './structure'
import { swedishRules } from './sweden'
import { decimalRules, totalRules } from './totals'
import { vatCategoryRules } from './vat-categories'
import { specialVatRules } from './vat-special'

/** Every rule of every known release. One id may stand several times: as releases changed it. */
export const allRules: readonly Rule[] = [
  ...schemaRules,
  ...requiredRules,
  ...sellerIdRules,
  ...lineRules,
  ...chargeRules,
  ...totalRules,
  ...decimalRules,
  ...vatCategoryRules,
  ...specialVatRules,
  ...codeRules,
  ...onceRules,
  ...structureRules,
  ...peppolDocumentRules,
  ...peppolExemptionRules,
  ...peppolChargeRules,
  ...peppolLineRules,
  ...peppolCodeRules,
  ...identifierRules,
  ...norwegianRules,
  ...swedishRules,
  ...danishRules,
  ...mandatoryRules,
]

const listed = new Map<string, readonly Rule[]>()

/** The rules of one release that are asked of a kind of document. */
export function listRules(release: ReleaseNumber, kind: UblDocument['kind']): readonly Rule[] {
  const key = `${release} ${kind}`
  const rules = listed.get(key) ?? allRules.filter((rule) => isAsked(rule, release, kind))
  listed.set(key, rules)
  return rules
}

const isAsked = (rule: Rule, release: ReleaseNumber, kind: UblDocument['kind']) =>
  (rule.since ?? release) <= release &&
  (rule.until ?? release) >= release &&
  (rule.kind ?? kind) === kind
