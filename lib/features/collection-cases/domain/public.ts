export { findDecideByDate } from './case-answers'
export { findCaseQuestion, type Question } from './case-questions'
