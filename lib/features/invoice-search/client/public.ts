export { toSearchQueryString } from './partner-search-view'
