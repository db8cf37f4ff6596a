import * as z from 'zod'
import { isExactNumber } from '@/lib/contracts/exact-number'
import type { Operation } from '@/lib/contracts/operation'
import { addresses } from '../addresses'

export type PublicArea = keyof typeof addresses

/**
 * The OpenAPI 3.1 document of an area, made from its contracts. `x-source` says what is documented,
 * public or assumed.
 */
export function buildOpenApiDocument(
  area: PublicArea,
  operations: Operation[],
  implemented: ReadonlySet<string>,
) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations.filter(({ variantOf }) => !variantOf)) {
    const path = toPathTemplate(operation.path)
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: toOpenApiOperation(operation, implemented),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `Sandbox: ${area}`,
      version: '1',
      description:
        'Made from the contracts. Marks: x-source documented, public or assumed; none means documented.',
    },
    servers: [{ url: addresses[area] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  }
}

/** As OpenAPI writes a path. */
const toPathTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}')

function toOpenApiOperation(operation: Operation, implemented: ReadonlySet<string>) {
  const {
    name,
    summary,
    source,
    section,
    right,
    effect,
    isLegacy,
    body,
    contentType = 'application/json',
    example,
  } = operation
  return {
    operationId: name,
    summary,
    'x-source': source,
    'x-effect': effect,
    ...(isLegacy && { deprecated: true }),
    ...(section && { 'x-section': section }),
    ...(right && { 'x-right': right, security: [{ bearer: [] }] }),
    ...(!implemented.has(name) && { 'x-sandbox': 'not yet' }),
    parameters: [
      ...listParameters('path', operation.params),
      ...listParameters('query', operation.query),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { [contentType]: { schema: toJsonSchema(body, 'input'), example: example.body } },
      },
    }),
    responses: { ...toAnswerResponses(operation), ...toRefusalResponses(operation, implemented) },
  }
}

function listParameters(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'output') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...('x-source' in property && { 'x-source': property['x-source'] }),
  }))
}

function toAnswerResponses({ answers }: Operation) {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      {
        description: schema ? 'Success' : 'Success, without a body',
        ...(schema && {
          content: { 'application/json': { schema: toJsonSchema(schema, 'output') } },
        }),
      },
    ]),
  )
}

function toRefusalResponses({ refusals, name }: Operation, implemented: ReadonlySet<string>) {
  const statuses = [...refusals, ...(implemented.has(name) ? [] : [501])]
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(statuses.map((status) => [status, { description: 'Refused', content }]))
}

/** A contract's schema as JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: setNumberType,
  })
  return json
}

/** On the wire a number is a number, whatever its length. */
function setNumberType({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: unknown
  jsonSchema: z.core.JSONSchema.BaseSchema
}) {
  if (!isExactNumber(zodSchema as z.ZodType)) return
  delete jsonSchema.anyOf
  jsonSchema.type = 'number'
}

const errorSchema = {
  type: 'object',
  'x-source': 'assumed',
  required: ['errorCode', 'errorMessage', 'traceId'],
  properties: {
    errorCode: { type: 'string' },
    errorMessage: { type: 'string' },
    traceId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}
