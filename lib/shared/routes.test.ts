import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findBatchHref, routes, sanitizeNext } from '@/lib/shared/routes'

describe('after sign-in the desk goes on', () => {
  test.each([
    ['to a page of its own', '/clients/1001/customers/10001', '/clients/1001/customers/10001'],
    [
      'to a page with a query and a fragment',
      '/clients/1001/customers?search=r%C3%B8r&page=2#row',
      '/clients/1001/customers?search=r%C3%B8r&page=2#row',
    ],
    ['home when nothing was asked for', undefined, '/'],
    ['home when the address is empty', '', '/'],
    ['home instead of to another site', 'https://evil.example/', '/'],
    ['home instead of to another host under our scheme', '//evil.example/clients', '/'],
    ['home instead of to a host behind a backslash', '/\\evil.example', '/'],
    ['home instead of to a host behind a tab', '/\t/evil.example', '/'],
    ['home instead of to a host behind a line break', '/\n/evil.example', '/'],
    ['home instead of to a host behind a carriage return', '/\r/evil.example', '/'],
    ['home when any control character stands in it', '/clients\u0000', '/'],
    ['home instead of running a script', 'javascript:alert(1)', '/'],
    ['home instead of to a place without a slash', 'clients/1001', '/'],
    ['home instead of to a place behind a blank', ' /clients', '/'],
  ])('%s', (_, next, place) => expect(sanitizeNext(next)).toBe(place))

  test('and never leaves its own origin, however a browser reads the address', () => {
    const tried = [
      '//e.example',
      '/\\e.example',
      '/\t\\e.example',
      '\\\\e.example',
      '/\u000b/e.example',
      'http:e.example',
      '/./e.example',
      '/%2F%2Fe.example',
    ]
    expect(
      tried.map((next) => new URL(sanitizeNext(next), 'https://desk.example/login').origin),
    ).toEqual(tried.map(() => 'https://desk.example'))
  })
})

test('numbers that arrive in data cannot leave their place in an address', () => {
  expect(routes.customer('1001', '../../journal')).toBe('/clients/1001/customers/..%2F..%2Fjournal')
  expect(routes.login('/clients/1001?a=b&c=d')).toBe(
    '/login?next=%2Fclients%2F1001%3Fa%3Db%26c%3Dd',
  )
})

test('whatever an upstream calls an invoice, a customer or a document, it is one part of an address', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 20 })
  const text = fc.oneof(
    units.map((each) => String.fromCharCode(...each)),
    fc.constantFrom('\ud800', 'a\udfff', '../..', 'x?y#z', '//evil.example'),
  )
  fc.assert(
    fc.property(text, (name) => {
      const addresses = [
        routes.invoiceById(name),
        routes.invoiceByNumber(name, 501),
        routes.customer('1001', name),
        routes.document({ number: name }, 'shown'),
      ]
      for (const address of addresses) {
        const { origin, pathname, hash } = new URL(address, 'https://desk.example')
        expect([origin, hash]).toEqual(['https://desk.example', ''])
        if (!/^\.{1,2}$/.test(name))
          expect(pathname.split('/')).toHaveLength(address.split('?')[0]!.split('/').length)
      }
    }),
  )
})

test.each([
  ['its organization’s', { organizationId: 'o', clientNo: '1001', batchId: 'b' }, '/batches/o/b'],
  [
    'its client’s, where it is of no organization',
    { organizationId: null, clientNo: '1001', batchId: 'b' },
    '/clients/1001/batches/b',
  ],
  ['none, where it is nobody’s', { organizationId: null, clientNo: null, batchId: 'b' }, null],
  ['none, where it was not named', { organizationId: 'o', clientNo: '1001', batchId: null }, null],
])('the page of a batch is %s', (_, batch, href) => expect(findBatchHref(batch)).toBe(href))
