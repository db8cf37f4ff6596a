import 'server-only'

export { canReadByNumber } from './customer-absence'
export { isMatchingRead } from './read-back'
