export { getLogItemsQuery, type LogLine } from './log-items'
