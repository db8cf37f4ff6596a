import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import { type OperationName, operations } from '@/lib/contracts/registry'
import type { Session } from '@/lib/platform/session/current-session'
import { isOffered } from '@/lib/platform/upstream/offered-operations'
import { mayDo } from './rights'

/**
 * Whether a way to some operations is shown to a person: the service has all of them, and the
 * person may do them. It decides what is offered on a page and nothing else: `executeOperation` asks the
 * right again.
 */
export const canDo = (session: Session | null, ...names: OperationName[]): boolean =>
  names.every((name) => isServed(name) && hasRightTo(session, name))

/**
 * Whether a person may do an operation, whether or not the service has it: for a page that says
 * which of the two is missing.
 */
export const hasRightTo = (session: Session | null, name: OperationName): boolean =>
  session === null || mayDo(session, operations[name])

/** The operations that are not shown to a person, the desk's own too, for pages in the browser. */
export const listWithheldOperations = (session: Session | null): OperationName[] =>
  Object.values<Operation>(operations)
    .filter(({ exposed }) => exposed)
    .map(({ name }) => name as OperationName)
    .filter((name) => !canDo(session, name))

/** Whether the service has an operation, whoever asks. */
export const isServed = (name: OperationName): boolean => isOffered(operations[name])
