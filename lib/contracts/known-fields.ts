import * as z from 'zod'

/**
 * What a contract knows of a value, read once from its schema: names of fields, what stands in a
 * list, known words. Requiredness and types are zod's.
 */
export type KnownFields = {
  /** Fields by name; null where the value is no object that the contract describes. */
  fields: ReadonlyMap<string, KnownFields> | null
  element: KnownFields | null
  /** Words of a closed or open enumeration; null where any will do. */
  words: ReadonlySet<string> | null
}

const nothing: KnownFields = { fields: null, element: null, words: null }
const shapes = new WeakMap<z.ZodType, KnownFields>()

/**
 * The known fields of a schema. What a contract leaves open (`unknown`, a record) has none, so
 * nothing in it is new.
 */
export function getKnownFields(schema: z.ZodType): KnownFields {
  const cached = shapes.get(schema)
  if (cached) return cached
  const shape = readShape(schema)
  shapes.set(schema, shape)
  return shape
}

function readShape(schema: z.ZodType): KnownFields {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(
      ([name, inner]) => [name, getKnownFields(inner as z.ZodType)] as const,
    )
    return { ...nothing, fields: new Map(fields) }
  }
  if (schema instanceof z.ZodArray)
    return { ...nothing, element: getKnownFields(schema.element as z.ZodType) }
  if (schema instanceof z.ZodUnion)
    return (schema.options as z.ZodType[]).map(getKnownFields).reduce(mergeShapes)
  if (schema instanceof z.ZodEnum) return { ...nothing, words: new Set(schema.options.map(String)) }
  if (schema instanceof z.ZodPipe) return getKnownFields(schema.in as z.ZodType)
  if (schema instanceof z.ZodLazy) return getKnownFields(schema.unwrap() as z.ZodType)
  const inner = unwrapSchema(schema)
  return inner ? withWords(getKnownFields(inner), schema) : withWords(nothing, schema)
}

function unwrapSchema(schema: z.ZodType): z.ZodType | null {
  const wraps = [
    z.ZodOptional,
    z.ZodNullable,
    z.ZodDefault,
    z.ZodCatch,
    z.ZodReadonly,
    z.ZodNonOptional,
  ]
  const wrapped = wraps.some((wrap) => schema instanceof wrap)
  return wrapped ? ((schema as z.ZodOptional).unwrap() as z.ZodType) : null
}

function withWords(shape: KnownFields, schema: z.ZodType): KnownFields {
  const { 'x-known-values': known, 'x-expected-values': expected } = (schema.meta() ??
    {}) as Record<string, string[] | undefined>
  return known ? { ...shape, words: new Set([...known, ...(expected ?? [])]) } : shape
}

/**
 * Where a value may be one thing or another, the contract knows what either does. A side that takes
 * any text has no list of words.
 */
function mergeShapes(one: KnownFields, other: KnownFields): KnownFields {
  const fields =
    one.fields && other.fields
      ? new Map([
          ...one.fields,
          ...[...other.fields].map(
            ([name, shape]) =>
              [
                name,
                one.fields?.has(name) ? mergeShapes(one.fields.get(name)!, shape) : shape,
              ] as const,
          ),
        ])
      : (one.fields ?? other.fields)
  return {
    fields,
    element:
      one.element && other.element
        ? mergeShapes(one.element, other.element)
        : (one.element ?? other.element),
    words: null,
  }
}
