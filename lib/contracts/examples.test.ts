import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { fieldsOfSchema, fieldsOfValue } from '@/tests/support/schema-fields'
import type { OperationShape } from './operation'
import { findOperation } from './registry'
import { getSource } from './source'

type Example = {
  section: string
  request: { method: string; path: string; contentType?: string; params?: unknown; body?: unknown }
  /** `status` null: interface.md does not show it. No body: the answer has none. */
  response: { status: number | null; body?: unknown }
}

const folder = new URL('./examples/', import.meta.url)
const names = readdirSync(folder).map((file) => file.replace('.json', ''))
const exampleOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Example
const contractOf = (name: string): OperationShape => findOperation(name)!

test('there is one raw example for each of the nine documented operations', () => {
  const documented = [
    'createCorrections',
    'getCollectionInvoice',
    'getInvoiceStatus',
    'getReceivablesBatch',
    'postInvoiceStatus',
  ]
  expect(names.sort()).toEqual([
    ...documented,
    'registerSwedishBankAgreement',
    'searchInvoiceSummary',
    'updateCustomer',
    'updateCustomers',
  ])
})

describe.each(names)('%s, written by hand from interface.md,', (name) => {
  const { section, request, response } = exampleOf(name)
  const contract = contractOf(name)

  test('stands at the method, path and media type of its section', () => {
    const path = contract.path.replace(
      /:(\w+)/g,
      (_, key: string) => (request.params as Record<string, string>)[key]!,
    )
    const mediaType = contract.body ? (contract.contentType ?? 'application/json') : undefined
    expect({
      section: contract.section,
      method: contract.method,
      path,
      mediaType,
      source: contract.source,
    }).toEqual({
      section,
      method: request.method,
      path: request.path,
      mediaType: request.contentType,
      source: 'documented',
    })
  })

  test('is a request that the contract takes as it is', () => {
    for (const part of ['params', 'body'] as const) {
      const outcome = contract[part]?.safeParse(request[part])
      expect(outcome?.error).toBeUndefined()
      expect(outcome?.data).toEqual(request[part])
    }
  })

  test('asks with exactly the documented fields', () => {
    expectSameFields(contract.params, request.params)
    expectSameFields(contract.body, request.body)
  })

  const answers = answersOf(contract, response.status)

  test('is answered by a body that the contract reads as it is', () => {
    expect(answers.length).toBeGreaterThan(0)
    for (const schema of answers) {
      if (schema === null) expect(response).not.toHaveProperty('body')
      else expect(schema.parse(response.body ?? null)).toEqual(response.body ?? null)
    }
  })

  test('is answered with exactly the documented fields', () => {
    for (const schema of answers) expectSameFields(schema, response.body)
  })
})

function answersOf(contract: OperationShape, status: number | null): (z.ZodType | null)[] {
  if (status === null) return Object.values(contract.answers)
  return Object.hasOwn(contract.answers, status) ? [contract.answers[status]!] : []
}

/**
 * Both ways: nothing documented is missing, nothing undocumented passes for documented. Where the
 * whole shape is assumed, only the first can be asked.
 */
function expectSameFields(schema: z.ZodType | null | undefined, value: unknown) {
  const given = fieldsOfValue(value).sort()
  if (schema && getSource(schema) !== 'documented')
    expect(fieldsOfSchema(schema.meta({ 'x-source': 'documented' }), 'all')).toEqual(
      expect.arrayContaining(given),
    )
  else expect(fieldsOfSchema(schema, 'documented').sort()).toEqual(given)
}
