export { findRoute } from './find-route'
export { isLiveResend } from './resent-links'
