import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { listOf, stopClock, upstreamServes } from '@/tests/support/work'

const desk = deskUnderTest()
const today = stopClock()

describe('stops', () => {
  const customersAnswer =
    (customers: object[]) =>
    (response: ServerResponse, { searchParams }: URL) =>
      json(response, 200, { customers: searchParams.get('pageno') === '1' ? customers : [] })

  test('are those that end within a week, not those that ended or end later', async () => {
    await asKari()
    const none = {
      stopReminderUntil: null,
      stopDebtCollectionUntil: null,
      stopInterestCalcUntil: null,
    }
    const stop = (customerNo: string, days: number, memo?: string) => ({
      ...none,
      customerNo,
      stopReminderUntil: addDays(today, days),
      stopReminderMemo: memo,
    })
    upstreamServes(desk, {
      '1001/customers': customersAnswer([
        stop('1', -1),
        stop('2', 0, 'Waits for a credit note'),
        stop('3', 7),
        stop('4', 8),
        { ...none, customerNo: '5', stopInterestCalcUntil: addDays(today, 3) },
        { ...none, customerNo: '6', stopReminderUntil: 'soon' },
      ]),
      '1002/customers': customersAnswer([]),
    })
    expect(await listOf('stops')).toMatchObject({
      isWhole: true,
      lines: [
        {
          subject: 'stops:1001',
          isWhole: true,
          count: 3,
          due: today,
          withoutMemo: 2,
          byKind: { reminder: 2, debtCollection: 0, interestCalc: 1 },
          customers: [
            { customerNo: '2', until: today },
            { customerNo: '5', until: addDays(today, 3) },
            { customerNo: '3', until: addDays(today, 7) },
          ],
          unnamed: 0,
        },
      ],
    })
  })

  test('name twelve customers at most, each once, by the day of its first, and count the others', async () => {
    await asKari()
    const both = (customerNo: number) => ({
      customerNo: String(customerNo),
      name: `Customer ${customerNo}`,
      stopReminderUntil: addDays(today, 6),
      stopDebtCollectionUntil: addDays(today, customerNo % 5),
      stopInterestCalcUntil: null,
    })
    upstreamServes(desk, {
      '1001/customers': customersAnswer(Array.from({ length: 14 }, (_, at) => both(at + 1))),
      '1002/customers': customersAnswer([]),
    })
    const [line] = (await listOf('stops')).lines
    expect(line).toMatchObject({ count: 28, unnamed: 2 })
    const { customers } = line as Extract<WorkLine, { source: 'stops' }>
    expect(new Set(customers.map(({ customerNo }) => customerNo)).size).toBe(12)
    expect(customers[0]).toEqual({ customerNo: '5', name: 'Customer 5', until: today })
  })

  test('that a list leaves out are not known to be none', async () => {
    await asKari()
    upstreamServes(desk, { '/customers': customersAnswer([{ customerNo: '1', name: 'Kari' }]) })
    expect(await listOf('stops')).toMatchObject({ lines: [], isWhole: false, failures: [] })
  })

  const told = (customerNo: string) => ({
    ...{ customerNo, stopReminderUntil: null },
    ...{ stopDebtCollectionUntil: null, stopInterestCalcUntil: null },
  })

  test.each([
    ['no list', {}],
    ['null', { customers: null }],
    ['an empty list that counts one', { customers: [], summary: { totalCount: 1 } }],
  ])('of a service that answers %s are not known to be none', async (_, answer) => {
    await asKari()
    upstreamServes(desk, { '/customers': (response) => json(response, 200, answer) })
    expect(await listOf('stops')).toMatchObject({ lines: [], isWhole: false, failures: [] })
  })

  test.each([
    ['as many as it gives at most are not known to be all', 1_000, false],
    ['fewer than it gives at most are all', 1_001, true],
  ])('of a list of %s', async (_, maximumCount, isWhole) => {
    await asKari()
    const page = (pageno: number) => Array.from({ length: 200 }, (_, at) => told(`${pageno}-${at}`))
    upstreamServes(desk, {
      '1001/customers': (response, { searchParams }) => {
        const pageno = Number(searchParams.get('pageno'))
        const isOver = pageno > 5
        json(response, 200, {
          customers: isOver ? [] : page(pageno),
          ...(!isOver && { summary: { totalCount: 1_000, maximumCount } }),
        })
      },
      '1002/customers': customersAnswer([]),
    })
    expect(await listOf('stops')).toMatchObject({ lines: [], isWhole, failures: [] })
  })

  test('are so many at least where not every customer of their client is read', async () => {
    await asKari()
    const page = (pageno: number) => Array.from({ length: 200 }, (_, at) => told(`${pageno}-${at}`))
    const stopped = (customerNo: string) => ({ ...told(customerNo), stopReminderUntil: today })
    upstreamServes(desk, {
      '1001/customers': (response, { searchParams }) =>
        json(response, 200, {
          customers: [stopped('7'), ...page(Number(searchParams.get('pageno')))],
        }),
      '1002/customers': customersAnswer([stopped('8')]),
    })
    expect(await listOf('stops')).toMatchObject({
      isWhole: false,
      lines: [
        { clientNo: '1001', count: 1, isWhole: false },
        { clientNo: '1002', count: 1, isWhole: true },
      ],
    })
  })

  test('of a service that gives the first page again and again are not known to be all', async () => {
    await asKari()
    upstreamServes(desk, {
      '/customers': (response) => json(response, 200, { customers: [{ customerNo: '1' }] }),
    })
    expect(await listOf('stops')).toMatchObject({ lines: [], isWhole: false })
  })
})
