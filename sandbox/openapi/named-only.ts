import type { Area, OperationShape } from '@/lib/contracts/operation'

/**
 * An operation that interface.md 4.9 names and nobody has built: no contract, no fields, and a
 * method and a path that are our own guess.
 */
export type NamedOnly = Pick<OperationShape, 'name' | 'method' | 'path' | 'summary' | 'effect'> & {
  area: Exclude<Area, 'desk'>
  section: '4.9'
  source: 'assumed'
}

type Row = readonly [name: string, method: OperationShape['method'], path: string, summary: string]

const toNamedOnly = (area: NamedOnly['area'], rows: readonly Row[]): NamedOnly[] =>
  rows.map(([name, method, path, summary]) => ({
    name,
    area,
    method,
    path,
    summary,
    section: '4.9',
    source: 'assumed',
    effect: method === 'GET' ? 'read' : 'write',
  }))

const client = '/clients/:clientno'

/** The rest of interface.md 4.9, in its order. They answer 501 until they are built. */
export const namedOnly: readonly NamedOnly[] = [
  ...toNamedOnly('receivables', [
    ['createDocuments', 'POST', `${client}/documents/batches`, 'Store a batch of documents'],
  ]),
]

/**
 * What the contracts have beside interface.md, 4: the public path of the status question's twin,
 * a health check of distribution, and the question what auto postings would come to.
 */
export const notInInterface: readonly string[] = [
  'postInvoicePstatus',
  'distributionHealth',
  'validateAutoPostings',
]
