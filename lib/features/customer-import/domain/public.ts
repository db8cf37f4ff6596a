export { standingOfBatch } from './import-results'
