export { toCasesQuestionOfQuery } from './cases-view'
