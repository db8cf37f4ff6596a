export { getLeastCount, serializePage } from './export-page'
