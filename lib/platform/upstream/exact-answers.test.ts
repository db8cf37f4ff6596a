import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { isExactNumber } from '@/lib/contracts/exact-number'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { findUnread } from '@/lib/shared/wire/unread-record'
import { type FakeUpstream, fakeUpstream, json } from '@/tests/support/fake-upstream'
import { collectedLog } from '@/tests/support/log-lines'
import { areasAt, useSettings } from '@/tests/support/settings'
import { toResult } from './answer'
import { callUpstream } from './call'

let upstream: FakeUpstream
beforeAll(async () => {
  upstream = await fakeUpstream()
})
afterAll(() => upstream.close())
beforeEach(() => {
  collectedLog()
  useSettings(areasAt(upstream.base))
})

type Name = keyof typeof operations
const answerOf = (name: Name, text: string, status = 200) => {
  const read = toResult(operations[name], { kind: 'answered', status, headers: {}, text })
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}

const digits = '9007199254740993'

describe('a number that only a text holds', () => {
  test.each<[Name, string]>([
    [
      'getCollectionInvoice',
      `{"data":{"remainingAmount":${digits},"claims":[{"originalAmount":-${digits}.5}]}}`,
    ],
    [
      'listCases',
      `{"data":[{"caseNumber":${digits},"remainingAmount":${digits},"claims":[{"paidAmount":${digits}}]}]}`,
    ],
    [
      'getSettlement',
      `{"data":{"settlementAmount":${digits},"exchangeRate":1.00000000000000000001,"allocations":[{"amount":${digits}}]}}`,
    ],
    ['listOrganizationReports', `{"data":[{"paidAmount":${digits},"openCases":${digits}}]}`],
    [
      'getInvoiceStatus',
      `{"ReceiptId":"r","Transaction":{"TransactionRid":${digits},"Amount":${digits}}}`,
    ],
    [
      'searchInvoiceSummary',
      `{"TotalCount":${digits},"Rows":[{"RowId":${digits},"TransactionRid":${digits},"Amount":-${digits}}]}`,
    ],
    ['getInvoiceView', `{"TransactionRid":${digits}}`],
    [
      'getCustomer',
      `{"customerNo":"1","limitAmount":${digits},"dueDays":${digits},"accountNo":${digits}}`,
    ],
    [
      'listCustomers',
      `{"summary":{"totalCount":${digits}},"customers":[{"customerNo":"1","discountRate":0.30000000000000000001}]}`,
    ],
    ['getArItem', `{"arItemId":${digits},"originalAmount":${digits},"reminderCount":${digits}}`],
    [
      'getCollectionBatch',
      `{"data":{"batchId":"b","status":"FAILED","failed":[{"index":${digits}}]}}`,
    ],
  ])('comes out of %s with its digits', (name, text) => {
    const read = answerOf(name, text)
    expect(read).toEqual(
      JSON.parse(text.replaceAll(/(?<=[:[,])-?\d[\d.]{15,}/g, (each) => `"${each}"`)),
    )
  })

  test('is no reason to take a text for a number that could have been one', () => {
    const { customers } = answerOf(
      'listCustomers',
      `{"customers":[{"customerNo":"1","limitAmount":"1250.50"},{"limitAmount":${digits}}]}`,
    ) as {
      customers: Record<string, unknown>[]
    }
    expect(customers.map((each) => Object.keys(findUnread(each)?.fields ?? {}))).toEqual([
      ['limitAmount'],
      [],
    ])
    expect(customers[1]).toEqual({ limitAmount: digits })
  })

  test('that stands where the contract has a text is that text, and one of another shape is shown with its digits', () => {
    const { Rows } = answerOf(
      'searchInvoiceSummary',
      `{"Rows":[{"KID":${digits}},{"Status":{"code":${digits}}}]}`,
    ) as {
      Rows: Record<string, unknown>[]
    }
    expect(Rows[0]).toEqual({ KID: digits })
    expect(findUnread(Rows[1])?.raw).toContain(digits)
  })

  test('is told in the words of a refusal', () => {
    const refused = {
      kind: 'answered',
      status: 400,
      headers: {},
      text: `{"errors":[{"code":${digits},"message":"no"}]}`,
    } as const
    expect(toResult(operations.getCustomer, refused)).toMatchObject({ failure: { code: digits } })
  })
})

/**
 * Numbers of an answer whose digits are lost beyond 15: companies are asked for by 12, and days are
 * counted here.
 */
const held = [/\.CompanyId$/, /^summarizeBundles\.Days\[\]\./]

function boundNumbersIn(schema: z.ZodType | null, path: string): string[] {
  if (schema === null || isExactNumber(schema)) return []
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return boundNumbersIn(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodArray) return boundNumbersIn(schema.element as z.ZodType, `${path}[]`)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      boundNumbersIn(inner as z.ZodType, `${path}.${name}`),
    )
  return schema instanceof z.ZodNumber ? [path] : []
}

test('every number that an upstream answers may have any digits, but for those of companies, of tokens and of days that are added up', () => {
  const asked = Object.values<Operation>(operations).filter(
    ({ area }) => area !== 'desk' && area !== 'identity',
  )
  const bound = asked.flatMap(({ name, answers }) =>
    Object.values(answers).flatMap((schema) => boundNumbersIn(schema, name)),
  )
  expect(
    bound.filter(
      (path) => !path.startsWith('requestPartnerToken') && !held.some((each) => each.test(path)),
    ),
  ).toEqual([])
})

test('an update sends the digits as a number, and a reference of digits as a text', async () => {
  upstream.answerWith((_, response) => json(response, 200, { status: 'PROCESSED' }))
  const customer = { customerNo: digits, limitAmount: `0.${digits}`, discountRate: 7.125 }
  const sent = async () => {
    upstream.requests.length = 0
    await callUpstream(
      operations.updateCustomer,
      { params: { clientno: '1001' }, body: { metadata: { userId: 'k' }, customer } },
      'token',
      'r',
    )
    return upstream.requests[0]!.text
  }
  expect(await sent()).toBe(
    `{"metadata":{"userId":"k"},"customer":{"customerNo":"${digits}","limitAmount":0.${digits},"discountRate":7.125}}`,
  )
})
