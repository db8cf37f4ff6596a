export { getListPollInterval, getNamedBulkActionsQuery } from './bulk-actions'
export { useFollowedRows } from './use-bulk-action'
export {
  type CustomerRows,
  type CustomerRun,
  useCustomerBulkAction,
} from './use-customer-bulk-action'
export { type ResendRequest, useResend } from './use-resend'
export { useSendImport } from './use-send-import'
export { useStartBulkAction } from './use-start-bulk-action'
