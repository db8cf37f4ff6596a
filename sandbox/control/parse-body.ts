import type { Context } from 'hono'
import type * as z from 'zod'
import { badRequest } from '../refusal'

/** The body of a control request, parsed. */
export async function parseControlBody<S extends z.ZodType>(
  context: Context,
  schema: S,
): Promise<z.output<S>> {
  const parsed = schema.safeParse(await context.req.json().catch(() => undefined))
  if (parsed.success) return parsed.data
  throw badRequest(
    'The control request is wrong',
    Object.fromEntries(
      parsed.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
    ),
  )
}
