import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import { addresses } from '../addresses'
import { batchMax } from '../services/receivables/routes'
import type { Scenario, StatusScenarios } from './status-scenarios'

/** A request to the receivables area; `{clientNo}` stands for the tenant's own client. */
const ask =
  (
    method: string,
    path: string,
    more: {
      body?: unknown
      as?: 'lead' | 'support' | 'foreign' | 'nobody'
      headers?: Record<string, string>
    } = {},
  ): Scenario =>
  (w) =>
    w.sandbox.send(method, addresses.receivables + path.replace('{clientNo}', w.tenant.clientNo), {
      ...more,
      token: more.as === 'nobody' ? undefined : w[more.as ?? 'lead'],
    })

const own = '/clients/{clientNo}/customers'
const items = '/clients/{clientNo}/aritems'
const makeEnvelope = (customer: object) => ({ body: { metadata: { userId: 'test' }, customer } })
const makeBatch = (count: number) => ({
  body: Array.from({ length: count }, (_, index) => ({ customerNo: String(index) })),
})
const newDocument = {
  ...{ documentType: 'IN', customerNo: '1', documentNo: 'NEW-1', documentDate: '2026-11-20' },
  ...{ dueDate: '2026-12-04', currency: 'NOK', currencyAmounts: { inclVat: 1250 } },
}

const createNewDocument = (change: object = {}, as: 'lead' | 'support' = 'lead') =>
  ask('POST', '/clients/{clientNo}/documents', {
    body: { documents: [{ ...newDocument, ...change }] },
    as,
  })

const createNewDocuments = (documents: object[], as: 'lead' | 'support' = 'lead') =>
  ask('POST', '/clients/{clientNo}/documents/batches', { body: { documents }, as })

type Listed = Record<string, Record<string, string>[]>

/** A way to each status of the read of one record, which a list names. */
function readFirstOf(path: string, toId: (body: Listed) => string | undefined) {
  const readAs =
    (as: 'lead' | 'foreign' | 'nobody'): Scenario =>
    async (w) => {
      const list = `${addresses.receivables}/clients/${w.tenant.clientNo}${path}`
      const { body } = await w.sandbox.send('GET', list, { token: w.lead })
      return ask('GET', `/clients/{clientNo}${path}/${toId(body)}`, { as })(w)
    }
  return {
    200: readAs('lead'),
    401: readAs('nobody'),
    403: readAs('foreign'),
    404: ask('GET', `/clients/{clientNo}${path}/nothing`),
  }
}

const note = { fileName: 'note.txt', contentType: 'text/plain', content: 'QWdyZWVkLg==' }
const program = { ...note, fileName: 'run.exe' }

const readFirstFile =
  (as: 'lead' | 'foreign' | 'nobody'): Scenario =>
  async (w) => {
    const { body } = await w.sandbox.send(
      'GET',
      `${addresses.receivables}/clients/${w.tenant.clientNo}/files`,
      { token: w.lead },
    )
    return ask('GET', `/clients/{clientNo}/files/${body.files[0].fileId}`, { as })(w)
  }

/** A read of the tenant's own client: answered, without a token, by somebody else, of no client. */
const makeReadScenarios = (path: string): Record<number, Scenario> => ({
  200: ask('GET', `/clients/{clientNo}${path}`),
  401: ask('GET', `/clients/{clientNo}${path}`, { as: 'nobody' }),
  403: ask('GET', `/clients/{clientNo}${path}`, { as: 'foreign' }),
  404: ask('GET', `/clients/999999${path}`),
})
const unknownBatchUuid = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

const makeWriteScenarios = (method: 'PUT' | 'POST'): Record<number, Scenario> => ({
  400: ask(method, own, { body: { customer: { customerNo: 5 } } }),
  403: ask(method, own, { ...makeEnvelope({ customerNo: '1' }), as: 'foreign' }),
  404: ask(method, '/clients/999999/customers', makeEnvelope({ customerNo: '1' })),
  422: ask(method, own, makeEnvelope({ customerNo: '1', dueDays: -1 })),
})
const makeBatchScenarios = (method: 'PUT' | 'POST'): Record<number, Scenario> => ({
  202: ask(method, `${own}/batches`, makeBatch(2)),
  400: ask(method, `${own}/batches`, { body: { customerNo: '1' } }),
  403: ask(method, `${own}/batches`, { ...makeBatch(1), as: 'support' }),
  404: ask(method, '/clients/999999/customers/batches', makeBatch(1)),
  422: ask(method, `${own}/batches`, makeBatch(batchMax + 1)),
})
const submitAndReadBatch =
  (count: number, ticks: boolean, customer = {}): Scenario =>
  async (w) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      customerNo: String(index + 1),
      ...customer,
    }))
    const { body } = (await ask('PUT', `${own}/batches`, { body: rows })(w)) as unknown as {
      body: { batchUuid: string }
    }
    if (ticks) {
      w.sandbox.clock.at += 1001
      await w.sandbox.tick()
    }
    return ask('GET', `/clients/{clientNo}/batches/${body.batchUuid}`)(w)
  }
