export { getCodesQuery } from './codes'
export { useCodeName } from './use-code-names'
