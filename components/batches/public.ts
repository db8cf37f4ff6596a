export { describeBatchOutcome } from './batch-outcome'
export { BatchProgress } from './batch-progress'
