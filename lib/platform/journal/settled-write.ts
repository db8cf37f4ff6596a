import 'server-only'
import type { JournalRow } from './write-journal'

/**
 * How long after the last moment of a write a service may still take it in: until then nothing
 * proves that it has not. Assumed.
 */
export const settleMs = 120_000

/** Whether a write that is not seen at the service will not be seen there later either. */
export const isSettled = ({ deadlineAt }: Pick<JournalRow, 'deadlineAt'>): boolean =>
  Date.now() - deadlineAt.getTime() >= settleMs
