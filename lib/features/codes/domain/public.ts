export { type CodeNames, emptyCodeNames } from './code-names'
