export { toFailuresQueryString, toFailuresQuestion } from './failures-view'
