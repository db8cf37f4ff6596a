import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { buildCustomerFields, lenient } from '@/lib/contracts/receivables/customer-fields'
import type { CustomerUpdate } from '@/lib/contracts/receivables/customers'
import { knownCustomerValues, listUnknownValues } from './known-customer-values'

/** Every coded field of the contract with its values, by path. */
function codedIn(shape: z.ZodRawShape, path = ''): [string, string[]][] {
  return Object.entries(shape).flatMap(([name, schema]): [string, string[]][] => {
    if (schema instanceof z.ZodObject) return codedIn(schema.shape, `${path}${name}.`)
    const meta = (
      schema instanceof z.ZodArray ? (schema.element as z.ZodType) : (schema as z.ZodType)
    ).meta()
    const known = meta?.['x-known-values'] as string[] | undefined
    return known
      ? [
          [
            path + name,
            [...known, ...((meta?.['x-expected-values'] as string[] | undefined) ?? [])],
          ],
        ]
      : []
  })
}

test('the known values are those of the contract, but for groups, which are a client’s own', () => {
  const { customerGroupCode: _, ...coded } = Object.fromEntries(
    codedIn(buildCustomerFields({ ...lenient, object: (shape) => z.object(shape) })),
  )
  expect(knownCustomerValues).toEqual(coded)
})

describe('an unknown value', () => {
  test.each([
    ['is none of an empty customer', {}, []],
    [
      'is not what is blank or absent',
      { language: '', currency: null, distribution: null, options: [] },
      [],
    ],
    [
      'is not a known value, however it is written',
      { language: 'NO', activeStatusWeb: 'passive', distribution: { type: 'm' } },
      [],
    ],
    ['is not an option that keeps the postal return', { options: ['NoUpdatePostalReturn'] }, []],
    [
      'is told with its field',
      { customerCategory: 'XK9', language: 'tlh' },
      [
        ['customerCategory', 'XK9'],
        ['language', 'tlh'],
      ],
    ],
    [
      'is found inside the distribution',
      { distribution: { type: 'Q' } },
      [['distribution.type', 'Q']],
    ],
    [
      'is found among known options',
      { options: ['NoUpdatePostalReturn', 'HoldForReview'] },
      [['options', 'HoldForReview']],
    ],
    [
      'is not a group or a register’s word',
      { customerGroupCode: 'B2', registrationStatusCode: 'FICTITIOUS' },
      [],
    ],
  ])('%s', (_, customer, unknown) =>
    expect(listUnknownValues(customer as CustomerUpdate)).toEqual(unknown),
  )
})
