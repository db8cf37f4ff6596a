export { BulkRunDialog } from './bulk-run-dialog'
