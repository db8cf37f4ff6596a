export { describeBatchOutcome, truncateId } from './batch-outcome'
export { BatchProgress } from './batch-progress'
