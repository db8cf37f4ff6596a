export { BatchDetails } from './batch-details'
export { describeBatchOutcome } from './batch-outcome'
export { BatchProgress } from './batch-progress'
