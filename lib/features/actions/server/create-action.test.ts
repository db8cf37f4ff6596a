import { expect, test } from 'vitest'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { createAction } from './create-action'
import { orderReport } from './order-report'

const desk = deskUnderTest()
const common = {
  ...{ idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11', userName: 'kari' },
  clientNo: '1001',
}
const action = { ...common, actionType: 'REVIEW', customerNo: null, documentNo: null, text: '' }
const sent = () => arrivedAt(desk).map(({ text }) => JSON.parse(text))

test.each([
  [{ customerNo: '7' }, { customerNo: '7' }],
  [{ documentNo: 'D-1' }, { documentNo: 'D-1' }],
  [{ text: 'Call' }, { text: 'Call' }],
  [{}, {}],
])('an action with %j goes out with that and nothing else', async (stated, body) => {
  await asKari()
  upstreamAnswers(desk, (_, response) => json(response, 200, { actionId: ' A-1 ' }))
  expect(await createAction({ ...action, ...stated })).toEqual({
    ok: true,
    value: { actionId: 'A-1' },
  })
  expect(sent()).toEqual([
    { metadata: { userId: 'kari' }, action: { actionType: 'REVIEW', ...body } },
  ])
})

test('a report goes out with its days, and one without an id has none', async () => {
  await asKari()
  upstreamAnswers(desk, (_, response) => json(response, 202, { status: 'ACCEPTED' }))
  const report = { reportType: 'OPEN_ITEMS', fromDate: '2026-11-01', toDate: '2026-11-26' }
  expect(await orderReport({ ...common, ...report })).toMatchObject({
    ok: true,
    value: { actionId: null },
  })
  expect(sent()).toEqual([{ metadata: { userId: 'kari' }, report }])
})
