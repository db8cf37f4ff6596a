export { forgetWorkCounts } from './kept-work-counts'
export { useCaseOwners } from './use-case-owners'
export { useWorkCounts } from './use-work-counts'
export type { WorkCounts } from './work'
