import 'server-only'

export { changeCustomerFollowUp } from './change-customer-follow-up'
export { changeCustomerNote } from './change-customer-note'
export { changeCustomerStop } from './change-customer-stop'
export { canReadByNumber, canTellAbsence } from './customer-absence'
export { checkDeskWriteOutcome } from './desk-write-outcome'
export { checkItemStopOutcome, isItemOf, readItem } from './item-stop-outcome'
