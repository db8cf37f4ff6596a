export { periodParsers, type PeriodView, toPeriod } from './settlements-view'
export type { OrganizationReport } from './settlements'
export { useReports } from './use-settlements'
