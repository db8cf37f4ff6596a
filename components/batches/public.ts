export { BatchFollowed } from './batch-followed'
export { shortId } from './batch-words'
