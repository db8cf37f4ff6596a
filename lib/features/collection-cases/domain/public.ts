export { findDecideByDate } from './case-answers'
export { findCaseQuestion, getCaseKey, type Question } from './case-questions'
export { toInvoiceState } from './subject-state'
