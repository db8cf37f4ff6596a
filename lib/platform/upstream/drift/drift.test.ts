import { beforeEach, describe, expect, test } from 'vitest'
import { operations } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess } from '@/lib/contracts/result'
import { collectedLog } from '@/tests/support/log-lines'
import { useSettings } from '@/tests/support/settings'
import { listDrifts, logDrift, noteDrift } from './drift'

const { listCustomers, getCollectionInvoice, searchInvoiceSummary } = operations
const customers = (...rows: object[]) =>
  makeSuccess({ summary: { pageNo: 1 }, customers: rows }, 200)

let lines: string[]
beforeEach(() => {
  useSettings({ LOG_LEVEL: 'info' })
  lines = collectedLog()
})
const told = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'drift')

describe('what a service has beyond the contract is counted:', () => {
  test('nothing, of an answer that the contract knows', () => {
    noteDrift(
      listCustomers,
      customers({ customerNo: '1', name: 'Vik AS', postalAddress: { cityName: 'Oslo' } }),
    )
    expect(listDrifts()).toEqual([])
    expect(told()).toEqual([])
  })

  test('fields by their path and kind, each told once', () => {
    for (let times = 0; times < 3; times++)
      noteDrift(
        listCustomers,
        customers({ creditScore: 7 }, { postalAddress: { geo: { lat: 1 } } }),
      )
    expect(listDrifts()).toMatchObject([
      {
        operation: 'listCustomers',
        answers: 3,
        fields: {
          'customers[].creditScore: number': 3,
          'customers[].postalAddress.geo: object': 3,
        },
      },
    ])
    expect(told()).toMatchObject([
      { operation: 'listCustomers', drift: 'fields', at: 'customers[].creditScore: number' },
      { operation: 'listCustomers', drift: 'fields', at: 'customers[].postalAddress.geo: object' },
    ])
  })

  test('words of an enumeration that it does not know', () => {
    noteDrift(
      getCollectionInvoice,
      makeSuccess(
        { summary: { status: 'SUCCESS' }, data: { status: 'PARKED', type: 'PAYMENT_REMINDER' } },
        200,
      ),
    )
    expect(listDrifts()).toMatchObject([{ values: { 'data.status: PARKED': 1 } }])
  })

  test('answers off the contract, without the place in the list', () => {
    const fields = { 'customers.3.dueDays': 'Invalid input: expected number, received string' }
    noteDrift(
      listCustomers,
      makeFailure({ kind: 'off-contract', code: 'off-contract', status: 200, fields }),
    )
    noteDrift(
      searchInvoiceSummary,
      makeFailure({ kind: 'off-contract', code: 'unreadable', status: 200 }),
    )
    expect(listDrifts()).toMatchObject([
      { operation: 'listCustomers', offContract: 1, wrong: { 'customers[].dueDays': 1 } },
      { operation: 'searchInvoiceSummary', offContract: 1, wrong: { 'no JSON': 1 } },
    ])
  })

  test('records of a list that could not be read whole', () => {
    const unread = {
      fields: { dueDays: 'expected number', 'postalAddress.0.nr17054812345': 'x' },
      raw: '{"dueDays":"fourteen"}',
      place: 1,
    }
    noteDrift(listCustomers, customers({ name: 'Vik' }, { name: 'Nes', $unread: unread }))
    expect(listDrifts()).toMatchObject([
      {
        wrong: {
          'customers[].dueDays': 1,
          'customers[].postalAddress[].(a name of 13 characters)': 1,
        },
        fields: {},
      },
    ])
    expect(JSON.stringify(listDrifts())).not.toContain('fourteen')
  })

  test('what is not offered, and no other refusal', () => {
    noteDrift(listCustomers, makeFailure({ kind: 'refused', code: 'not-offered', status: 405 }))
    noteDrift(
      searchInvoiceSummary,
      makeFailure({ kind: 'forbidden', status: 403, fields: { x: 'no' } }),
    )
    expect(listDrifts()).toMatchObject([{ operation: 'listCustomers', notOffered: 1 }])
    expect(told()).toMatchObject([{ drift: 'not-offered', at: '405' }])
  })

  test('no value of a person, wherever the service puts it', () => {
    const person = {
      '17054812345': 1,
      'ola@example.no': 1,
      nick: 'Ola Nordmann',
      ssn2: '17054812345',
    }
    noteDrift(listCustomers, customers(person, { ...person, deep: person }))
    noteDrift(
      getCollectionInvoice,
      makeSuccess(
        { data: { status: 'Ola Nordmann', type: '17054812345', '17054812345': {} } },
        200,
      ),
    )
    noteDrift(
      listCustomers,
      makeFailure({
        kind: 'off-contract',
        code: 'off-contract',
        fields: { 'customers.0.17054812345': 'x' },
      }),
    )
    logDrift()
    expect(JSON.stringify(listDrifts()) + lines.join()).not.toMatch(/17054812345|Ola|example\.no/)
    expect(JSON.stringify(listDrifts())).toContain('(a name of 11 characters)')
    expect(JSON.stringify(listDrifts())).toContain('(a text of 12 characters)')
  })

  test('a bounded number of them, and the rest as a number', () => {
    for (let round = 0; round < 20; round++)
      noteDrift(
        listCustomers,
        customers(Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${round}x${n}`, n]))),
      )
    const [drift] = listDrifts()
    expect(Object.keys(drift!.fields)).toHaveLength(30)
    expect(drift!.more).toBeGreaterThan(100)
    expect(told()).toHaveLength(30)
  })

  test('and not in every answer for ever', () => {
    for (let times = 0; times < 200; times++) noteDrift(listCustomers, customers({ odd: 1 }))
    const seen = listDrifts()[0]!.fields['customers[].odd: number']!
    expect(seen).toBeGreaterThanOrEqual(20)
    expect(seen).toBeLessThan(40)
  })
})

test('the summary is one line, and none where nothing differs', () => {
  logDrift()
  expect(lines.filter((line) => line.includes('drift summary'))).toEqual([])
  noteDrift(listCustomers, customers({ odd: 1 }))
  logDrift()
  expect(lines.filter((line) => line.includes('drift summary'))).toHaveLength(1)
})
