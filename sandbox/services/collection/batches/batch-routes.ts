import {
  getCollectionBatch,
  getLegacyBatch,
  listCollectionBatches,
} from '@/lib/contracts/collection/batches'
import { createCorrections } from '@/lib/contracts/collection/corrections'
import { createCollectionInvoices } from '@/lib/contracts/collection/create-invoices'
import { createPayments } from '@/lib/contracts/collection/payments'
import type { Database } from '@/lib/platform/database/open'
import { addresses } from '../../../addresses'
import { makeAnswer } from '../../../answer'
import type { Clock } from '../../../clock'
import type { CollectionBatchRow, CollectionBatchType } from '../../../database/collection-schema'
import type { Tenant } from '../../../directory'
import type { Implement } from '../../../implement'
import { notFound } from '../../../refusal'
import type { AcceptedToken } from '../../identity/tokens'
import { canRepeatSourceIds, enqueueBatch } from './batch-intake'
import { readBatch, readBatchPage } from './batch-queries'
import { checkRows } from './batch-rows'

type SubmitRequest = {
  params: { organizationId: string }
  accepted: () => AcceptedToken
  now: () => number
  origin: string
  tenant: Tenant | undefined
}

/** Batches of the collection area: what is handed in to be processed, and what became of it. */
export function registerBatchRoutes(implement: Implement, parts: { db: Database; clock: Clock }) {
  const { db } = parts

  implement(createCorrections, (asked) =>
    submit(asked, 'CORRECTION', 'corrections', asked.body.corrections),
  )
  implement(createPayments, (asked) => submit(asked, 'PAYMENT', 'payments', asked.body.payments))
  implement(createCollectionInvoices, (asked) =>
    submit(asked, 'INVOICE', 'invoices', asked.body.invoices),
  )

  implement(listCollectionBatches, async ({ params, query }) =>
    makeAnswer(200, await readBatchPage(db, params.organizationId, query)),
  )

  implement(getCollectionBatch, async ({ params }) =>
    makeAnswer(200, wrapData(await requireBatch([params.organizationId], params.batchId))),
  )

  implement(getLegacyBatch, async ({ params, accepted }) => {
    const own = accepted().person.clients.map(({ organizationId }) => organizationId)
    return makeAnswer(200, wrapData(await requireBatch(own, params.batchId)))
  })

  async function submit(
    { params, accepted, now, origin, tenant }: SubmitRequest,
    type: CollectionBatchType,
    list: string,
    rows: CollectionBatchRow[],
  ) {
    checkRows(type, list, rows)
    const { organizationId } = params
    const taken = {
      organizationId,
      type,
      rows,
      createdBy: accepted().person.userName,
      now: now(),
      takesAgain: canRepeatSourceIds(tenant),
    }
    const batchId = await enqueueBatch(parts, taken)
    return makeAnswer(202, {
      summary: { status: 'SUCCESS' },
      data: { batchId, batchUrl: `${origin}${addresses.collection}/batches/${batchId}` },
    })
  }

  /** Whether a batch of another organization exists is not told. */
  async function requireBatch(organizationIds: string[], batchId: string) {
    const batch = await readBatch(db, batchId)
    if (!batch || !organizationIds.includes(batch.organizationId ?? ''))
      throw notFound(`Batch ${batchId}`)
    return batch
  }
}

const wrapData = <Data>(data: Data) => ({ summary: { status: 'SUCCESS' }, data })
