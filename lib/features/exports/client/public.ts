export { getExportsQuery, getPollInterval } from './exports'
