import type { Scenario, StatusScenarios, World } from './status-scenarios'

type As = 'lead' | 'support' | 'foreign' | 'nobody'

const unknownId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

const send =
  (method: string, path: string, { body, as = 'lead' }: { body?: unknown; as?: As } = {}) =>
  (world: World) =>
    world.sandbox.send(method, path.replace('{org}', world.tenant.organizationId), {
      body,
      token: as === 'nobody' ? undefined : world[as],
    })

/** A status that the work itself never answers: the tenant is told to. */
const withFault = (operation: string, status: number, way: Scenario) => async (world: World) => {
  await world.sandbox.control(world.tenant, 'faults', { operation, kind: 'status', status })
  return way(world)
}

const withFaults = (operation: string, statuses: number[], way: Scenario) =>
  Object.fromEntries(statuses.map((status) => [status, withFault(operation, status, way)]))

const makeId = () => crypto.randomUUID()
const own = '/collection/v1/orgs/{org}'

function makeSubmissionScenarios(
  operation: string,
  list: string,
  row: (id: string) => object,
  statuses: number[],
) {
  const path = `${own}/${list}`
  const submitFresh = (as: As) => (world: World) =>
    send('POST', path, { body: { [list]: [row(makeId())] }, as })(world)
  return {
    202: submitFresh('lead'),
    400: send('POST', path, { body: { [list]: 'none' } }),
    401: submitFresh('nobody'),
    403: submitFresh('foreign'),
    404: send('POST', `/collection/v1/orgs/nobody/${list}`, { body: { [list]: [row('nobody')] } }),
    409: async (world: World) => {
      const submit = send('POST', path, { body: { [list]: [row(makeId())] } })
      await submit(world)
      return submit(world)
    },
    422: send('POST', path, { body: { [list]: [] } }),
    ...withFaults(operation, statuses, submitFresh('lead')),
  }
}

const makeReadScenarios = (path: string, missing: string) => ({
  200: send('GET', path),
  401: send('GET', path, { as: 'nobody' }),
  403: send('GET', path, { as: 'support' }),
  404: send('GET', missing),
})

async function createBatch(world: World): Promise<string> {
  const attachments = [{ filename: 'a.txt', contentType: 'text/plain', content: 'aGVp' }]
  const invoices = [{ originalInvoiceAmount: 5, currency: 'NOK', attachments }]
  const { body } = await world.sandbox.send(
    'POST',
    `/collection/v1/orgs/${world.tenant.organizationId}/invoices`,
    {
      token: world.lead,
      body: { invoices },
    },
  )
  return body.data.batchId
}

const readBatch = (path: (batchId: string) => string, as: As) => async (world: World) =>
  send('GET', path(await createBatch(world)), { as })(world)

const makeBatchScenarios = (path: (batchId: string) => string) => ({
  200: readBatch(path, 'lead'),
  400: send('GET', path('no-uuid')),
  401: readBatch(path, 'nobody'),
  403: readBatch(path, 'support'),
  404: send('GET', path(unknownId)),
})

async function createSettlement(world: World): Promise<string> {
  const { body } = await world.sandbox.send(
    'GET',
    `/sandbox/tenants/${world.tenant.clientNo}/ledger`,
  )
  const planted = await world.sandbox.control(world.tenant, 'settlements', {
    invoiceId: body.invoices[0].invoiceId,
    amount: 10,
  })
  return planted.body.settlementId
}

async function createAttachment(world: World): Promise<string> {
  const batchId = await createBatch(world)
  world.sandbox.clock.at += 1001
  await world.sandbox.tick()
  const batch = await send('GET', `${own}/batches/${batchId}`)(world)
  const documents = await send(
    'GET',
    `${own}/invoices/${batch.body.data.succeeded[0].invoiceId}/documents`,
  )(world)
  return documents.body.data[0].attachmentId
}

const rareReads = [423, 429, 501, 502]
const settlements = `${own}/settlements`
const attachment = '/webapi/api/Attachment?attachmentId='
const readAttachment = (as: As) => async (world: World) =>
  send('GET', attachment + (await createAttachment(world)), { as })(world)

/** A way to each status that an operation of batches, settlements or the legacy paths lists. */
export const batchScenarios: StatusScenarios = {
  createCorrections: makeSubmissionScenarios(
    'createCorrections',
    'corrections',
    (uniqueSourceCorrectionId) => ({ invoiceId: unknownId, amount: 1, uniqueSourceCorrectionId }),
    [429, 500, 503],
  ),
  createPayments: makeSubmissionScenarios(
    'createPayments',
    'payments',
    (uniqueSourcePaymentId) => ({ invoiceId: unknownId, amount: 1, uniqueSourcePaymentId }),
    [429, 503],
  ),
  createCollectionInvoices: makeSubmissionScenarios(
    'createCollectionInvoices',
    'invoices',
    (uniqueSourceInvoiceId) => ({
      originalInvoiceAmount: 1,
      currency: 'NOK',
      uniqueSourceInvoiceId,
    }),
    [500],
  ),
  listCollectionBatches: {
    ...makeReadScenarios(`${own}/batches`, '/collection/v1/orgs/nobody/batches'),
    400: send('GET', `${own}/batches?SortDirection=sideways`),
  },
  getCollectionBatch: makeBatchScenarios((batchId) => `${own}/batches/${batchId}`),
  getLegacyBatch: makeBatchScenarios((batchId) => `/collection/v1/batches/${batchId}`),
  getWebapiBatch: makeBatchScenarios((batchId) => `/webapi/api/Batch?batchId=${batchId}`),
  getWebapiAttachment: {
    200: readAttachment('lead'),
    400: send('GET', `${attachment}no-uuid`),
    401: readAttachment('nobody'),
    403: readAttachment('support'),
    404: readAttachment('foreign'),
  },
  pingWebapi: { 200: send('GET', '/webapi/api/Ping') },
  listSettlements: {
    ...makeReadScenarios(settlements, '/collection/v1/orgs/nobody/settlements'),
    400: send('GET', `${settlements}?fromDate=soon`),
    ...withFaults('listSettlements', rareReads, send('GET', settlements)),
  },
  getSettlement: {
    200: async (world) => send('GET', `${settlements}/${await createSettlement(world)}`)(world),
    400: send('GET', `${settlements}/${'x'.repeat(101)}`),
    401: send('GET', `${settlements}/one`, { as: 'nobody' }),
    403: send('GET', `${settlements}/one`, { as: 'foreign' }),
    404: send('GET', `${settlements}/one`),
    ...withFaults('getSettlement', rareReads, send('GET', `${settlements}/one`)),
  },
  listOrganizationReports: {
    ...makeReadScenarios(`${own}/reports`, '/collection/v1/orgs/nobody/reports'),
    400: send('GET', `${own}/reports?toDate=soon`),
  },
}
