import type { Operation } from '@/lib/contracts/operation'
import type { Reply } from '../faults/reply'
import { Refusal } from '../refusal'
import type { Shapes } from './shapes'

const singleWrites = ['updateCustomer', 'createCustomer', 'deleteCustomer']

/**
 * What is answered before any work, because the tenant's service does not do it; undefined where it
 * does.
 *
 * @throws Refusal for a status question by GET that is taken by POST only.
 */
export function findImmediateReply(
  { notOffered, statusByPostOnly, updatesRejected }: Shapes,
  { name }: Operation,
): Reply | undefined {
  const missing = notOffered?.[name]
  if (missing !== undefined) return { status: missing }
  if (statusByPostOnly !== undefined && name === 'getInvoiceStatus')
    throw new Refusal(statusByPostOnly, 'use_post', 'A GET with a body is not taken')
  if (updatesRejected && singleWrites.includes(name))
    return {
      status: 200,
      body: {
        status: 'REJECTED',
        result: 'REJECTED',
        message: 'The customer is locked by another system',
        warnings: [],
      },
    }
  return undefined
}
