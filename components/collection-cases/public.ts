export { caseVerdicts } from './case-status'
export { DebtorList } from './debtor-list'
