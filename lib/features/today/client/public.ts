export { forgetWorkCounts } from './kept-work-counts'
export { useWorkCounts, type WorkCounts } from './use-work-counts'
