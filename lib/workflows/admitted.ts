import 'server-only'
import type * as z from 'zod'
import { failed, type Result, succeeded } from '../contracts/result'
import { ownPageOnly } from '../gateway/origin'
import { signedInName } from '../gateway/recall'

/**
 * Takes what arrived from a page of the desk, before anything is done with it: from an own page, in the agreed shape, and typed by the person who is
 * signed in now. Anything else is refused.
 */
export async function admitted<Typed extends { userName: string }>(shape: z.ZodType<Typed>, arrived: unknown): Promise<Result<Typed>> {
  const foreign = await ownPageOnly()
  if (foreign) return foreign
  const parsed = shape.safeParse(arrived)
  if (!parsed.success)
    return failed({
      kind: 'invalid',
      code: 'off-contract',
      fields: Object.fromEntries(parsed.error.issues.slice(0, 20).map((issue) => [issue.path.join('.'), issue.message])),
    })
  const person = await signedInName()
  if (person === parsed.data.userName) return succeeded(parsed.data)
  return failed(person === null ? { kind: 'unauthenticated' } : { kind: 'forbidden', code: 'other-person' })
}
