export { getListPollInterval, getNamedBulkActionsQuery } from './bulk-actions'
export { useFollowedRows } from './use-bulk-action'
export {
  type CustomerBulkAction,
  type CustomerRows,
  useCustomerBulkAction,
} from './use-customer-bulk-action'
export { useSendImport } from './use-send-import'
export { type SendManyRequest, useSendMany } from './use-send-many'
export { useStartBulkAction } from './use-start-bulk-action'
