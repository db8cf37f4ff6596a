import { describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { worldUnderTest } from '@/tests/support/sandbox-under-test'
import { addresses, pathOf } from './addresses'
import type { Ways } from './testing/ways'
import { waysOfBatches } from './testing/ways-of-batches'
import { waysOfCases } from './testing/ways-of-cases'
import { waysOfReceivables } from './testing/ways-of-receivables'
import { waysOfSentInvoices } from './testing/ways-of-sent-invoices'
import { waysOfTokens } from './testing/ways-of-tokens'

const world = worldUnderTest()

const healthOf = (area: 'identity' | 'receivables' | 'distribution' | 'collection'): Ways => ({
  [`${area}Health`]: { 200: ({ sandbox }) => sandbox.send('GET', `${addresses[area]}/health`) },
})
const waysOfHealth = { ...healthOf('identity'), ...healthOf('receivables'), ...healthOf('distribution'), ...healthOf('collection') }

/** A way to each status that an operation lists. */
const ways: Ways = { ...waysOfReceivables, ...waysOfSentInvoices, ...waysOfTokens, ...waysOfBatches, ...waysOfHealth, ...waysOfCases }

const upstream = Object.values<Operation>(operations).filter(({ area }) => area !== 'desk')
const listed = Object.keys(ways).flatMap((name) => {
  const { answers, refusals } = operations[name as keyof typeof operations] as Operation
  return [...Object.keys(answers).map(Number), ...refusals]
    .filter((status) => !(status === 200 && 202 in answers && name.endsWith('Customers')))
    .filter((status) => !(status === 202 && 204 in answers))
    .map((status) => [name, status] as const)
})

describe('each listed status can be reached', () => {
  test.each(listed)('%s answers %i', async (name, status) => {
    const way = ways[name]?.[status]
    expect(way, `no way to ${status} of ${name}`).toBeDefined()
    expect((await way!(world)).status).toBe(status)
  })

  test('of every operation that is served', () => expect(Object.keys(ways).sort()).toEqual([...world.sandbox.implemented].sort()))

  test.each(upstream.map((operation) => [operation.name, operation] as const))(
    '%s is served, or says that it is not yet',
    async (name, operation) => {
      if (world.sandbox.implemented.has(name) || operation.method === 'GET') return
      const path = pathOf(operation).replace(/:(\w+)/g, (_, param) => (operation.example.params as Record<string, string>)[param]!)
      expect(await world.sandbox.send(operation.method, path, { body: operation.example.body })).toMatchObject({
        status: 501,
        body: { errorCode: 'not_yet' },
      })
    },
  )
})
