export { useWorkCounts, type WorkCounts } from './use-work-counts'
