export { getExportsQuery, getListPollInterval } from './exports'
