import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import { addresses } from '../addresses'
import { autoPostingsMax } from '../services/receivables/bookings/auto-posting-routes'
import type { Scenario, StatusScenarios, World } from './status-scenarios'

type As = 'lead' | 'foreign' | 'nobody'

const send = (w: World, method: string, path: string, { body, as = 'lead' }: Request = {}) =>
  w.sandbox.send(method, `${addresses.receivables}/clients/${w.tenant.clientNo}${path}`, {
    body,
    token: as === 'nobody' ? undefined : w[as],
  })
type Request = { body?: unknown; as?: As }

const ask =
  (method: string, path: string, request?: Request): Scenario =>
  (w) =>
    send(w, method, path, request)

async function findOpenItem(w: World): Promise<ArItem> {
  const { body } = await send(w, 'GET', '/aritems?pagesize=1000')
  return (body.arItems as ArItem[]).find(
    ({ status, documentType, originalAmount }) =>
      status === 'OPEN' && documentType === 'IN' && Number(originalAmount) > 10,
  )!
}

const reserve =
  (change: object = {}, as?: As): Scenario =>
  async (w) => {
    const { arItemId, currency } = await findOpenItem(w)
    const paymentReservation = {
      ...{ paymentId: crypto.randomUUID(), arItemId, amount: 1, currency },
      ...{ paymentDate: '2026-11-26', ...change },
    }
    return send(w, 'POST', '/paymentreservations', { body: { paymentReservation }, as })
  }

const post =
  (change: object = {}, { as, count = 1, method = 'PAYMENT' }: PostOptions = {}): Scenario =>
  async (w) => {
    const { customerNo, documentNo, currency, documentDate } = await findOpenItem(w)
    const posting = {
      ...{ customerNo, documentNo, currency, amount: 0.5, postingDate: documentDate, ...change },
    }
    return send(w, 'POST', `/autopostings/${method}`, {
      body: { autoPostings: Array(count).fill(posting) },
      as,
    })
  }
type PostOptions = { as?: As; count?: number; method?: string }

const makePostingScenarios = (change: object): Record<number, Scenario> => ({
  200: post(change),
  400: post({ ...change, amount: 'much' }),
  403: post(change, { as: 'foreign' }),
  404: post(change, { method: 'NO_METHOD' }),
  422: post(change, { count: autoPostingsMax + 1 }),
})

const readNewestLine =
  (as: As): Scenario =>
  async (w) => {
    await ask('POST', '/actions', { body: { action: { actionType: 'REVIEW' } } })(w)
    const { body } = await send(w, 'GET', '/logitems')
    return send(w, 'GET', `/logitems/${body.logItems[0].logItemId}`, { as })
  }

const makeActionScenarios = (path: string, good: object, wrong: object) => ({
  403: ask('POST', path, { body: good, as: 'foreign' }),
  404: (w: World) =>
    w.sandbox.send('POST', `${addresses.receivables}/clients/999999${path}`, {
      body: good,
      token: w.lead,
    }),
  422: ask('POST', path, { body: wrong }),
})
const report = { reportType: 'OPEN_ITEMS', fromDate: '2026-11-01', toDate: '2026-11-26' }

/** A way to each status of what is booked, reserved, ordered and logged in receivables. */
export const bookingScenarios: StatusScenarios = {
  createPaymentReservation: {
    200: reserve(),
    400: reserve({ amount: 'much' }),
    403: reserve({}, 'foreign'),
    404: reserve({ arItemId: 1 }),
    409: async (w) => {
      const paymentId = crypto.randomUUID()
      await reserve({ paymentId })(w)
      return reserve({ paymentId, amount: 2 })(w)
    },
    422: reserve({ kid: '1' }),
  },
  createAutoPostings: makePostingScenarios({}),
  validateAutoPostings: makePostingScenarios({ validateOnly: true }),
  listLogItems: {
    200: ask('GET', '/logitems'),
    401: ask('GET', '/logitems', { as: 'nobody' }),
    403: ask('GET', '/logitems', { as: 'foreign' }),
    404: ({ sandbox, lead }) =>
      sandbox.send('GET', `${addresses.receivables}/clients/999999/logitems`, { token: lead }),
  },
  getLogItem: {
    200: readNewestLine('lead'),
    401: readNewestLine('nobody'),
    403: readNewestLine('foreign'),
    404: ask('GET', '/logitems/1'),
  },
  createAction: {
    200: ask('POST', '/actions', { body: { action: { actionType: 'REVIEW' } } }),
    400: ask('POST', '/actions', { body: { action: {} } }),
    ...makeActionScenarios(
      '/actions',
      { action: { actionType: 'REVIEW' } },
      { action: { actionType: 'NO_TYPE' } },
    ),
  },
  createReportAction: {
    202: ask('POST', '/actions/reports', { body: { report } }),
    400: ask('POST', '/actions/reports', { body: { report: {} } }),
    ...makeActionScenarios(
      '/actions/reports',
      { report },
      { report: { ...report, toDate: '2026-10-01' } },
    ),
  },
}
