import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OperationName } from '@/lib/contracts/registry'
import { operations } from '@/lib/contracts/registry'
import { type Arrived, type FakeUpstream, fakeUpstream, json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings as setSettings } from '@/tests/support/settings'
import { callUpstream } from '../call'
import type { ParsedInput } from '../request'
import { loadOverrides } from './overrides'

let upstream: FakeUpstream
let folder: string
beforeAll(async () => {
  upstream = await fakeUpstream()
  folder = mkdtempSync(join(tmpdir(), 'overrides-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await upstream.close()
})

let files = 0
function setOverrides(overrides: unknown) {
  const file = join(folder, `${files++}.json`)
  writeFileSync(file, typeof overrides === 'string' ? overrides : JSON.stringify(overrides))
  setSettings({ ...areasAt(upstream.base), UPSTREAM_OVERRIDES: file })
}

const ask = (name: OperationName, input: ParsedInput) =>
  callUpstream(operations[name], input, 'token', 'request-1')
const bodyOf = ({ text }: Arrived) => JSON.parse(text)

describe('a service of other names is driven by the same client:', () => {
  beforeEach(() =>
    setOverrides({
      listCustomers: {
        path: '/kunder/:clientno/sok',
        query: { search: 'q', pageno: 'side' },
        answer: {
          customers: '$',
          'customers[].customerNo': '$[].kundenr',
          'customers[].postalAddress.cityName': '$[].poststed',
        },
      },
      getCustomer: {
        method: 'POST',
        path: '/kunde',
        body: { ':clientno': 'klient', ':customerno': 'kunde.nr' },
      },
      updateCustomer: {
        method: 'PATCH',
        path: '/kunde',
        query: { ':clientno': 'klient' },
        body: {
          customer: '$',
          'customer.customerNo': 'nr',
          'customer.postalAddress.cityName': 'adresse.sted',
          'metadata.userId': 'bruker',
        },
        answer: { result: 'utfall' },
      },
      createCustomer: { statuses: { '201': 200 } },
      deleteCustomer: { offered: false },
      pingCollection: { offered: false },
    }),
  )

  test('a list that is wrapped otherwise', async () => {
    upstream.answerWith((_, response) =>
      json(response, 200, [{ kundenr: '7', poststed: 'Oslo', name: 'Vik' }, { kundenr: '8' }]),
    )
    const result = await ask('listCustomers', {
      params: { clientno: '1001' },
      query: { search: 'rør & å', pageno: 2, pagesize: 50 },
    })

    expect(result).toMatchObject({
      ok: true,
      value: {
        customers: [
          { customerNo: '7', postalAddress: { cityName: 'Oslo' }, name: 'Vik' },
          { customerNo: '8' },
        ],
      },
    })
    expect(upstream.requests[0]).toMatchObject({ method: 'GET' })
    const url = new URL(upstream.requests[0]!.url, upstream.base)
    expect([url.pathname, ...url.searchParams]).toEqual([
      '/arm/kunder/1001/sok',
      ['pagesize', '50'],
      ['q', 'rør & å'],
      ['side', '2'],
    ])
  })

  test('a read by POST whose parameters are in the body', async () => {
    upstream.answerWith((_, response) => json(response, 200, { customerNo: '7' }))
    expect(
      await ask('getCustomer', { params: { clientno: '1001', customerno: '7' } }),
    ).toMatchObject({ ok: true, value: { customerNo: '7' } })
    expect(upstream.requests[0]).toMatchObject({
      method: 'POST',
      url: '/arm/kunde',
      headers: { 'content-type': 'application/json' },
    })
    expect(bodyOf(upstream.requests[0]!)).toEqual({ klient: '1001', kunde: { nr: '7' } })
  })

  test('a write without our envelope, and the reasons of its refusal come back under our names', async () => {
    const input = {
      params: { clientno: '1001' },
      body: {
        metadata: { userId: 'kari' },
        customer: {
          customerNo: '7',
          name: null,
          postalAddress: { cityName: '', addressLine1: 'Vei 1' },
        },
      },
    }
    upstream.answerWith((_, response) => json(response, 200, { utfall: 'UPDATED' }))
    expect(await ask('updateCustomer', input)).toMatchObject({
      ok: true,
      value: { result: 'UPDATED' },
    })
    expect(upstream.requests[0]).toMatchObject({ method: 'PATCH', url: '/arm/kunde?klient=1001' })
    const sent = {
      nr: '7',
      name: null,
      postalAddress: { addressLine1: 'Vei 1' },
      adresse: { sted: '' },
      bruker: 'kari',
    }
    expect(bodyOf(upstream.requests[0]!)).toEqual(sent)

    upstream.answerWith((_, response) =>
      json(response, 422, { message: 'No', fields: { 'Adresse.Sted': 'unknown', other: 'wrong' } }),
    )
    const refused = {
      kind: 'invalid',
      fields: { 'customer.postalAddress.cityName': 'unknown', other: 'wrong' },
    }
    expect(await ask('updateCustomer', input)).toMatchObject({ ok: false, failure: refused })
  })

  test('a write of a number whose digits only a text holds, under another name', async () => {
    upstream.answerWith((_, response) => json(response, 200, { status: 'PROCESSED' }))
    const body = {
      metadata: { userId: 'k' },
      customer: { customerNo: '7', limitAmount: '9007199254740993' },
    }
    await ask('updateCustomer', { params: { clientno: '1001' }, body })
    expect(upstream.requests[0]!.text).toMatch(/"limitAmount":9007199254740993[,}]/)
    expect(bodyOf(upstream.requests[0]!)).toMatchObject({ nr: '7', bruker: 'k' })
  })

  test('a success of another status, which would else be an outcome that nobody knows', async () => {
    upstream.answerWith((_, response) => json(response, 201, { status: 'PROCESSED' }))
    expect(await ask('createCustomer', operations.createCustomer.example)).toMatchObject({
      ok: true,
      value: { status: 'PROCESSED' },
    })
    expect(await ask('createCustomers', operations.createCustomers.example)).toMatchObject({
      ok: false,
      failure: { kind: 'unknown-outcome' },
    })
  })

  test('what it does not offer is not asked for', async () => {
    upstream.answerWith((_, response) => json(response, 200, {}))
    expect(await ask('deleteCustomer', operations.deleteCustomer.example)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 'not-offered' },
    })
    expect(await ask('pingCollection', {})).toMatchObject({
      ok: false,
      failure: { code: 'not-offered' },
    })
    expect(upstream.requests).toEqual([])
  })

  test('and a parameter stays inside its segment', async () => {
    setOverrides({ getCustomer: { path: '/kunder/:clientno-:customerno/les' } })
    upstream.answerWith((_, response) => json(response, 200, {}))
    await ask('getCustomer', { params: { clientno: '1/../2', customerno: '..?x#' } })
    expect(upstream.requests[0]?.url).toBe('/arm/kunder/1%2F..%2F2-..%3Fx%23/les')
  })
})

