export { type CauseQuestion, getCauseFailuresQuery } from './failures'
export {
  loadFailuresView,
  toFailuresQueryString,
  toFailuresQuestion,
} from './failures-view'
