export { checkArithmetic } from './claim-arithmetic'
export { type InvoiceAmounts, isClosed } from './claim-ledger'
export { findDebtorName, findMainDebtor } from './debtor-names'
export { groupByCause } from './group-by-cause'
