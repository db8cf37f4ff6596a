import { beforeEach, describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { isOffered, recordOffer } from '@/lib/platform/upstream/offered-operations'
import { collectedLog } from '@/tests/support/log-lines'
import { areasAt, useSettings } from '@/tests/support/settings'
import { requestInvoiceStatus } from './request-invoice-status'
import { toWireFormat } from './to-wire-format'

const refusal = (status: number, kind: Failure['kind'] = 'refused') => makeFailure({ kind, status })
const found = makeSuccess({ Status: 3 })
const absent = makeFailure({ kind: 'not-found', status: 404 })

/** Asks with one answer by way, and tells which ways were asked. */
async function asked(
  answers: Partial<
    Record<'getInvoiceStatus' | 'postInvoiceStatus' | 'postInvoicePstatus', Result<unknown>>
  >,
) {
  const names: string[] = []
  const result = await requestInvoiceStatus(async ({ name }: Operation) => {
    names.push(name)
    return answers[name as keyof typeof answers] ?? refusal(405)
  })
  return { names, result }
}

beforeEach(() => {
  collectedLog()
  ;(globalThis as { duedeskStatusWay?: unknown }).duedeskStatusWay = undefined
  useSettings({ ...areasAt('http://127.0.0.1:1'), STATUS_QUESTION: 'get', STATUS_COMPANY: 'named' })
})

describe('the status of an invoice', () => {
  test('is asked in the way of the setting, and in no other while that is answered', async () => {
    expect(await asked({ getInvoiceStatus: found })).toEqual({
      names: ['getInvoiceStatus'],
      result: found,
    })
    useSettings({ ...areasAt('http://127.0.0.1:1'), STATUS_QUESTION: 'pstatus' })
    expect(await asked({ postInvoicePstatus: found })).toEqual({
      names: ['postInvoicePstatus'],
      result: found,
    })
  })

  test.each([400, 403, 405, 411, 415])(
    'is asked otherwise after a %i; the way that is answered is remembered and told',
    async (status) => {
      const log = collectedLog()
      const answers = { getInvoiceStatus: refusal(status), postInvoiceStatus: found }
      expect(await asked(answers)).toEqual({
        names: ['getInvoiceStatus', 'postInvoiceStatus'],
        result: found,
      })
      expect(await asked(answers)).toEqual({ names: ['postInvoiceStatus'], result: found })
      expect(JSON.stringify(log)).toContain('status-asked-otherwise')
    },
  )

  test('is there where one way is answered, however often the way of the setting is refused', async () => {
    const missed = makeFailure({ kind: 'refused', code: 'not-offered', status: 405 })
    const isThere = () => isOffered(operations.getInvoiceStatus)
    for (let rounds = 0; rounds < 2; rounds += 1) {
      for (let refusals = 0; refusals < 2; refusals += 1)
        recordOffer(operations.getInvoiceStatus, missed)
      expect(isThere()).toBe(false)
      await asked({ postInvoiceStatus: found })
      expect(isThere()).toBe(true)
    }
  })

  test.each([401, 404, 422, 429, 500])('is not asked otherwise after a %i', async (status) => {
    expect((await asked({ getInvoiceStatus: refusal(status) })).names).toEqual(['getInvoiceStatus'])
  })

  test('once answered, is not asked otherwise because one question was refused', async () => {
    await asked({ getInvoiceStatus: found })
    expect(
      (await asked({ getInvoiceStatus: refusal(400, 'invalid'), postInvoiceStatus: found })).names,
    ).toEqual(['getInvoiceStatus'])
    expect(
      (await asked({ getInvoiceStatus: refusal(405), postInvoiceStatus: found })).result,
    ).toEqual(found)
  })

  test('that no way is answered is told as the first way told it, or as not found where only the way was refused', async () => {
    const wrong = refusal(400, 'invalid')
    expect((await asked({ getInvoiceStatus: wrong, postInvoiceStatus: absent })).result).toEqual(
      wrong,
    )
    expect(
      (await asked({ getInvoiceStatus: refusal(405), postInvoiceStatus: absent })).result,
    ).toEqual(absent)
    expect((await asked({})).result).toEqual(refusal(405))
  })
})

test('the company that we assume is left out of a question where the setting says so, and of no search', () => {
  const body = { InvoiceNumber: '1', CompanyId: 501 }
  expect(toWireFormat(operations.getInvoiceStatus, { body })).toEqual({ body })
  useSettings({ ...areasAt('http://127.0.0.1:1'), STATUS_COMPANY: 'left-out' })
  for (const name of ['getInvoiceStatus', 'postInvoiceStatus', 'postInvoicePstatus'] as const)
    expect(toWireFormat(operations[name], { body })).toEqual({ body: { InvoiceNumber: '1' } })
  expect(toWireFormat(operations.getInvoiceLookupLink, { query: body })).toEqual({
    query: { InvoiceNumber: '1' },
  })
  expect(toWireFormat(operations.getReceipt, { query: body })).toEqual({ query: body })
})
