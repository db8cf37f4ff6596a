export { toFoundRecent } from './found-recent'
