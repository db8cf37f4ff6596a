import { expect, test } from 'vitest'
import type { CustomerSave } from '@/lib/contracts/desk/receivables/customer-draft'
import type { Failure, Result } from '@/lib/contracts/result'
import { resolveFixEnd } from './use-field-fixes'

const saved = (seen: object | null): Result<CustomerSave> =>
  ({ ok: true, value: { outcome: 'saved', result: {}, theirs: [], seen } }) as never
const readBack = { sent: ['address'], different: [], notShown: [], cleaned: [], stored: {} }
const failed = (kind: Failure['kind']): Result<CustomerSave> => ({ ok: false, failure: { kind } })

test.each([
  ['a read shows it', saved(readBack), 'saved'],
  ['a read cleaned it', saved({ ...readBack, cleaned: ['address'] }), 'saved'],
  ['no read came', saved(null), 'unread'],
  ['the read does not show it', saved({ ...readBack, notShown: ['address'] }), 'unread'],
  ['the read shows something else', saved({ ...readBack, different: ['address'] }), 'differs'],
  ['another field differs', saved({ ...readBack, different: ['phoneNo'] }), 'saved'],
  ['it stood there before', { ok: true, value: { outcome: 'nothing', current: {} } }, 'nothing'],
  ['somebody changed it', { ok: true, value: { outcome: 'conflict' } }, 'conflict'],
  ['nobody knows', failed('unknown-outcome'), 'unknown'],
  ['it was refused', failed('invalid'), 'failed'],
  ['it is forbidden', failed('forbidden'), 'failed'],
] as [string, Result<CustomerSave>, string][])('%s', (_, result, is) =>
  expect(resolveFixEnd(result, 'postalAddress.postalCode').is).toBe(is),
)
