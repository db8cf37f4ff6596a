export {
  checkDocument,
  countBrokenRules,
  type DocumentCheck,
  type RuleFinding,
} from './check-document'
export { units } from './code-lists/units'
export { findRuleIds } from './find-rule-ids'
