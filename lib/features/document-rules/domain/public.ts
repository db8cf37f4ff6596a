export {
  checkDocument,
  countBrokenRules,
  type DocumentCheck,
  type RuleFinding,
} from './check-document'
export { findRuleIds } from './find-rule-ids'
