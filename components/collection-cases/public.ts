export { CaseLine } from './case-line'
export { CaseStatus, caseVerdicts } from './case-status'
export { DebtorList } from './debtor-list'
