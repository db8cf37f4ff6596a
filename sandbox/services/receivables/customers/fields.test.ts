import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import {
  addressGroup,
  buildCustomerFields,
  strict,
} from '@/lib/contracts/receivables/customer-fields'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import type { TestTenant } from '../../../testing/test-sandbox'

/**
 * Every field of interface.md 2.1 outside the address group, by its path: what is stored, and what
 * is sent.
 */
const texts = {
  name: ['Kari Moen', 'Kari Dahl'],
  'postalAddress.name': ['K. Moen', 'K. Dahl'],
  customerCategory: ['XK9', 'XK10'],
  phoneNo: ['+47 99', '+47 98'],
  secondaryPhoneNo: ['+47 97', '+47 96'],
  organizationNo: ['310984427', '310000000'],
  ssn: ['01019921717', '01019921718'],
  ssnCountry: ['NO', 'Atlantis'],
  informalName: ['Kari', 'K'],
  customerGroupCode: ['VIP', 'Unheard of'],
  priceNetOrGross: ['B', '?'],
  language: ['no', 'tlh'],
  currency: ['NOK', 'SEK'],
  'distribution.type': ['H', 'Q'],
  sellerReference: ['S1', 'S2'],
  buyerReference: ['B1', 'B2'],
  bankAccountNo: ['81501757329', '1'],
  stopReminderMemo: ['m1', 'n1'],
  stopDebtCollectionMemo: ['m2', 'n2'],
  stopInterestCalcMemo: ['m3', 'n3'],
  activeStatusWeb: ['Paused?', 'Passive'],
  customerMessage: ['Hei', 'God jul 🎄'],
}
const lists = {
  emailAddressDocument: [['a@b.no'], ['c@d.no', 'e@f.no']],
  secondaryEmailAddress: [['g@h.no'], ['i@j.no']],
  efakturaBlockIds: [['1'], ['2', '3']],
  peppolBlockIds: [['4'], ['5']],
  digipostBlockIds: [['x#1'], ['y#2']],
  options: [['NoUpdatePostalReturn', 'HoldForReview'], ['HoldForReview']],
}
const others = {
  dateOfBirth: ['1999-01-01', '1998-12-31'],
  yearOfBirth: [1999, 1998],
  'distribution.einvoiceCode': [90, 77],
  stopReminderUntil: ['2026-12-01', '2027-01-01'],
  stopDebtCollectionUntil: ['2026-12-02', '2027-01-02'],
  stopInterestCalcUntil: ['2026-12-03', '2027-01-03'],
  dueDays: [14, 0],
  vatLiable: [true, false],
  limitAmount: [10_000.5, 0],
  discountRate: [2.5, 7.125],
}
const group = {
  addressLine1: 'A1',
  addressLine2: 'A2',
  addressLine3: 'A3',
  postalCode: '0155',
  cityName: 'Oslo',
  countryText: 'Norge',
  countryCode: 'NO',
}

type Row = [path: string, before: unknown, after: unknown]
const rowsOf = (table: Record<string, unknown[]>) =>
  Object.entries(table).map(([path, [before, after]]): Row => [path, before, after])
const outside = rowsOf({ ...texts, ...lists, ...others })

/** All of it, and what no contract knows. */
const stored = outside.reduce((customer, [path, before]) => withField(customer, path, before), {
  customerNo: 'F1',
  postalAddress: { ...group, poBox: 'unknown' },
  distribution: { channel: 'unknown' },
  creditScore: { value: 71 },
} as Record<string, unknown>)

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let token: string
beforeAll(async () => {
  tenant = await sandbox.newTenant()
  token = (await sandbox.signIn(tenant)).access_token
})
beforeEach(() =>
  sandbox.send('PUT', `/sandbox/tenants/${tenant.clientNo}/customers/F1`, { body: stored }),
)

const path = () => `/arm/v1/clients/${tenant.clientNo}/customers`
const put = (customer: object) =>
  sandbox.send('PUT', path(), {
    token,
    body: { metadata: { userId: 't' }, customer: { customerNo: 'F1', ...customer } },
  })
const read = async () => (await sandbox.send('GET', `${path()}/F1`, { token })).body
const clearing = (behaviour: string) => sandbox.control(tenant, 'clearing', { behaviour })

