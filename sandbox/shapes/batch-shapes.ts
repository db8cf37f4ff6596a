import { isRecord } from './records'
import type { AnswerShape } from './shapes'

const reads = ['getCollectionBatch', 'getLegacyBatch']

/** A batch that names its rows by their invoices alone, or names none. */
export const reduceBatchRows: AnswerShape<'batchRows'> = (which, reply, { name }) => {
  const { body } = reply
  if (!reads.includes(name) || !isRecord(body) || !isRecord(body.data)) return reply
  const { succeeded, failed, ...head } = body.data
  if (which === 'none') return { ...reply, body: { ...body, data: head } }
  const rows = {
    succeeded: pickRowFields(['invoiceId', 'invoiceNumber'], succeeded),
    failed: pickRowFields(['invoiceId', 'invoiceNumber', 'code', 'message'], failed),
  }
  return { ...reply, body: { ...body, data: { ...head, ...rows } } }
}

/** A receivables batch that runs and says nothing more than that. */
export const omitRunningBody: AnswerShape<'runningWithoutBody'> = (_, reply, { name }) =>
  name === 'getReceivablesBatch' && reply.status === 202 ? { ...reply, body: undefined } : reply

const pickRowFields = (names: string[], rows: unknown) =>
  Array.isArray(rows)
    ? rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))),
      )
    : rows
