import { addresses } from '../addresses'
import type { Scenario, StatusScenarios, World } from './status-scenarios'

type RequestOptions = { body?: object; as?: 'lead' | 'support' | 'foreign' | 'nobody' }

const unknownId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

/** A request about an organization, the tenant's own where no other is named. */
const ask =
  (
    method: string,
    path: string,
    { as = 'lead', body, organizationId }: RequestOptions & { organizationId?: string } = {},
  ): Scenario =>
  (world) => {
    const at = `${addresses.collection}/orgs/${organizationId ?? world.tenant.organizationId}${path}`
    return world.sandbox.send(method, at, { body, token: as === 'nobody' ? undefined : world[as] })
  }

/** What anybody's request may meet, whatever it is about. */
const makeAccessScenarios = (
  method: string,
  path: string,
  body?: object,
): Record<number, Scenario> => ({
  401: ask(method, path, { body, as: 'nobody' }),
  403: ask(method, path, { body, as: 'foreign' }),
})

const withFault =
  (operation: string, status: number, reach: Scenario): Scenario =>
  async (world) => {
    await world.sandbox.control(world.tenant, 'faults', { operation, kind: 'status', status })
    return reach(world)
  }

type Row = { id: string; caseId: string; status: string; subStatus: string }

/** The id of the first invoice or case that is such. */
async function findId(
  { sandbox, tenant, lead }: World,
  list: 'invoices' | 'cases',
  isSuch: (row: Row) => boolean,
) {
  const { body } = await sandbox.send(
    'GET',
    `${addresses.collection}/orgs/${tenant.organizationId}/${list}`,
    { token: lead },
  )
  const found = (body.data as Row[]).find(isSuch)!
  return list === 'invoices' ? found.id : found.caseId
}

const readInvoice =
  (rest: string): Scenario =>
  async (world) =>
    ask('GET', `/invoices/${await findId(world, 'invoices', () => true)}${rest}`)(world)

const makeDetailScenarios = (rest: string): Record<number, Scenario> => ({
  ...makeAccessScenarios('GET', `/invoices/${unknownId}${rest}`),
  200: readInvoice(rest),
  400: readInvoice(`${rest}?PageToken=x`),
  404: ask('GET', `/invoices/${unknownId}${rest}`),
})

/** A tenant of its own for what changes something. */
async function withOwnTenant(world: World): Promise<World> {
  const tenant = await world.sandbox.newTenant()
  return { ...world, tenant, lead: (await world.sandbox.signIn(tenant)).access_token }
}

function makeActionScenarios(
  list: 'invoices' | 'cases',
  name: string,
  path: string,
  isSuch: (row: Row) => boolean,
): Record<number, Scenario> {
  const act =
    (such: (row: Row) => boolean, body: object): Scenario =>
    async (world) =>
      ask('POST', `/${list}/${await findId(world, list, such)}/${path}`, { body })(world)
  const isClosed = ({ status }: Row) => status === 'CLOSED'
  return {
    ...makeAccessScenarios('POST', `/${list}/${unknownId}/${path}`, {}),
    204: async (world) => act(isSuch, { reason: 'Agreed' })(await withOwnTenant(world)),
    400: act(isSuch, { reason: 5 }),
    404: ask('POST', `/${list}/${unknownId}/${path}`, { body: {} }),
    409: act(isClosed, {}),
    422:
      path === 'pause'
        ? act(isSuch, { until: '2000-01-01' })
        : withFault(name, 422, act(isSuch, {})),
  }
}

const hasSubStatus = (subStatus: string) => (row: Row) =>
  row.status === 'OPEN' && row.subStatus === subStatus
const hasStatus = (status: string) => (row: Row) => row.status === status

/** Ways to the statuses of reading invoices and cases, and of what is done to them. */
export const caseScenarios: StatusScenarios = {
  pingCollection: { 200: ({ sandbox }) => sandbox.send('GET', `${addresses.collection}/ping`) },
  listCollectionInvoices: {
    ...makeAccessScenarios('GET', '/invoices'),
    200: ask('GET', '/invoices'),
    400: ask('GET', '/invoices?From=yesterday'),
    404: ask('GET', '/invoices', { organizationId: unknownId }),
  },
  getCollectionInvoice: {
    ...makeAccessScenarios('GET', `/invoices/${unknownId}`),
    200: readInvoice(''),
    400: ask('GET', '/invoices/not-a-uuid'),
    404: ask('GET', `/invoices/${unknownId}`),
    ...Object.fromEntries(
      [409, 422, 500, 503].map((status) => [
        status,
        withFault('getCollectionInvoice', status, readInvoice('')),
      ]),
    ),
  },
  listInvoiceDocuments: makeDetailScenarios('/documents'),
  listInvoiceHistory: makeDetailScenarios('/history'),
  listInvoicePayments: makeDetailScenarios('/payments'),
  listCases: {
    ...makeAccessScenarios('GET', '/cases'),
    200: ask('GET', '/cases'),
    400: ask('GET', '/cases?PageSize=0'),
    404: ask('GET', '/cases', { organizationId: unknownId }),
  },
  pauseInvoice: makeActionScenarios('invoices', 'pauseInvoice', 'pause', hasStatus('OPEN')),
  withdrawInvoice: makeActionScenarios(
    'invoices',
    'withdrawInvoice',
    'withdraw',
    hasStatus('OPEN'),
  ),
  resumeInvoice: makeActionScenarios('invoices', 'resumeInvoice', 'resume', hasStatus('PAUSED')),
  pauseCase: makeActionScenarios('cases', 'pauseCase', 'pause', hasStatus('OPEN')),
  withdrawCase: makeActionScenarios('cases', 'withdrawCase', 'withdraw', hasStatus('OPEN')),
  resumeCase: makeActionScenarios('cases', 'resumeCase', 'resume', hasStatus('PAUSED')),
  acceptDebtCollectionList: makeActionScenarios(
    'cases',
    'acceptDebtCollectionList',
    'debt-collection-list/accept',
    hasSubStatus('DEBT_COLLECTION_LIST_MANUAL'),
  ),
  rejectDebtCollectionList: makeActionScenarios(
    'cases',
    'rejectDebtCollectionList',
    'debt-collection-list/reject',
    hasSubStatus('DEBT_COLLECTION_LIST_MANUAL'),
  ),
  acceptEvictionRequest: makeActionScenarios(
    'cases',
    'acceptEvictionRequest',
    'eviction-request/accept',
    hasSubStatus('EVICTION_REQUEST'),
  ),
  rejectEvictionRequest: makeActionScenarios(
    'cases',
    'rejectEvictionRequest',
    'eviction-request/reject',
    hasSubStatus('EVICTION_REQUEST'),
  ),
  acceptEvictionConfirmation: makeActionScenarios(
    'cases',
    'acceptEvictionConfirmation',
    'eviction-confirmation/accept',
    hasSubStatus('EVICTION_CONFIRMATION'),
  ),
  rejectEvictionConfirmation: makeActionScenarios(
    'cases',
    'rejectEvictionConfirmation',
    'eviction-confirmation/reject',
    hasSubStatus('EVICTION_CONFIRMATION'),
  ),
}
