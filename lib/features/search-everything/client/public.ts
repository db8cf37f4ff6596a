export { getRecentsQuery, useRecent } from './recents'