test('the tables have every field that the contract has', () => {
  const named = new Set([...outside.map(([field]) => field.split('.')[0]), 'customerNo'])
  expect([...named].sort()).toEqual(
    Object.keys(buildCustomerFields({ ...strict, object: (shape) => z.object(shape) })).sort(),
  )
  expect(Object.keys(group)).toEqual([...addressGroup])
})

describe.each(outside)('%s', (field, _before, after) => {
  test('takes a new value, and nothing else changes', async () => {
    expect((await put(withField({}, field, after))).status).toBe(200)
    expect(await read()).toEqual(withField(stored, field, after))
  })

  test('is kept by null, and by being absent', async () => {
    expect((await put(withField({}, field, null))).status).toBe(200)
    expect(await read()).toEqual(stored)
    expect((await put({})).status).toBe(200)
    expect(await read()).toEqual(stored)
  })
})

describe.each([
  ...rowsOf(texts).map(([field]) => [field, ''] as const),
  ...rowsOf(lists).map(([field]) => [field, [] as string[]] as const),
])('%s sent empty', (field, empty) => {
  test('is cleared where clearing is applied', async () => {
    await clearing('applied')
    expect((await put(withField({}, field, empty))).body).toMatchObject({
      status: 'PROCESSED',
      warnings: [],
    })
    expect(await read()).toEqual(withField(stored, field, empty))
  })

  test('is kept where clearing is ignored, and the answer does not tell', async () => {
    await clearing('ignored')
    expect((await put(withField({}, field, empty))).body).toMatchObject({
      status: 'PROCESSED',
      warnings: [],
    })
    expect(await read()).toEqual(stored)
  })

  test('beside another field that is set, the other one is set', async () => {
    await clearing('ignored')
    const other = field === 'phoneNo' ? 'informalName' : 'phoneNo'
    await put({ ...withField({}, field, empty), [other]: 'new' })
    expect(await read()).toEqual({ ...stored, [other]: 'new' })
  })
})

test.each(rowsOf(others))(
  '%s is refused as an empty text, and nothing is stored',
  async (field) => {
    const { status, body } = await put({ ...withField({}, field, ''), name: 'Not stored' })
    expect([400, 422]).toContain(status)
    expect(Object.keys(body.fields)).toEqual([`customer.${field}`])
    expect(await read()).toEqual(stored)
  },
)

describe.each(addressGroup)('postalAddress.%s', (field) => {
  const withoutIt = Object.fromEntries(Object.entries(group).filter(([name]) => name !== field))
  const addressOf = async () => (await read()).postalAddress

  test.each([
    ['applied', field === 'countryCode' ? 'SE' : 'new'],
    ['applied', ''],
    ['ignored', ''],
  ])(
    'where clearing is %s, becomes "%s" when all of the group is supplied',
    async (behaviour, value) => {
      await clearing(behaviour)
      await put({ postalAddress: { ...group, [field]: value } })
      expect(await addressOf()).toEqual({ ...(stored.postalAddress as object), [field]: value })
    },
  )

  test('blanks the others when it alone is supplied, and changed', async () => {
    const value = field === 'countryCode' ? 'SE' : 'new'
    await put({ postalAddress: { [field]: value } })
    expect(await addressOf()).toEqual({
      name: 'K. Moen',
      poBox: 'unknown',
      ...blank(group),
      [field]: value,
    })
  })

  test('becomes blank when the others are supplied, and one of them changed', async () => {
    const changed = field === 'cityName' ? 'postalCode' : 'cityName'
    await put({ postalAddress: { ...withoutIt, [changed]: 'new' } })
    expect(await addressOf()).toEqual({
      ...(stored.postalAddress as object),
      [changed]: 'new',
      [field]: '',
    })
  })
})

test('an empty text does not make what was never there', async () => {
  await sandbox.send('PUT', `/sandbox/tenants/${tenant.clientNo}/customers/F1`, {
    body: { customerNo: 'F1' },
  })
  await clearing('ignored')
  await put({
    distribution: { type: '' },
    postalAddress: { name: '', cityName: '' },
    phoneNo: '',
    options: [],
  })
  expect(await read()).toEqual({ customerNo: 'F1' })
})

function withField(
  customer: Record<string, unknown>,
  field: string,
  value: unknown,
): Record<string, unknown> {
  const [outer, inner] = field.split('.') as [string, string?]
  return {
    ...customer,
    [outer]: inner ? { ...(customer[outer] as object), [inner]: value } : value,
  }
}

function blank(fields: object) {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
}
