import { describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { findOperation, operations } from '@/lib/contracts/registry'
import { parseOverrides } from './parse-overrides'

const named = (name: string): Operation | undefined => findOperation(name)
const complaintsOn = (file: unknown) =>
  parseOverrides(file, named).complaints.map(({ part, complaint }) => `${part}: ${complaint}`)

describe('an override is refused by operation and part:', () => {
  test.each([
    ['a file that is a list', [], ': must be a JSON object'],
    [
      'an operation that is none',
      { deleteCustomers: { offered: false } },
      'deleteCustomers: is no operation',
    ],
    ['a name that every object has', { toString: { offered: false } }, 'toString: is no operation'],
    ['an operation that is a text', { deleteCustomer: 'no' }, 'deleteCustomer: must be an object'],
    [
      'a host',
      { getCustomer: { host: 'https://evil.example' } },
      'getCustomer.host: is no part of an override',
    ],
    [
      'an effect',
      { getCustomer: { effect: 'write' } },
      'getCustomer.effect: is no part of an override',
    ],
    [
      'offered as a text',
      { getCustomer: { offered: 'no' } },
      'getCustomer.offered: must be true or false',
    ],
    [
      'a read by DELETE',
      { getCustomer: { method: 'DELETE' } },
      'getCustomer.method: must be one of GET, POST, because this operation is a read',
    ],
    [
      'a write by GET',
      { deleteCustomer: { method: 'GET' } },
      'deleteCustomer.method: must be one of POST, PUT, PATCH, DELETE',
    ],
    [
      'a method in small letters',
      { getCustomer: { method: 'get' } },
      'getCustomer.method: must be one of',
    ],
    [
      'a search by GET',
      { searchInvoiceSummary: { method: 'GET' } },
      'searchInvoiceSummary.method: cannot be GET',
    ],
    [
      'another media type',
      { requestToken: { contentType: 'text/xml' } },
      'requestToken.contentType: must be one of',
    ],
    [
      'a path to another host',
      { getCustomer: { path: 'https://evil.example/:clientno/:customerno' } },
      'getCustomer.path: must begin with a slash',
    ],
    [
      'a path to a host of its own',
      { getCustomer: { path: '//evil.example/:clientno/:customerno' } },
      'getCustomer.path: must be made of',
    ],
    [
      'a path with a way up',
      { getCustomer: { path: '/../:clientno/:customerno' } },
      'getCustomer.path: must be made of',
    ],
    [
      'a path with an encoded way up',
      { getCustomer: { path: '/%2e%2e/:clientno/:customerno' } },
      'getCustomer.path: must be made of',
    ],
    [
      'a segment that dots could fill',
      { getCustomer: { path: '/.:clientno/:customerno' } },
      'getCustomer.path: must be made of',
    ],
    [
      'a path with a query',
      { getCustomer: { path: '/c/:clientno/:customerno?all' } },
      'getCustomer.path: must be made of',
    ],
    [
      'a path without whose it is',
      { getCustomer: { path: '/customers/:customerno' } },
      'getCustomer.path: misses :clientno',
    ],
    [
      'a parameter that is none',
      { getCustomer: { path: '/:client/:clientno/:customerno' } },
      'getCustomer.path: has :client, which is no parameter',
    ],
    [
      'a parameter twice',
      { getCustomer: { path: '/:clientno/:clientno/:customerno' } },
      'getCustomer.path: names a parameter twice',
    ],
    ['a path that is a number', { getCustomer: { path: 7 } }, 'getCustomer.path: must be a text'],
    [
      'a query key that is none',
      { listCustomers: { query: { find: 'q' } } },
      'listCustomers.query.find: is no query key',
    ],
    [
      'a query key of blanks',
      { listCustomers: { query: { search: 'q q' } } },
      'listCustomers.query.search: must be the name',
    ],
    [
      'a query key of theirs twice',
      { listCustomers: { query: { search: 'q', pageno: 'q' } } },
      'listCustomers.query.pageno: q is named twice',
    ],
    [
      'a query that is a list',
      { listCustomers: { query: ['q'] } },
      'listCustomers.query: must be an object',
    ],
    [
      'a field that is none',
      { updateCustomer: { body: { 'customer.nme': 'x' } } },
      'updateCustomer.body.customer.nme: is no field of the contract',
    ],
    [
      'a place that is none',
      { updateCustomer: { body: { 'customer.name': 'a..b' } } },
      'updateCustomer.body.customer.name: "a..b" is no path',
    ],
    [
      'a place in the process',
      { updateCustomer: { body: { 'customer.name': '__proto__.x' } } },
      'updateCustomer.body.customer.name: "__proto__.x" is no path',
    ],
    [
      'a list that is none there',
      { listCustomers: { answer: { 'customers[].name': 'name' } } },
      'listCustomers.answer.customers[].name: must go through as many',
    ],
    [
      'a number as a place',
      { listCustomers: { answer: { customers: 7 } } },
      'listCustomers.answer.customers: must be a text',
    ],
    [
      'a body for what has none',
      { getCustomer: { body: { ':clientno': 'client' } } },
      'getCustomer.body: is not sent by GET',
    ],
    [
      'a form with nests',
      {
        requestToken: {
          contentType: 'application/x-www-form-urlencoded',
          body: { username: 'a.b' },
        },
      },
      'requestToken.body.username: a form',
    ],
    [
      'a refusal as a success',
      { createCustomer: { statuses: { '404': 200 } } },
      'createCustomer.statuses.404: must take a success',
    ],
    [
      'a success that is none of ours',
      { createCustomer: { statuses: { '201': 202 } } },
      'createCustomer.statuses.201: must take a success (2xx) as one of 200',
    ],
  ])('%s', (_, file, line) => {
    expect(complaintsOn(file)).toEqual(expect.arrayContaining([expect.stringContaining(line)]))
  })

  test('all of them at once', () => {
    expect(complaintsOn({ nothing: {}, getCustomer: { method: 'PUT', path: 'x' } })).toHaveLength(3)
  })
})

test.each(
  Object.values(operations)
    .filter(({ area }) => area !== 'desk')
    .map((operation) => [operation.name, operation as Operation] as const),
)('%s may be where it is, and not be there', (name, { method, path }) => {
  expect(complaintsOn({ [name]: { note: 'as it is', offered: true, method, path } })).toEqual([])
  expect(parseOverrides({ [name]: { offered: false } }, named).overrides.get(name)).toMatchObject({
    isOffered: false,
  })
})
