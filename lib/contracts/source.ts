import * as z from 'zod'

/**
 * Where a shape or a value is known from: `documented` is interface.md, `public` is public
 * documentation of the same interface (upstream-facts.md, mark D), `assumed` is our own guess,
 * which the desk must survive being wrong.
 */
export type Source = 'documented' | 'public' | 'assumed'

/**
 * The key under which a schema carries its source, in the schema itself and in the OpenAPI
 * documents made from it.
 */
export const sourceKey = 'x-source'

const makeSourceMarker =
  (source: Source) =>
  <S extends z.ZodType>(schema: S): S =>
    schema.meta({ ...schema.meta(), [sourceKey]: source }) as S

/** Marks a field or value that interface.md does not show and that we guess. */
export const markAssumed = makeSourceMarker('assumed')

/**
 * Marks a field or value that interface.md does not show and public documentation of the same
 * interface does.
 */
export const markPubliclySeen = makeSourceMarker('public')

/** The source of a schema; what carries no mark is documented. */
export function getSource(schema: z.ZodType): Source {
  return (schema.meta()?.[sourceKey] as Source | undefined) ?? 'documented'
}

/**
 * An object as an upstream answers it: every field may be absent or null, because interface.md
 * states no requiredness, and fields that the contract does not know are kept.
 */
export function defineAnswer<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject(mapShape(shape))
}

/**
 * An object as we send it: the named fields as they are declared, and whatever else the sender adds
 * is kept, not judged.
 */
export const defineRequest = z.looseObject

/**
 * A string with known values. Others are kept and shown raw, because interface.md calls every list
 * of values incomplete.
 */
export const openEnum = (...known: string[]) =>
  z.string().meta({ examples: known, 'x-known-values': known })

/**
 * The same with values that no document shows and that we expect: N beside B, Active beside Passive
 * (assumed).
 */
export const withExpected = (known: ReturnType<typeof openEnum>, ...values: string[]) =>
  known.meta({ ...known.meta(), 'x-expected-values': values })

type Nullish<Shape extends z.ZodRawShape> = {
  [Key in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Key]>>
}

function mapShape<Shape extends z.ZodRawShape>(shape: Shape): Nullish<Shape> {
  const entries = Object.entries(shape).map(([key, schema]) => {
    const source = (schema as z.ZodType).meta()?.[sourceKey]
    const loose = z.nullish(schema as z.ZodType)
    return [key, source ? loose.meta({ [sourceKey]: source }) : loose]
  })
  return Object.fromEntries(entries) as Nullish<Shape>
}
