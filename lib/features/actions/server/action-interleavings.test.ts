import { test } from 'vitest'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { faultyUpstream } from '@/tests/support/faulty-upstream'
import { checkOnce, type MeantWrite } from '@/tests/support/once'
import { createAction } from './create-action'
import { orderReport } from './order-report'

const desk = deskUnderTest()
const common = { clientNo: '1001' }
const action = { actionType: 'REMINDER', customerNo: '10001', documentNo: null }
const report = { reportType: 'OPEN_ITEMS', fromDate: '2026-11-01' }

/** Actions and reports have no id of ours, and nothing reads them again. */
test('whatever happens, an action is created once at most, and nothing is said of it that is not so', async () => {
  await checkOnce(
    desk,
    () => {
      const done: string[] = []
      const service = faultyUpstream(desk, ({ method, text }) => {
        if (method === 'GET') return { status: 200, body: { summary: {}, logItems: [] } }
        done.push(text)
        return { status: 200, body: { actionId: `A-${done.length}`, status: 'PROCESSED' } }
      })
      const toMeantWrite = (
        userName: MeantWrite['userName'],
        index: number,
        isReport: boolean,
      ): MeantWrite => {
        const idempotencyKey = `6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b${index + (isReport ? 2 : 0)}0`
        const sent = { ...common, idempotencyKey, userName }
        const mark = `2026-11-1${index}`
        return {
          ...{ idempotencyKey, userName },
          operation: isReport ? 'createReportAction' : 'createAction',
          send: () =>
            isReport
              ? orderReport({ ...sent, ...report, toDate: mark })
              : createAction({ ...sent, ...action, text: mark }),
          countDone: () =>
            done.filter((text) => text.includes(mark) && text.includes('reportType') === isReport)
              .length,
        }
      }
      const people = ['kari', 'ola'] as const
      const writes = people.flatMap((userName, index) =>
        [false, true].map((isReport) => toMeantWrite(userName, index, isReport)),
      )
      return { service, writes }
    },
    40,
  )
}, 120_000)
