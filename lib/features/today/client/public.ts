export { forgetWorkCounts } from './kept-work-counts'
export { useWorkCounts } from './use-work-counts'
export type { WorkCounts } from './work'