describe('the file of overrides', () => {
  test('may be left out: everything is as the contract says', async () => {
    setSettings(areasAt(upstream.base))
    upstream.answerWith((_, response) => json(response, 200, { customerNo: '7' }))
    await ask('getCustomer', { params: { clientno: '1001', customerno: '7' } })
    expect(upstream.requests[0]).toMatchObject({
      method: 'GET',
      url: '/arm/clients/1001/customers/7',
    })
  })

  test.each([
    ['is not there', null, /^UPSTREAM_OVERRIDES: .* cannot be read \(ENOENT\)$/],
    ['is no JSON', '{', /^UPSTREAM_OVERRIDES: .* is no JSON$/],
    [
      'is of the desk',
      { keepDraft: { offered: false } },
      /^UPSTREAM_OVERRIDES: keepDraft: is no operation of an upstream$/,
    ],
    [
      'names a wrong part',
      { getCustomer: { method: 'PUT' }, x: {} },
      /^UPSTREAM_OVERRIDES: getCustomer\.method: must .*; x: is no operation/,
    ],
  ])('ends the start with one line when it %s', (_, overrides, line) => {
    if (overrides === null) setSettings({ UPSTREAM_OVERRIDES: join(folder, 'none.json') })
    else setOverrides(overrides)
    expect(loadOverrides).toThrow(line)
  })
})
