import { randomInt, randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { Database } from '@/lib/platform/database/open'
import { type Clock, toDatePlusDays, toUtcWallTime } from '../clock'
import { sendRequests } from '../database/sent-schema'
import type { RequestStep } from '../database/stored-sent'
import type { NewTransaction } from '../database/stored-transaction'
import type { Directory, Tenant } from '../directory'
import type { SandboxEnv } from '../faults/reply'
import { badRequest } from '../refusal'
import { buildInvoiceLink } from '../services/distribution/send-request'
import { parseControlBody } from './parse-body'
import { makeDeliveredTransaction, TransactionInput } from './transactions'

type Parts = {
  db: Database
  directory: Directory
  clock: Clock
  tenantOf: (context: Context) => Tenant
}

const Text = z.string().nullish()

/** Seconds from now until a step; null: it never comes, nor does any after it. */
const makeDelay = (seconds: number) => z.number().min(0).nullable().default(seconds)

const Plan = z.strictObject({
  outcome: z.string().default('OK'),
  LogText: Text,
  ChannelStatus: Text,
  ActualChannel: Text,
  queuedAfter: makeDelay(5),
  completedAfter: makeDelay(10),
  channelAfter: makeDelay(20),
  settledAfter: makeDelay(30),
})
type Plan = z.output<typeof Plan>

const NewRequest = z.strictObject({
  ReceiptId: z.string().optional(),
  CompanyId: z.int().optional(),
  InvoiceNumber: Text,
  Filename: Text,
  InvoiceData: Text,
  InvoiceLink: Text,
  /** Other fields of the transaction to come, such as RequestedChannel, InvoiceeName or KID. */
  transaction: TransactionInput.optional(),
  plan: Plan.prefault({}),
})

/**
 * Makes a request that is New now, and becomes what its plan says as the tenant's clock goes on.
 */
export function registerRequestControl(
  app: Hono<SandboxEnv>,
  { db, directory, clock, tenantOf }: Parts,
) {
  app.post('/sandbox/tenants/:clientNo/requests', async (context) => {
    const tenant = tenantOf(context)
    const given = await parseControlBody(context, NewRequest)
    const clients = directory.clientsOf(tenant.id)
    const own = clients.flatMap(({ companyIds }) => companyIds)
    const { ReceiptId = `Q-${randomUUID().slice(0, 8)}`, CompanyId = own[0]! } = given
    if (!own.includes(CompanyId))
      throw badRequest('A company belongs to somebody else', { CompanyId: own.join(', ') })

    const now = clock.now() + tenant.settings.clockOffset
    const number =
      given.InvoiceNumber === undefined
        ? `${new Date(now).getUTCFullYear()}-${randomInt(800_000, 1_000_000)}`
        : given.InvoiceNumber
    const filename = given.Filename === undefined ? `${number}.pdf` : given.Filename
    const Company = clients.find(({ companyIds }) => companyIds.includes(CompanyId))?.name
    const ordinary = {
      ...makeDeliveredTransaction(CompanyId, now),
      Company,
      DueDate: toDatePlusDays(now, 14),
    }
    const invoice = { ...ordinary, InvoiceNumber: number, Filename: filename, ...given.transaction }
    const steps = buildRequestSteps(given.plan, invoice, now)
    const invoiceLink =
      given.InvoiceLink === undefined ? buildInvoiceLink(ReceiptId) : given.InvoiceLink
    if (steps.length > 0 && !tenant.settings.movesRequests)
      await directory.change(tenant, { movesRequests: true })
    await db.insert(sendRequests).values({
      receiptId: ReceiptId,
      companyId: CompanyId,
      invoiceNumber: number,
      receivedAt: now,
      status: 1,
      nextAt: steps[0]?.at ?? null,
      data: { filename, invoiceData: given.InvoiceData, invoiceLink, invoice, steps },
    })
    return context.json({ ReceiptId, CompanyId, InvoiceNumber: number, Filename: filename }, 201)
  })
}

const channelStatuses: Record<string, string> = {
  OK: 'ReceiptReceived',
  Failed: 'Rejected',
  Handled: 'Delivered',
}

function buildRequestSteps(
  plan: Plan,
  { RequestedChannel = null }: Partial<NewTransaction>,
  now: number,
): RequestStep[] {
  const { outcome, LogText = null, ChannelStatus = channelStatuses[outcome] ?? null } = plan
  const isDelivered = outcome === 'OK' || outcome === 'Handled'
  const { ActualChannel = isDelivered ? RequestedChannel : null } = plan
  const waits = { Status: 'Pending', ActualChannel: null, DeliveryTime: null, LogText: null }
  const planned: [number | null, (at: number) => Omit<RequestStep, 'at'>][] = [
    [plan.queuedAfter, () => ({ status: 2 })],
    [
      plan.completedAfter,
      () => ({ status: 3, transaction: { ...waits, ChannelStatus: 'Queued' } }),
    ],
    [plan.channelAfter, () => ({ transaction: { ChannelStatus: 'WaitingForReceipt' } })],
    [
      plan.settledAfter,
      (at) => ({
        transaction: {
          Status: outcome,
          LogText,
          ChannelStatus,
          ActualChannel,
          DeliveryTime: isDelivered ? toUtcWallTime(at) : null,
        },
      }),
    ],
  ]
  const never = planned.findIndex(([seconds]) => seconds === null)
  return planned
    .slice(0, never < 0 ? undefined : never)
    .map(([seconds, step]) => ({ at: now + seconds! * 1000, ...step(now + seconds! * 1000) }))
}
