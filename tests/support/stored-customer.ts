import type { Customer, CustomerUpdate } from '@/lib/contracts/receivables/customers'
import { arrivedAt, type DeskUnderTest, upstreamAnswers } from './desk-under-test'
import { type Answer, json } from './fake-upstream'

/**
 * An upstream that keeps one customer. `put` and `get` stand in for its usual answers, for a test
 * of what goes wrong.
 */
export type OneCustomer = { stored: Customer | null; put?: Answer; get?: Answer }

export const kari: Customer = {
  customerNo: '10001',
  name: 'Kari Nordmann',
  postalAddress: {
    name: 'Nordmann',
    addressLine1: 'Storgata 1',
    addressLine2: 'c/o Hansen',
    postalCode: '0155',
    cityName: 'Oslo',
    countryCode: 'NO',
  },
  phoneNo: '+4722334455',
  emailAddressDocument: ['kari@nordmann.example'],
  ssn: '01019030071',
  bankAccountNo: '86011117947',
}

export function oneCustomer(desk: DeskUnderTest, stored: Customer | null = kari): OneCustomer {
  const upstream: OneCustomer = { stored: structuredClone(stored) }
  upstreamAnswers(desk, (request, response, socket) => {
    if (request.method === 'GET') {
      if (upstream.get) return upstream.get(request, response, socket)
      return upstream.stored
        ? json(response, 200, upstream.stored)
        : json(response, 404, { message: 'No such customer' })
    }
    if (upstream.put) return upstream.put(request, response, socket)
    take(upstream, request.text)
    json(response, 200, {
      status: 'PROCESSED',
      result: 'UPDATED',
      customerNo: '10001',
      warnings: [],
    })
  })
  return upstream
}

/** Stores what an update holds, as the address group arrives: whole. */
export function take(upstream: OneCustomer, text: string) {
  const { customer } = JSON.parse(text) as { customer: CustomerUpdate }
  upstream.stored = {
    ...upstream.stored,
    ...customer,
    postalAddress: { ...upstream.stored?.postalAddress, ...customer.postalAddress },
  }
}

/** The customers of the updates that were sent. */
export const updatesSent = (desk: DeskUnderTest) =>
  arrivedAt(desk)
    .filter(({ method }) => method === 'PUT')
    .map(({ text }) => (JSON.parse(text) as { customer: CustomerUpdate }).customer)