const readFirstItem =
  (as: 'lead' | 'foreign' | 'nobody'): Scenario =>
  async (w) => {
    const { body } = await w.sandbox.send(
      'GET',
      `${addresses.receivables}/clients/${w.tenant.clientNo}/aritems`,
      { token: w.lead },
    )
    return ask('GET', `${items}/${body.arItems[0].arItemId}`, { as })(w)
  }

const readFirstGlItem =
  (as: 'lead' | 'foreign' | 'nobody'): Scenario =>
  async (w) => {
    const { body } = await w.sandbox.send(
      'GET',
      `${addresses.receivables}/clients/${w.tenant.clientNo}/glitems`,
      { token: w.lead },
    )
    return ask('GET', `/clients/{clientNo}/glitems/${body.glItems[0].glItemId}`, { as })(w)
  }

const makeListScenarios = (path: string, offContract: string): Record<number, Scenario> => ({
  ...makeReadScenarios(path),
  400: ask('GET', `/clients/{clientNo}${path}${offContract}`),
})

const stopFirstItem =
  (change: object = {}, as: 'lead' | 'foreign' = 'lead'): Scenario =>
  async (w) => {
    const { body } = await w.sandbox.send(
      'GET',
      `${addresses.receivables}/clients/${w.tenant.clientNo}/aritems?pagesize=1000`,
      { token: w.lead },
    )
    const open = (body.arItems as ArItem[]).find((item) => item.status === 'OPEN')!
    const arItem = {
      arItemId: open.arItemId,
      customerNo: open.customerNo,
      stopReminderUntil: '2099-01-01',
      ...change,
    }
    return ask('PUT', items, { body: { arItem }, as })(w)
  }

/**
 * A way to each status that an operation of customers or ledger items lists. 200 of a batch is let
 * through by the contract and never sent by the sandbox.
 */
