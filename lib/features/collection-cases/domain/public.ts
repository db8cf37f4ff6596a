export { findDecideByDate } from './case-answers'
export { findCaseQuestion, getCaseKey, type Question } from './case-questions'
