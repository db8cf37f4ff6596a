import 'server-only'

export { canReadByNumber } from './customer-absence'
export { checkItemStopOutcome } from './item-stop-outcome'
export { isMatchingRead } from './read-back'
