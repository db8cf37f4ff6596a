export { forgetWorkCounts } from './kept-work-counts'
export { useMarkWork } from './use-work'
export { useWorkCounts } from './use-work-counts'
export { getWorkMarksQuery, type WorkCounts } from './work'
