export { findDecideByDate } from './case-answers'
export { findCaseQuestion, getCaseKey, type Question } from './case-questions'
export {
  type Country,
  countries,
  type FeeKind,
  type FeeRule,
  feeCurrency,
  feeKinds,
  feeRules,
} from './collection-rules'
export { findFeeRule } from './legal-fees'
export { toInvoiceState } from './subject-state'
