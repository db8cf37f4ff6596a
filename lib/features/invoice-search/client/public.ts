export { toSearchOfQuery, toSearchQueryString } from './partner-search-view'
