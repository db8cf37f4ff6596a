export type { OrganizationReport } from './settlements'
export { type PeriodView, periodParsers, reportsParsers, toPeriod } from './settlements-view'
export { rowsReadAhead, useReadAhead, useReports } from './use-settlements'
