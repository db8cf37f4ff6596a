import type { DeskUnderTest } from './desk-under-test'
import type { Arrived } from './fake-upstream'
import { faultyUpstream } from './faulty-upstream'

type Row = {
  customerNo: string
  documentNo: string
  amount: number
  text?: string
  validateOnly?: boolean
}

/** A service with one item of 100: it books whatever it is sent as often as it comes. */
export function postingService(desk: DeskUnderTest) {
  const service = Object.assign(faultyUpstream(desk, run), {
    /** Sets that were booked. */
    booked: [] as Row[][],
    remaining: 100,
    /** What it says of a set in place of booking it; null: it books. */
    answer: null as object | null,
  })

  function run({ method, text }: Arrived) {
    if (method === 'GET')
      return {
        status: 200,
        body: {
          summary: {},
          arItems: [{ customerNo: '10001', documentNo: '7', remainingAmount: service.remaining }],
        },
      }
    const rows = (JSON.parse(text) as { autoPostings: Row[] }).autoPostings
    if (service.answer) return { status: 200, body: service.answer }
    service.booked.push(rows)
    service.remaining -= rows.reduce((sum, { amount }) => sum + amount, 0)
    const results = rows.map((_, index) => ({ index, status: 'PROCESSED', resultType: 'POSTED' }))
    return { status: 200, body: { status: 'PROCESSED', results } }
  }
  return service
}
