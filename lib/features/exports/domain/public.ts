export { serializePage } from './export-page'
