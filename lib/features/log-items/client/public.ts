export { getLogItemsQuery, type LogLine, type LogReading, readLog } from './log-items'
