export { findDelivery } from './delivery'
export { isAboutSent } from './sent-match'
