import { expect, test } from 'vitest'
import { toSharedAddress } from './copy-link'

const at = (path: string) => `https://desk.invalid${path}`

test.each([
  [
    '/partner/search?q=W-1042&status=Failed,Pending',
    '/partner/search?q=W-1042&status=Failed,Pending',
  ],
  ['/clients/1001/customers/1?created=found', '/clients/1001/customers/1'],
  ['/clients/1001/customers/1?undo=6b1d3c1e&tab=stops', '/clients/1001/customers/1?tab=stops'],
  ['/partner/search?q=01019030071&order=asc', '/partner/search?order=asc'],
  ['/partner/search?q=010190+12345', '/partner/search'],
  ['/clients/1001/customers/1#field=phoneNo', '/clients/1001/customers/1#field=phoneNo'],
  ['/clients/1001/customers/1#01019030071', '/clients/1001/customers/1'],
  ['/clients/1001/customers/1#010190%2012345', '/clients/1001/customers/1'],
  ['/clients/1001/customers/1#100%', '/clients/1001/customers/1#100%'],
])('%s is copied as %s', (address, copied) => {
  expect(toSharedAddress(at(address))).toBe(at(copied))
})
