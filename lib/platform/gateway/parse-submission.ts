import 'server-only'
import type * as z from 'zod'
import { actionBounds, type Bounds, isTooLong } from '@/lib/contracts/bounds'
import type { OperationName } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { authorizePerson } from './authorize-person'

/**
 * Takes what arrived from a page of the desk, before anything is done with it: from an own page, of
 * a person who may do it, no longer than any good one, in the agreed shape, and, where it says who
 * typed it, typed by the person who is signed in now. Anything else is refused, in this order.
 *
 * @param names what it may come to; none where its own answer tells.
 * @param bounds how long it may be, where it holds more than rows, such as a file.
 */
export async function parseSubmission<Typed>(
  names: readonly OperationName[],
  shape: z.ZodType<Typed>,
  arrived: unknown,
  bounds: Bounds = actionBounds,
): Promise<Result<Typed>> {
  const person = await authorizePerson(names)
  if (!person.ok) return person
  if (isTooLong(arrived, bounds)) return makeFailure({ kind: 'invalid', code: 'off-contract' })
  const parsed = shape.safeParse(arrived)
  if (!parsed.success)
    return makeFailure({
      kind: 'invalid',
      code: 'off-contract',
      fields: toFieldErrors(parsed.error),
    })
  const { userName = person.value } = parsed.data as { userName?: string }
  return userName === person.value
    ? makeSuccess(parsed.data)
    : makeFailure({ kind: 'forbidden', code: 'other-person' })
}

const toFieldErrors = ({ issues }: z.ZodError) =>
  Object.fromEntries(issues.slice(0, 20).map((issue) => [issue.path.join('.'), issue.message]))
