export { type ExportedColumn, named, SettlementExport } from './settlement-export'
export { SettlementListFrame } from './settlement-list-frame'
export { SettlementPeriod } from './settlement-period'
export { SettlementTotals } from './settlement-totals'
