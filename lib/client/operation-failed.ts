import type { Failure } from '@/lib/contracts/result'

/**
 * A failed read or write, as TanStack Query wants it: thrown, so that what is shown stays, and
 * success is only told of what succeeded.
 */
export class OperationFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind)
    this.name = 'OperationFailed'
  }
}

/** Why an operation failed. An error that none has thrown is a fault of the desk itself. */
export const toFailure = (error: unknown): Failure =>
  error instanceof OperationFailed ? error.failure : { kind: 'broken' }

/** Whether a service that surely has an operation answered that there is no such record. */
export const isDenied = ({ kind, code }: Failure): boolean =>
  kind === 'not-found' && code !== 'maybe-not-offered'
