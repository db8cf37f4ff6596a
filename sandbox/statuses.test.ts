import { describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { worldUnderTest } from '@/tests/support/sandbox-under-test'
import { addresses, getSandboxPath } from './addresses'
import type { StatusScenarios } from './testing/status-scenarios'
import { batchScenarios } from './testing/status-scenarios-batches'
import { bookingScenarios } from './testing/status-scenarios-bookings'
import { caseScenarios } from './testing/status-scenarios-cases'
import { receivablesScenarios } from './testing/status-scenarios-receivables'
import { sendScenarios } from './testing/status-scenarios-sends'
import { sentInvoiceScenarios } from './testing/status-scenarios-sent-invoices'
import { tokenScenarios } from './testing/status-scenarios-tokens'

const world = worldUnderTest()

const makeHealthScenarios = (
  area: 'identity' | 'receivables' | 'distribution' | 'collection',
): StatusScenarios => ({
  [`${area}Health`]: { 200: ({ sandbox }) => sandbox.send('GET', `${addresses[area]}/health`) },
})
const healthScenarios = {
  ...makeHealthScenarios('identity'),
  ...makeHealthScenarios('receivables'),
  ...makeHealthScenarios('distribution'),
  ...makeHealthScenarios('collection'),
}

/** A way to each status that an operation lists. */
const scenarios: StatusScenarios = {
  ...receivablesScenarios,
  ...bookingScenarios,
  ...sentInvoiceScenarios,
  ...sendScenarios,
  ...tokenScenarios,
  ...batchScenarios,
  ...healthScenarios,
  ...caseScenarios,
}

/** Where the contract lets 200 pass and the sandbox answers 202. */
const acceptsOnly = /Customers$|^createDocuments$|^createReportAction$/

const upstream = Object.values<Operation>(operations).filter(({ area }) => area !== 'desk')
const listed = Object.keys(scenarios).flatMap((name) => {
  const { answers, refusals } = operations[name as keyof typeof operations] as Operation
  return [...Object.keys(answers).map(Number), ...refusals]
    .filter((status) => !(status === 200 && 202 in answers && acceptsOnly.test(name)))
    .filter((status) => !(status === 202 && 204 in answers))
    .filter((status) => !(status === 200 && name in sendScenarios))
    .map((status) => [name, status] as const)
})

describe('each listed status can be reached', () => {
  test.each(listed)('%s answers %i', async (name, status) => {
    const scenario = scenarios[name]?.[status]
    expect(scenario, `no way to ${status} of ${name}`).toBeDefined()
    expect((await scenario!(world)).status).toBe(status)
  })

  test('of every operation that is served', () =>
    expect(Object.keys(scenarios).sort()).toEqual([...world.sandbox.implemented].sort()))

  test.each(upstream.map((operation) => [operation.name, operation] as const))(
    '%s is served, or says that it is not yet',
    async (name, operation) => {
      if (world.sandbox.implemented.has(name) || operation.method === 'GET') return
      const path = getSandboxPath(operation).replace(
        /:(\w+)/g,
        (_, param) => (operation.example.params as Record<string, string>)[param]!,
      )
      expect(
        await world.sandbox.send(operation.method, path, { body: operation.example.body }),
      ).toMatchObject({
        status: 501,
        body: { errorCode: 'not_yet' },
      })
    },
  )
})
