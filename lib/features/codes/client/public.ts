export { getCodesQuery, getConfigQuery } from './codes'
export { useCodeName, useCodeNames } from './use-code-names'
