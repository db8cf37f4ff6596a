import { getReceivablesBatch } from '@/lib/contracts/receivables/batches'
import {
  type CustomerUpdate,
  createCustomer,
  createCustomers,
  deleteCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
  updateCustomers,
} from '@/lib/contracts/receivables/customers'
import type { Database } from '@/lib/platform/database/open'
import { getSandboxPath } from '../../addresses'
import { makeAnswer } from '../../answer'
import { type Clock, toCalendarDate } from '../../clock'
import type { StoredCustomer } from '../../database/stored-customer'
import type { Directory } from '../../directory'
import type { Implement } from '../../implement'
import { notFound, unprocessable } from '../../refusal'
import type { Clearing } from '../../tenant-settings'
import { registerActionRoutes } from './bookings/action-routes'
import { registerAutoPostingRoutes } from './bookings/auto-posting-routes'
import { registerReservationRoutes } from './bookings/reservation-routes'
import { registerCodeRoutes } from './code-routes'
import { applyRows } from './customers/apply-rows'
import type { Warning } from './customers/apply-update'
import { enqueueBatch, readBatch } from './customers/batches'
import { CustomerLists } from './customers/customer-lists'
import { findCustomer, lockCustomers, removeCustomer } from './customers/customer-store'
import { registerDocumentRoutes } from './documents/document-routes'
import { registerFileRoutes } from './documents/file-routes'
import { registerArItemRoutes } from './items/ar-item-routes'
import { ClientItems } from './items/client-items'
import { registerGlRoutes } from './ledger/gl-routes'
import { registerLogRoutes } from './log-routes'
import { writeLogItem } from './log-store'

/** Most customers in one batch. Assumed: interface.md, section 8, shows no limit. */
export const batchMax = 10_000

/** The receivables area: customers, one by one and in batches, items, and what is done with them. */
export function registerReceivablesRoutes(
  implement: Implement,
  parts: { db: Database; directory: Directory; clock: Clock },
) {
  const { db } = parts
  const lists = new CustomerLists(db)
  const items = new ClientItems(db, parts.directory)
  registerArItemRoutes(implement, { db, items })
  registerCodeRoutes(implement, parts)
  registerGlRoutes(implement, { db, items })
  registerReservationRoutes(implement, { db, items })
  registerAutoPostingRoutes(implement, { db, items })
  registerLogRoutes(implement, parts)
  registerActionRoutes(implement, parts)
  registerFileRoutes(implement, parts)
  registerDocumentRoutes(implement, parts, items)

  implement(listCustomers, async ({ params, query, origin }) => {
    const clientNo = Number(params.clientno)
    const url = origin + getSandboxPath(listCustomers).replace(':clientno', params.clientno)
    return makeAnswer(200, await lists.page(clientNo, query, url))
  })

  implement(getCustomer, async ({ params }) => {
    const customer = await findCustomer(db, Number(params.clientno), params.customerno)
    if (!customer) throw notFound(`Customer ${params.customerno}`)
    return makeAnswer(200, customer)
  })

  implement(updateCustomer, ({ params, body, tenant, now }) =>
    write('update', Number(params.clientno), body, {
      clearing: tenant?.settings.clearing ?? 'applied',
      now: now(),
    }),
  )

  implement(createCustomer, ({ params, body, tenant, now }) =>
    write('create', Number(params.clientno), body, {
      clearing: tenant?.settings.clearing ?? 'applied',
      now: now(),
    }),
  )

  /** A customer whose debt collection is stopped now is disputed and stays (assumed). */
  implement(deleteCustomer, async ({ params, now }) => {
    const clientNo = Number(params.clientno)
    const customer = await db.transaction(async (tx) => {
      const stored = (await lockCustomers(tx, clientNo, [params.customerno])).get(params.customerno)
      if (!stored) throw notFound(`Customer ${params.customerno}`)
      if ((stored.stopDebtCollectionUntil ?? '') >= toCalendarDate(now()))
        throw unprocessable({ stopDebtCollectionUntil: 'a stop of debt collection is in force' })
      await removeCustomer(tx, clientNo, params.customerno)
      return stored
    })
    return buildProcessedAnswer(
      clientNo,
      { ...customer, customerNo: params.customerno },
      'DELETED',
      [],
    )
  })

  implement(updateCustomers, ({ params, body }) =>
    submitBatch('update', Number(params.clientno), body),
  )
  implement(createCustomers, ({ params, body }) =>
    submitBatch('create', Number(params.clientno), body),
  )

  implement(getReceivablesBatch, async ({ params }) => {
    const read = await readBatch(db, Number(params.clientno), params.batchuuid)
    if (!read) throw notFound(`Batch ${params.batchuuid}`)
    return read
  })

  async function write(
    effect: 'create' | 'update',
    clientNo: number,
    { customer: update, metadata }: { customer: CustomerUpdate; metadata?: { userId: string } },
    { clearing, now }: { clearing: Clearing; now: number },
  ) {
    const [outcome] = await db.transaction(async (tx) => {
      const outcomes = await applyRows(tx, [update], { clientNo, effect, clearing, now })
      if (outcomes[0]?.kind === 'stored')
        await writeLogItem(tx, {
          ...{ clientNo, customerNo: update.customerNo, type: 'CUSTOMER', loggedAt: now },
          message: `Customer ${outcomes[0].result.toLowerCase()}`,
          userId: metadata?.userId ?? null,
        })
      return outcomes
    })
    if (!outcome || outcome.kind === 'missing') throw notFound(`Customer ${update.customerNo}`)
    if (outcome.kind === 'refused')
      throw unprocessable(
        Object.fromEntries(
          Object.entries(outcome.fields).map(([field, why]) => [`customer.${field}`, why]),
        ),
      )
    return buildProcessedAnswer(
      clientNo,
      { ...outcome.customer, customerNo: update.customerNo },
      outcome.result,
      outcome.warnings,
    )
  }

  async function submitBatch(
    effect: 'create' | 'update',
    clientNo: number,
    updates: CustomerUpdate[],
  ) {
    if (updates.length === 0) throw unprocessable({ body: 'a batch holds at least one customer' })
    if (updates.length > batchMax)
      throw unprocessable({ body: `a batch holds at most ${batchMax} customers` })
    return makeAnswer(202, { batchUuid: await enqueueBatch(parts, clientNo, effect, updates) })
  }
}

function buildProcessedAnswer(
  clientNo: number,
  { customerNo, accountNo }: StoredCustomer,
  result: 'CREATED' | 'UPDATED' | 'DELETED',
  warnings: Warning[],
) {
  const message = `Customer ${customerNo} ${result.toLowerCase()}`
  return makeAnswer(200, {
    status: 'PROCESSED',
    result,
    message,
    clientNo,
    accountNo,
    customerNo,
    warnings,
  })
}
