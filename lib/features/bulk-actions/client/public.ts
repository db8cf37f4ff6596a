export { getListPollInterval, getNamedBulkActionsQuery } from './bulk-actions'
export { useFollowedRows } from './use-bulk-action'
export { useStartBulkAction } from './use-start-bulk-action'
