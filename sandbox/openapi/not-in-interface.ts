/**
 * What the contracts have beside interface.md, 4: the public path of the status question's twin,
 * a health check of distribution, and the question what auto postings would come to.
 */
export const notInInterface: readonly string[] = [
  'postInvoicePstatus',
  'distributionHealth',
  'validateAutoPostings',
]
