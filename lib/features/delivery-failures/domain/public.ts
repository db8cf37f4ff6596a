export { type CauseKey, findCause, findCauseField, type KnownCause } from './failure-causes'
export { findSimilarFailures } from './similar-failures'
