export { getCodesQuery, getConfigQuery } from './codes'
export { useCodeName } from './use-code-names'
