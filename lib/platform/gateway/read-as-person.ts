import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Operation } from '@/lib/contracts/operation'
import { type Answer, type Input, type OperationName, operations } from '@/lib/contracts/registry'
import type { Result } from '@/lib/contracts/result'
import type { ParsedInput } from '@/lib/platform/upstream/request'
import { deny } from './authorize-person'
import { callAsPerson } from './call-as-person'
import { mayDo, mayTouch } from './rights'
import type { Reader } from './search-as-person'
import { toWireFormat } from './to-wire-format'

/**
 * Reads the upstream as a step of a desk operation: right, scope and the scope of the answer are
 * checked as `executeOperation` checks them. Nothing is masked: what leaves the server is what the
 * desk operation makes of it.
 */
export async function readAsPerson<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  { session, signal }: Reader,
): Promise<Result<Answer<Name>>> {
  const operation: Operation = operations[name]
  if (!mayDo(session, operation)) return deny(session, operation, 'right')
  if (!mayTouch(session, operation.scope(input))) return deny(session, operation, 'scope')
  const wire = toWireFormat(operation, input as ParsedInput)
  const result = await callAsPerson(operation, wire, session, randomUUID(), signal)
  return !result.ok || mayTouch(session, operation.scopeOfAnswer(result.value))
    ? (result as Result<Answer<Name>>)
    : deny(session, operation, 'scope-of-answer')
}
