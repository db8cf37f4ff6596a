export { checkDocument, type DocumentCheck, type RuleFinding } from './check-document'
