import type { Reach, Ways, World } from './ways'

type As = 'lead' | 'support' | 'foreign' | 'nobody'

const nobodys = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

const send =
  (method: string, path: string, { body, as = 'lead' }: { body?: unknown; as?: As } = {}) =>
  (world: World) =>
    world.sandbox.send(method, path.replace('{org}', world.tenant.organizationId), { body, token: as === 'nobody' ? undefined : world[as] })

/** A status that the work itself never answers: the tenant is told to. */
const told = (operation: string, status: number, way: Reach) => async (world: World) => {
  await world.sandbox.control(world.tenant, 'faults', { operation, kind: 'status', status })
  return way(world)
}

const allTold = (operation: string, statuses: number[], way: Reach) =>
  Object.fromEntries(statuses.map((status) => [status, told(operation, status, way)]))

const freshId = () => crypto.randomUUID()
const own = '/collection/v1/orgs/{org}'

function submissions(operation: string, list: string, row: (id: string) => object, statuses: number[]) {
  const path = `${own}/${list}`
  const fresh = (as: As) => (world: World) => send('POST', path, { body: { [list]: [row(freshId())] }, as })(world)
  return {
    202: fresh('lead'),
    400: send('POST', path, { body: { [list]: 'none' } }),
    401: fresh('nobody'),
    403: fresh('foreign'),
    404: send('POST', `/collection/v1/orgs/nobody/${list}`, { body: { [list]: [row('nobody')] } }),
    409: async (world: World) => {
      const again = send('POST', path, { body: { [list]: [row(freshId())] } })
      await again(world)
      return again(world)
    },
    422: send('POST', path, { body: { [list]: [] } }),
    ...allTold(operation, statuses, fresh('lead')),
  }
}

const reads = (path: string, missing: string) => ({
  200: send('GET', path),
  401: send('GET', path, { as: 'nobody' }),
  403: send('GET', path, { as: 'support' }),
  404: send('GET', missing),
})

async function batchOf(world: World): Promise<string> {
  const attachments = [{ filename: 'a.txt', contentType: 'text/plain', content: 'aGVp' }]
  const invoices = [{ originalInvoiceAmount: 5, currency: 'NOK', attachments }]
  const { body } = await world.sandbox.send('POST', `/collection/v1/orgs/${world.tenant.organizationId}/invoices`, {
    token: world.lead,
    body: { invoices },
  })
  return body.data.batchId
}

const ofBatch = (path: (batchId: string) => string, as: As) => async (world: World) => send('GET', path(await batchOf(world)), { as })(world)

const oneBatch = (path: (batchId: string) => string) => ({
  200: ofBatch(path, 'lead'),
  400: send('GET', path('no-uuid')),
  401: ofBatch(path, 'nobody'),
  403: ofBatch(path, 'support'),
  404: send('GET', path(nobodys)),
})

async function settlementOf(world: World): Promise<string> {
  const { body } = await world.sandbox.send('GET', `/sandbox/tenants/${world.tenant.clientNo}/ledger`)
  const planted = await world.sandbox.control(world.tenant, 'settlements', { invoiceId: body.invoices[0].invoiceId, amount: 10 })
  return planted.body.settlementId
}

async function attachmentOf(world: World): Promise<string> {
  const batchId = await batchOf(world)
  world.sandbox.clock.at += 1001
  await world.sandbox.tick()
  const batch = await send('GET', `${own}/batches/${batchId}`)(world)
  const documents = await send('GET', `${own}/invoices/${batch.body.data.succeeded[0].invoiceId}/documents`)(world)
  return documents.body.data[0].attachmentId
}

const rareReads = [423, 429, 501, 502]
const settlements = `${own}/settlements`
const attachment = '/webapi/api/Attachment?attachmentId='
const ofAttachment = (as: As) => async (world: World) => send('GET', attachment + (await attachmentOf(world)), { as })(world)

/** A way to each status that an operation of batches, settlements or the legacy paths lists. */
export const waysOfBatches: Ways = {
  createCorrections: submissions(
    'createCorrections',
    'corrections',
    (uniqueSourceCorrectionId) => ({ invoiceId: nobodys, amount: 1, uniqueSourceCorrectionId }),
    [429, 500, 503],
  ),
  createPayments: submissions(
    'createPayments',
    'payments',
    (uniqueSourcePaymentId) => ({ invoiceId: nobodys, amount: 1, uniqueSourcePaymentId }),
    [429, 503],
  ),
  createCollectionInvoices: submissions(
    'createCollectionInvoices',
    'invoices',
    (uniqueSourceInvoiceId) => ({ originalInvoiceAmount: 1, currency: 'NOK', uniqueSourceInvoiceId }),
    [500],
  ),
  listCollectionBatches: {
    ...reads(`${own}/batches`, '/collection/v1/orgs/nobody/batches'),
    400: send('GET', `${own}/batches?SortDirection=sideways`),
  },
  getCollectionBatch: oneBatch((batchId) => `${own}/batches/${batchId}`),
  getLegacyBatch: oneBatch((batchId) => `/collection/v1/batches/${batchId}`),
  getWebapiBatch: oneBatch((batchId) => `/webapi/api/Batch?batchId=${batchId}`),
  getWebapiAttachment: {
    200: ofAttachment('lead'),
    400: send('GET', `${attachment}no-uuid`),
    401: ofAttachment('nobody'),
    403: ofAttachment('support'),
    404: ofAttachment('foreign'),
  },
  pingWebapi: { 200: send('GET', '/webapi/api/Ping') },
  listSettlements: {
    ...reads(settlements, '/collection/v1/orgs/nobody/settlements'),
    400: send('GET', `${settlements}?fromDate=soon`),
    ...allTold('listSettlements', rareReads, send('GET', settlements)),
  },
  getSettlement: {
    200: async (world) => send('GET', `${settlements}/${await settlementOf(world)}`)(world),
    400: send('GET', `${settlements}/${'x'.repeat(101)}`),
    401: send('GET', `${settlements}/one`, { as: 'nobody' }),
    403: send('GET', `${settlements}/one`, { as: 'foreign' }),
    404: send('GET', `${settlements}/one`),
    ...allTold('getSettlement', rareReads, send('GET', `${settlements}/one`)),
  },
  listOrganizationReports: { ...reads(`${own}/reports`, '/collection/v1/orgs/nobody/reports'), 400: send('GET', `${own}/reports?toDate=soon`) },
}
