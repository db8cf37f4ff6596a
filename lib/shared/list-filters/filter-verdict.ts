/**
 * What a row says of a filter that was asked for. `unknown`: it does not carry what the filter
 * speaks of, or carries it masked.
 */
export type FilterVerdict = 'fits' | 'contradicts' | 'unknown'
