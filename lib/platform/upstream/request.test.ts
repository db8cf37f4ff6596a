import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getInvoiceStatus } from '@/lib/contracts/distribution/status'
import { requestToken } from '@/lib/contracts/identity/tokens'
import type { Operation } from '@/lib/contracts/operation'
import { searchInvoiceSummary } from '@/lib/contracts/partner/invoice-summary'
import {
  deleteCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
} from '@/lib/contracts/receivables/customers'
import { type FakeUpstream, fakeUpstream, json } from '@/tests/support/fake-upstream'
import { collectedLog } from '@/tests/support/log-lines'
import { areasAt, useSettings } from '@/tests/support/settings'
import { callUpstream } from './call'
import type { ParsedInput } from './request'

let upstream: FakeUpstream
let lines: string[]
beforeAll(async () => {
  upstream = await fakeUpstream()
})
afterAll(() => upstream.close())
beforeEach(() => {
  lines = collectedLog()
  useSettings(areasAt(upstream.base))
  upstream.answerWith((_, response) => json(response, 200, { access_token: 'issued-token-77' }))
})

async function arrived(
  operation: Operation,
  input: ParsedInput,
  token: string | null = 'bearer-token-42',
) {
  await callUpstream(operation, input, token, 'request-9')
  expect(upstream.requests).toHaveLength(1)
  return upstream.requests[0]!
}

describe('a request as it arrives', () => {
  test('carries the token of its person and its own id', async () => {
    const { headers } = await arrived(getCustomer, getCustomer.example)
    expect(headers).toMatchObject({
      authorization: 'Bearer bearer-token-42',
      'x-request-id': 'request-9',
      accept: 'application/json',
    })
  })

  test('carries no token where there is none', async () => {
    expect((await arrived(requestToken, requestToken.example, null)).headers).not.toHaveProperty(
      'authorization',
    )
  })

  test('of an update is JSON at the path of the client', async () => {
    const { method, url, headers, text } = await arrived(updateCustomer, updateCustomer.example)
    expect({ method, url, type: headers['content-type'] }).toEqual({
      method: 'PUT',
      url: '/arm/clients/1001/customers',
      type: 'application/json',
    })
    expect(JSON.parse(text)).toEqual(updateCustomer.example.body)
  })

  test('of a status question is a GET that carries JSON', async () => {
    const { method, url, text } = await arrived(getInvoiceStatus, {
      body: { InvoiceNumber: '2026-10442' },
    })
    expect({ method, url, text }).toEqual({
      method: 'GET',
      url: '/dist/send/status',
      text: '{"InvoiceNumber":"2026-10442"}',
    })
  })

  test('of a summary search has its odd media type', async () => {
    expect(
      (await arrived(searchInvoiceSummary, searchInvoiceSummary.example)).headers['content-type'],
    ).toBe('application/json-patch+json')
  })

  test('for a token is a form', async () => {
    const body = { grant_type: 'password', username: 'kari & ola', password: 'æ=1&x' }
    const { url, headers, text } = await arrived(requestToken, { body }, null)
    expect({ url, type: headers['content-type'] }).toEqual({
      url: '/auth/token',
      type: 'application/x-www-form-urlencoded',
    })
    expect(Object.fromEntries(new URLSearchParams(text))).toEqual(body)
  })

  test('encodes what stands in its path', async () => {
    const { url } = await arrived(getCustomer, {
      params: { clientno: '1001', customerno: 'a/b?c#d e' },
    })
    expect(url).toBe('/arm/clients/1001/customers/a%2Fb%3Fc%23d%20e')
  })

  test('leaves out empty questions and encodes the others', async () => {
    const { url } = await arrived(listCustomers, {
      params: { clientno: '1001' },
      query: { search: 'rør & co', orderby: '', pageno: 2, pagesize: undefined },
    })
    expect(Object.fromEntries(new URL(url, 'http://x').searchParams)).toEqual({
      search: 'rør & co',
      pageno: '2',
    })
  })

  test('of a deletion has no body', async () => {
    const { method, headers, text } = await arrived(deleteCustomer, deleteCustomer.example)
    expect({ method, text, type: headers['content-type'] }).toEqual({
      method: 'DELETE',
      text: '',
      type: undefined,
    })
  })
})

describe('the log line of a call', () => {
  const searched = { params: { clientno: '1001' }, query: { search: '01019030071' } }

  test.each<[string, Operation, ParsedInput]>([
    ['of a list tells no search', listCustomers, searched],
    [
      'of a sign-in tells no password',
      requestToken,
      { body: { grant_type: 'password', username: 'kari', password: 'kari-secret' } },
    ],
    [
      'of an update tells no body',
      updateCustomer,
      {
        params: { clientno: '1001' },
        body: { metadata: { userId: 'kari' }, customer: { customerNo: '7', ssn: '01019030071' } },
      },
    ],
  ])('%s and no token', async (_, operation, input) => {
    await arrived(operation, input)
    expect(lines.filter((line) => JSON.parse(line).msg === 'upstream')).toHaveLength(1)
    expect(JSON.parse(lines[0]!)).toMatchObject({
      requestId: 'request-9',
      operation: operation.name,
      area: operation.area,
      ms: expect.any(Number),
    })
    expect(lines.join()).not.toMatch(
      /01019030071|search=|bearer-token-42|issued-token-77|kari-secret|https?:/,
    )
  })

  test('of a refusal tells its kind and status', async () => {
    upstream.answerWith((_, response) => json(response, 422, { message: 'ssn 01019030071' }))
    await callUpstream(updateCustomer, updateCustomer.example, 'bearer-token-42', 'request-9')
    expect(JSON.parse(lines[0]!)).toMatchObject({ outcome: 'invalid', status: 422 })
    expect(lines[0]).not.toContain('01019030071')
  })
})
