export { computeAllocationSums } from './allocation-sums'
