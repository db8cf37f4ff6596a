export { BulkActionDialog } from './bulk-action-dialog'
