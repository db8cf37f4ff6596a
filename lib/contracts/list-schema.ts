import * as z from 'zod'

/** The mark in the schema of a list: where the rows of an answer stand. */
const listKey = 'x-list'

/**
 * The rows of an answer: a row that is off the contract stands in its place with what of it could
 * be read (see `findUnread`), and takes no other with it.
 */
export const defineList = <Row extends z.ZodType>(row: Row) =>
  z.array(row).meta({ [listKey]: true })

/**
 * Where the rows of an answer stand: the name of its field, a blank for an answer that is the list
 * itself, null for one that is no list.
 */
export function findListField(schema: z.ZodType): string | null {
  const known = listFields.get(schema)
  if (known !== undefined) return known
  const found = lookForListField(schema)
  listFields.set(schema, found)
  return found
}

/** A schema stays what it is, and is asked about with every answer. */
const listFields = new WeakMap<z.ZodType, string | null>()

function lookForListField(schema: z.ZodType): string | null {
  const bare = stripOptional(schema)
  if (isList(schema)) return ''
  if (!(bare instanceof z.ZodObject)) return null
  const found = Object.entries(bare.shape).find(([, field]) => isList(field as z.ZodType))
  return found ? found[0] : null
}

/** A schema without what makes it optional, nullable or the like. */
export function stripOptional(schema: z.ZodType): z.ZodType {
  let bare = schema
  while (bare instanceof z.ZodOptional || bare instanceof z.ZodNullable)
    bare = bare.unwrap() as z.ZodType
  return bare
}

const isList = (schema: z.ZodType): boolean => {
  let inner = schema
  while (true) {
    if (inner.meta()?.[listKey] === true) return true
    if (!(inner instanceof z.ZodOptional || inner instanceof z.ZodNullable)) return false
    inner = inner.unwrap() as z.ZodType
  }
}
