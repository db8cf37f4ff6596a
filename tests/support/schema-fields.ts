import * as z from 'zod'
import { getSource } from '@/lib/contracts/source'

/** Which fields to list: those of interface.md alone, or all that a contract knows. */
export type Which = 'documented' | 'all'

/**
 * The paths of the leaves of a schema, such as `customer.postalAddress.name` and `claims[].type`. A
 * marked field leaves with all that is under it.
 */
export function fieldsOfSchema(
  schema: z.ZodType | null | undefined,
  which: Which,
  path = '',
): string[] {
  if (!schema || (which === 'documented' && getSource(schema) !== 'documented')) return []
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return fieldsOfSchema(schema.unwrap() as z.ZodType, which, path)
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType
    return element instanceof z.ZodObject ? fieldsOfSchema(element, which, `${path}[]`) : leaf(path)
  }
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap((each) => fieldsOfSchema(each as z.ZodType, which, path))
  if (!(schema instanceof z.ZodObject)) return leaf(path)
  return Object.entries(schema.shape).flatMap(([name, inner]) =>
    fieldsOfSchema(inner as z.ZodType, which, path ? `${path}.${name}` : name),
  )
}

/**
 * The same paths of a value as it stands on the wire. Of a list of objects the first speaks for
 * all.
 */
export function fieldsOfValue(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return typeof value[0] === 'object' && value[0] !== null
      ? fieldsOfValue(value[0], `${path}[]`)
      : leaf(path)
  if (typeof value !== 'object' || value === null) return leaf(path)
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsOfValue(inner, path ? `${path}.${name}` : name),
  )
}

const leaf = (path: string) => (path ? [path] : [])
