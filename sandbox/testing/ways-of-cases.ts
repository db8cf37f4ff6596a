import { addresses } from '../addresses'
import type { Reach, Ways, World } from './ways'

type Asks = { body?: object; as?: 'lead' | 'support' | 'foreign' | 'nobody' }

const none = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

/** A request about an organization, the tenant's own where no other is named. */
const ask =
  (method: string, path: string, { as = 'lead', body, organizationId }: Asks & { organizationId?: string } = {}): Reach =>
  (world) => {
    const at = `${addresses.collection}/orgs/${organizationId ?? world.tenant.organizationId}${path}`
    return world.sandbox.send(method, at, { body, token: as === 'nobody' ? undefined : world[as] })
  }

/** What anybody's request may meet, whatever it is about. */
const doors = (method: string, path: string, body?: object): Record<number, Reach> => ({
  401: ask(method, path, { body, as: 'nobody' }),
  403: ask(method, path, { body, as: 'foreign' }),
})

const faulty =
  (operation: string, status: number, reach: Reach): Reach =>
  async (world) => {
    await world.sandbox.control(world.tenant, 'faults', { operation, kind: 'status', status })
    return reach(world)
  }

type Row = { id: string; caseId: string; status: string; subStatus: string }

/** The id of the first invoice or case that is such. */
async function idOf({ sandbox, tenant, lead }: World, list: 'invoices' | 'cases', isSuch: (row: Row) => boolean) {
  const { body } = await sandbox.send('GET', `${addresses.collection}/orgs/${tenant.organizationId}/${list}`, { token: lead })
  const found = (body.data as Row[]).find(isSuch)!
  return list === 'invoices' ? found.id : found.caseId
}

const ofInvoice =
  (rest: string): Reach =>
  async (world) =>
    ask('GET', `/invoices/${await idOf(world, 'invoices', () => true)}${rest}`)(world)

const details = (rest: string): Record<number, Reach> => ({
  ...doors('GET', `/invoices/${none}${rest}`),
  200: ofInvoice(rest),
  400: ofInvoice(`${rest}?PageToken=x`),
  404: ask('GET', `/invoices/${none}${rest}`),
})

/** A tenant of its own for what changes something. */
async function apart(world: World): Promise<World> {
  const tenant = await world.sandbox.newTenant()
  return { ...world, tenant, lead: (await world.sandbox.signIn(tenant)).access_token }
}

function actions(list: 'invoices' | 'cases', name: string, path: string, isSuch: (row: Row) => boolean): Record<number, Reach> {
  const act =
    (such: (row: Row) => boolean, body: object): Reach =>
    async (world) =>
      ask('POST', `/${list}/${await idOf(world, list, such)}/${path}`, { body })(world)
  const isClosed = ({ status }: Row) => status === 'CLOSED'
  return {
    ...doors('POST', `/${list}/${none}/${path}`, {}),
    204: async (world) => act(isSuch, { reason: 'Agreed' })(await apart(world)),
    400: act(isSuch, { reason: 5 }),
    404: ask('POST', `/${list}/${none}/${path}`, { body: {} }),
    409: act(isClosed, {}),
    422: path === 'pause' ? act(isSuch, { until: '2000-01-01' }) : faulty(name, 422, act(isSuch, {})),
  }
}

const waits = (subStatus: string) => (row: Row) => row.status === 'OPEN' && row.subStatus === subStatus
const has = (status: string) => (row: Row) => row.status === status

/** Ways to the statuses of reading invoices and cases, and of what is done to them. */
export const waysOfCases: Ways = {
  pingCollection: { 200: ({ sandbox }) => sandbox.send('GET', `${addresses.collection}/ping`) },
  listCollectionInvoices: {
    ...doors('GET', '/invoices'),
    200: ask('GET', '/invoices'),
    400: ask('GET', '/invoices?From=yesterday'),
    404: ask('GET', '/invoices', { organizationId: none }),
  },
  getCollectionInvoice: {
    ...doors('GET', `/invoices/${none}`),
    200: ofInvoice(''),
    400: ask('GET', '/invoices/not-a-uuid'),
    404: ask('GET', `/invoices/${none}`),
    ...Object.fromEntries([409, 422, 500, 503].map((status) => [status, faulty('getCollectionInvoice', status, ofInvoice(''))])),
  },
  listInvoiceDocuments: details('/documents'),
  listInvoiceHistory: details('/history'),
  listInvoicePayments: details('/payments'),
  listCases: {
    ...doors('GET', '/cases'),
    200: ask('GET', '/cases'),
    400: ask('GET', '/cases?PageSize=0'),
    404: ask('GET', '/cases', { organizationId: none }),
  },
  pauseInvoice: actions('invoices', 'pauseInvoice', 'pause', has('OPEN')),
  withdrawInvoice: actions('invoices', 'withdrawInvoice', 'withdraw', has('OPEN')),
  resumeInvoice: actions('invoices', 'resumeInvoice', 'resume', has('PAUSED')),
  pauseCase: actions('cases', 'pauseCase', 'pause', has('OPEN')),
  withdrawCase: actions('cases', 'withdrawCase', 'withdraw', has('OPEN')),
  resumeCase: actions('cases', 'resumeCase', 'resume', has('PAUSED')),
  acceptDebtCollectionList: actions('cases', 'acceptDebtCollectionList', 'debt-collection-list/accept', waits('DEBT_COLLECTION_LIST_MANUAL')),
  rejectDebtCollectionList: actions('cases', 'rejectDebtCollectionList', 'debt-collection-list/reject', waits('DEBT_COLLECTION_LIST_MANUAL')),
  acceptEvictionRequest: actions('cases', 'acceptEvictionRequest', 'eviction-request/accept', waits('EVICTION_REQUEST')),
  rejectEvictionRequest: actions('cases', 'rejectEvictionRequest', 'eviction-request/reject', waits('EVICTION_REQUEST')),
  acceptEvictionConfirmation: actions('cases', 'acceptEvictionConfirmation', 'eviction-confirmation/accept', waits('EVICTION_CONFIRMATION')),
  rejectEvictionConfirmation: actions('cases', 'rejectEvictionConfirmation', 'eviction-confirmation/reject', waits('EVICTION_CONFIRMATION')),
}
