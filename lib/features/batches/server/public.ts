import 'server-only'

export { findLostBatch, findNewestBatch } from './find-lost-batch'
