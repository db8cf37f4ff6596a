export { pickOwnLines } from './own-lines'
