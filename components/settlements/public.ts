export { PeriodList } from './period-list'
export { type ExportedColumn, SettlementExport, toTextCell } from './settlement-export'
export { SettlementPeriod } from './settlement-period'
export { SettlementTotals, TotalsNote } from './settlement-totals'
