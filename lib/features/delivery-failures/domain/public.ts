export { type CauseKey, findCause, findCauseField, type KnownCause } from './failure-causes'
export { shapesKey } from './failure-rows'
export { findSimilarFailures } from './similar-failures'