export const receivablesScenarios: StatusScenarios = {
  updateCustomer: {
    200: ask('PUT', own, makeEnvelope({ customerNo: '1', phoneNo: '+4799901234' })),
    ...makeWriteScenarios('PUT'),
  },
  createCustomer: {
    200: ask('POST', own, makeEnvelope({ customerNo: 'NEW-1', name: 'Ny kunde' })),
    ...makeWriteScenarios('POST'),
  },
  updateCustomers: makeBatchScenarios('PUT'),
  createCustomers: makeBatchScenarios('POST'),
  getCustomer: {
    200: ask('GET', `${own}/1`),
    401: ask('GET', `${own}/1`, { as: 'nobody' }),
    403: ask('GET', `${own}/1`, { as: 'foreign' }),
    404: ask('GET', `${own}/nobody`),
  },
  listCustomers: {
    200: ask('GET', own),
    400: ask('GET', `${own}?orderby=shoeSize`),
    401: ask('GET', own, { as: 'nobody' }),
    403: ask('GET', own, { as: 'foreign' }),
    404: ask('GET', '/clients/999999/customers'),
  },
  deleteCustomer: {
    200: async (w) => {
      await ask('POST', own, makeEnvelope({ customerNo: 'GONE' }))(w)
      return ask('DELETE', `${own}/GONE`)(w)
    },
    400: ask('DELETE', `${own}/${'x'.repeat(101)}`),
    403: ask('DELETE', `${own}/2`, { as: 'support' }),
    404: ask('DELETE', `${own}/nobody`),
    422: async (w) => {
      await ask(
        'PUT',
        own,
        makeEnvelope({ customerNo: '3', stopDebtCollectionUntil: '2099-01-01' }),
      )(w)
      return ask('DELETE', `${own}/3`)(w)
    },
  },
  getReceivablesBatch: {
    200: submitAndReadBatch(2, true),
    202: submitAndReadBatch(2, false),
    206: submitAndReadBatch(3, true, { customerNo: 'missing' }),
    400: ask('GET', `/clients/{clientNo}/batches/${'x'.repeat(101)}`),
    403: ask('GET', `/clients/{clientNo}/batches/${unknownBatchUuid}`, { as: 'foreign' }),
    404: ask('GET', `/clients/{clientNo}/batches/${unknownBatchUuid}`),
    406: ask('GET', `/clients/{clientNo}/batches/${unknownBatchUuid}`, {
      headers: { accept: 'text/html' },
    }),
  },
  listArItems: {
    200: ask('GET', items),
    401: ask('GET', items, { as: 'nobody' }),
    403: ask('GET', items, { as: 'foreign' }),
    404: ask('GET', '/clients/999999/aritems'),
  },
  getArItem: {
    200: readFirstItem('lead'),
    401: readFirstItem('nobody'),
    403: readFirstItem('foreign'),
    404: ask('GET', `${items}/1`),
  },
  listCodes: makeReadScenarios('/codes'),
  listClientConfigs: makeReadScenarios('/clientconfigs'),
  getClientConfig: {
    ...makeReadScenarios('/clientconfigs/FileTypes'),
    404: ask('GET', '/clients/{clientNo}/clientconfigs/nothing'),
  },
  listGlItems: makeListScenarios('/glitems', '?fromdate=soon'),
  getGlItem: {
    200: readFirstGlItem('lead'),
    401: readFirstGlItem('nobody'),
    403: readFirstGlItem('foreign'),
    404: ask('GET', '/clients/{clientNo}/glitems/1'),
  },
  listGlMovements: makeListScenarios('/glmovements', '?year=soon'),
  getLatestGlMovement: makeReadScenarios('/glmovements/latest'),
  listAdbIntervals: makeListScenarios('/insights/adb', '?asof=soon'),
  listDocuments: makeReadScenarios('/documents'),
  getDocument: readFirstOf('/documents', ({ documents }) => documents?.[0]?.documentNo),
  createDocument: {
    200: createNewDocument(),
    400: createNewDocument({ documentDate: 'soon' }),
    403: createNewDocument({}, 'support'),
    404: ask('POST', '/clients/999999/documents', { body: { documents: [newDocument] } }),
    422: createNewDocument({ customerNo: 'nobody' }),
  },
  createDocuments: {
    202: createNewDocuments([newDocument]),
    400: createNewDocuments([{ ...newDocument, documentDate: 'soon' }]),
    403: createNewDocuments([newDocument], 'support'),
    404: ask('POST', '/clients/999999/documents/batches', { body: { documents: [newDocument] } }),
    422: createNewDocuments([]),
  },
  listDocumentBundles: makeReadScenarios('/documentbundles'),
  getDocumentBundle: readFirstOf(
    '/documentbundles',
    ({ documentBundles }) => documentBundles?.[0]?.bundleId,
  ),
  listFiles: makeReadScenarios('/files'),
  getFile: {
    200: readFirstFile('lead'),
    401: readFirstFile('nobody'),
    403: readFirstFile('foreign'),
    404: ask('GET', '/clients/{clientNo}/files/nothing'),
  },
  uploadFiles: {
    200: ask('POST', '/clients/{clientNo}/files', { body: { files: [note] } }),
    207: ask('POST', '/clients/{clientNo}/files', { body: { files: [note, program] } }),
    400: ask('POST', '/clients/{clientNo}/files', { body: { files: [] } }),
    401: ask('POST', '/clients/{clientNo}/files', { body: { files: [note] }, as: 'nobody' }),
    403: ask('POST', '/clients/{clientNo}/files', { body: { files: [note] }, as: 'support' }),
    404: ask('POST', '/clients/999999/files', { body: { files: [note] } }),
    422: ask('POST', '/clients/{clientNo}/files', { body: { files: [program] } }),
  },
  updateArItem: {
    200: stopFirstItem(),
    400: stopFirstItem({ stopReminderUntil: 'soon' }),
    403: stopFirstItem({}, 'foreign'),
    404: stopFirstItem({ arItemId: 1 }),
    422: stopFirstItem({ customerNo: 'another' }),
  },
}
