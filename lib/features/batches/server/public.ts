import 'server-only'

export { findLostBatch, findNewestBatch } from './find-lost-batch'
export { refreshSentBatch } from './sent-batch-handlers'
