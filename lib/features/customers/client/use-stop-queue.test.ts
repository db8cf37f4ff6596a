import { expect, test } from 'vitest'
import { resolveStopEnd } from './use-stop-queue'

const sent = (found: 'applied' | 'not-applied' | 'partly' | 'unproven' | null) =>
  ({ ok: true, value: { outcome: 'sent', found } }) as const

test.each([
  [sent('applied'), 'stopped'],
  [sent('unproven'), 'unread'],
  [sent(null), 'unread'],
  [sent('partly'), 'differs'],
  [sent('not-applied'), 'differs'],
  [{ ok: true, value: { outcome: 'changed', until: null } }, 'changed'],
  [{ ok: false, failure: { kind: 'refused' } }, 'failed'],
  [{ ok: false, failure: { kind: 'unknown-outcome' } }, 'unknown'],
] as const)('%j is told as %s', (result, is) => expect(resolveStopEnd(result).is).toBe(is))
