export type { OrganizationReport } from './settlements'
export { type PeriodView, periodParsers, toPeriod } from './settlements-view'
export { useReports } from './use-settlements'
