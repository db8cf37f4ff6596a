export type { OrganizationReport } from './settlements'
export {
  type PeriodView,
  periodParsers,
  reportsParsers,
  toPeriod,
  toSettlementsQuery,
} from './settlements-view'
export { useReadAhead } from './use-read-ahead'
export { useReports } from './use-settlements'
