export { useRecent } from './recents'
