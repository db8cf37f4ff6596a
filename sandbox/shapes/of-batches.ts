import { isRecord } from './records'
import type { AnswerShape } from './shapes'

const reads = ['getCollectionBatch', 'getLegacyBatch']

/** A batch that names its rows by their invoices alone, or names none. */
export const batchRows: AnswerShape<'batchRows'> = (which, reply, { name }) => {
  const { body } = reply
  if (!reads.includes(name) || !isRecord(body) || !isRecord(body.data)) return reply
  const { succeeded, failed, ...head } = body.data
  if (which === 'none') return { ...reply, body: { ...body, data: head } }
  const rows = {
    succeeded: rowsWith(['invoiceId', 'invoiceNumber'], succeeded),
    failed: rowsWith(['invoiceId', 'invoiceNumber', 'code', 'message'], failed),
  }
  return { ...reply, body: { ...body, data: { ...head, ...rows } } }
}

/** A receivables batch that runs and says nothing more than that. */
export const runningWithoutBody: AnswerShape<'runningWithoutBody'> = (_, reply, { name }) =>
  name === 'getReceivablesBatch' && reply.status === 202 ? { ...reply, body: undefined } : reply

const rowsWith = (names: string[], rows: unknown) =>
  Array.isArray(rows) ? rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))) : rows
