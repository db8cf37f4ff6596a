import { useState } from 'react'
import type { CustomerSave } from '@/lib/contracts/desk/receivables/customer-draft'
import type { Failure, Result } from '@/lib/contracts/result'
import { toFormValues, trimChanged } from '@/lib/features/customers/domain/customer-edit'
import { findFieldByPath } from '@/lib/features/customers/domain/editable-fields'
import { withInlineField } from '@/lib/features/customers/domain/inline-field'
import type { CustomerRead } from './customers'
import { useCustomerSave } from './use-customer-writes'

/** One field of a customer that is to be changed, and the read over which it was typed. */
export type FieldFix = {
  key: string
  clientNo: string
  customerNo: string
  stored: CustomerRead
  path: string
  typed: string
}

/**
 * What became of one customer. `unread`: saved, and no read shows it yet. `differs`: saved, and a
 * read shows something else. `conflict`: somebody had changed the field, so nothing was sent.
 * `skipped`: the run ended before it.
 */
export type FixEnd = {
  is: 'saved' | 'unread' | 'differs' | 'nothing' | 'conflict' | 'failed' | 'unknown' | 'skipped'
  failure: Failure | null
  idempotencyKey: string
}

/**
 * Saves one field of each of some customers, one after the other, each as the form would save it:
 * an address goes whole. A refusal of one lets the next go on; what concerns all of them, or an
 * outcome that nobody knows, ends the run.
 */
export function useFieldFixes(userName: string) {
  const { send } = useCustomerSave()
  const [ends, setEnds] = useState<ReadonlyMap<string, FixEnd>>(new Map())
  const [isRunning, setRunning] = useState(false)

  async function run(fixes: readonly FieldFix[]): Promise<ReadonlyMap<string, FixEnd>> {
    setRunning(true)
    const found = new Map<string, FixEnd>()
    let isOver = false
    for (const fix of fixes) {
      const idempotencyKey = crypto.randomUUID()
      const end: FixEnd = isOver
        ? { is: 'skipped', failure: null, idempotencyKey }
        : { ...resolveFixEnd(await save(fix, idempotencyKey), fix.path), idempotencyKey }
      isOver ||= endsRun(end)
      found.set(fix.key, end)
      setEnds((before) => new Map([...before, [fix.key, end]]))
    }
    setRunning(false)
    return found
  }

  function save({ clientNo, customerNo, stored, path, typed }: FieldFix, idempotencyKey: string) {
    const baseline = toFormValues(stored)
    return send({
      ...{ idempotencyKey, clientNo, customerNo, userName, baseline },
      edited: trimChanged(baseline, withInlineField(baseline, path, typed)),
      clearing: [],
    })
  }

  return { ends, isRunning, run }
}

/** Failures that say something of one customer only. */
const customerFailureKinds: Failure['kind'][] = ['conflict', 'not-found', 'invalid', 'refused']

const endsRun = ({ failure }: Pick<FixEnd, 'failure'>) =>
  failure !== null && !customerFailureKinds.includes(failure.kind)

/** What the outcome of a save says of the field that was typed. */
export function resolveFixEnd(
  result: Result<CustomerSave>,
  path: string,
): Pick<FixEnd, 'is' | 'failure'> {
  if (!result.ok)
    return {
      is: result.failure.kind === 'unknown-outcome' ? 'unknown' : 'failed',
      failure: result.failure,
    }
  if (result.value.outcome !== 'saved') return { is: result.value.outcome, failure: null }
  const { seen } = result.value
  const field = findFieldByPath(path)
  if (!seen || field === undefined || seen.notShown.includes(field))
    return { is: 'unread', failure: null }
  return { is: seen.different.includes(field) ? 'differs' : 'saved', failure: null }
}
