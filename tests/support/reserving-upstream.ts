import type { DeskUnderTest } from './desk-under-test'
import type { Arrived } from './fake-upstream'
import { faultyUpstream } from './faulty-upstream'

type Held = { paymentId: string; body: Record<string, unknown> }

/**
 * A service that takes whatever it is sent: a paymentId that comes twice is there twice, unless it
 * is told to take it once. It logs what it takes, unless it is told not to.
 */
export function reservingUpstream(desk: DeskUnderTest) {
  const held: Held[] = []
  const service = Object.assign(faultyUpstream(desk, run), {
    held,
    /** Whether it takes a paymentId once, as is documented. */
    dedupes: true,
    /** Whether its log names what it took. */
    logs: true,
    /** What kind of line its log says that it is; null: it does not say. */
    logsAs: null as string | null,
    /** Whether it knows the filter by reference; else it answers its whole log. */
    filters: true,
    /** The status with which it refuses what it has taken; null: it says that it took it. */
    refusesTaken: null as number | null,
  })

  function run({ method, url, text }: Arrived) {
    if (method === 'GET') return answerLog(new URL(url, 'http://service.test').searchParams)
    const body = (JSON.parse(text) as { paymentReservation: Held['body'] }).paymentReservation
    const paymentId = String(body.paymentId)
    if (!service.dedupes || !held.some((each) => each.paymentId === paymentId))
      held.push({ paymentId, body })
    if (service.refusesTaken !== null) return { status: service.refusesTaken, body: {} }
    return { status: 200, body: { status: 'PROCESSED', result: 'CREATED', paymentId } }
  }

  function answerLog(query: URLSearchParams) {
    const lines = service.logs
      ? held.map(({ paymentId }) => ({ reference: paymentId, type: service.logsAs }))
      : []
    const other = { reference: 'r-20200101-0000000000' }
    const all = service.filters
      ? lines.filter(({ reference }) => reference === query.get('reference'))
      : [other, ...lines]
    return { status: 200, body: { summary: {}, logItems: all } }
  }
  return service
}
