import { expect, test } from 'vitest'
import * as z from 'zod'
import { UblCreditNote, UblInvoice } from '@/lib/contracts/distribution/ubl-document'
import { type ElementShape, ublRoots } from './vocabulary'

/** What a schema says of an element, in the words of the vocabulary; sorted, so that order is free. */
function describeSchema(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional) return describeSchema(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray) return { many: describeSchema(schema.element as z.ZodType) }
  if (!(schema instanceof z.ZodObject)) return 'text'
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
  const isLeaf =
    'Value' in schema.shape && fields.every(([, each]) => describeSchema(each) === 'text')
  return isLeaf && !('Name' in schema.shape && fields.length === 2 && !isNamedCode(fields))
    ? {
        attributes: fields
          .map(([name]) => name)
          .filter((name) => name !== 'Value')
          .sort(),
      }
    : Object.fromEntries(fields.map(([name, each]) => [name, describeSchema(each)]))
}

/** Name and value of an item, and a code with its name, look alike: the value comes first in one. */
const isNamedCode = (fields: [string, z.ZodType][]) => fields[0]?.[0] === 'Value'

function describeShape({ many, children, attributes }: ElementShape): unknown {
  const one = children
    ? Object.fromEntries(
        Object.entries(children).map(([name, each]) => [name, describeShape(each)]),
      )
    : attributes
      ? { attributes: Object.values(attributes).sort() }
      : 'text'
  return many ? { many: one } : one
}

test.each([
  ['invoice', UblInvoice],
  ['creditNote', UblCreditNote],
] as const)('the body of %s has the elements of its vocabulary', (kind, schema) => {
  expect(describeSchema(schema)).toEqual(describeShape(ublRoots[kind].shape))
})
