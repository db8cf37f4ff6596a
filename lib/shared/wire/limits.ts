/**
 * How much one request to the service may hold: rows of a page of a partner search, values of one
 * search, corrections or payments of one batch, customers of one batch. interface.md (part 8) states
 * none, so these are assumed, and settings of the desk say otherwise. `customerReads`: how many
 * customers of an import are read one by one before a person says that it goes on.
 */
export type Limits = {
  pageRows: number
  searchValues: number
  adjustments: number
  customers: number
  customerReads: number
}

export const assumedLimits: Limits = {
  pageRows: 1_000,
  searchValues: 100,
  adjustments: 1_000,
  customers: 200,
  customerReads: 5_000,
}
