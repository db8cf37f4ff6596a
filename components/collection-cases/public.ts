export { CaseLine } from './case-line'
export { CaseStatus, caseVerdicts } from './case-status'
export { DebtorList } from './debtor-list'
export { BulkRowResult as CaseResult } from './decisions/bulk-row-result'
