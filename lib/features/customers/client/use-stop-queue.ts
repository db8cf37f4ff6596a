import { useRef, useState } from 'react'
import { useWrite } from '@/lib/client/use-write'
import type { ItemStop, ItemStopOutcome } from '@/lib/contracts/desk/receivables/stops'
import type { Failure, Result } from '@/lib/contracts/result'
import { pickStop } from '@/lib/features/customers/domain/whole/item-stops'
import { stopArItem } from '@/lib/features/customers/server/stop-ar-item'
import type { ListRows } from '@/lib/shared/list-filters/filter-table'
import { useCustomerPlace } from './customer-place'

type Item = ListRows['listArItems']

/**
 * What became of one item. `unread`: sent, and no read shows it yet. `differs`: sent, and a read
 * shows something else. `changed`: somebody had changed the stop, so nothing was sent.
 */
export type StopEnd = {
  item: Item
  is: 'stopped' | 'unread' | 'differs' | 'changed' | 'failed' | 'unknown'
  failure: Failure | null
}

/** Stops of some items, one after the other: how far they are, and why they ended early. */
export type StopQueue = {
  is: 'ready' | 'running' | 'over'
  ends: readonly StopEnd[]
  failure: Failure | null
}

/**
 * Stops one item after the other. A refusal of one lets the next go on; what concerns all of them,
 * or an outcome that nobody knows, ends the queue.
 */
export function useStopQueue() {
  const { clientNo, customerNo, userName } = useCustomerPlace()
  const { send } = useWrite(stopArItem, {
    affects: ['listArItems', 'getArItem', 'listLogItems', 'listJournal'],
  })
  const isHalted = useRef(false)
  const [queue, setQueue] = useState<StopQueue>({ is: 'ready', ends: [], failure: null })

  async function start(
    items: readonly Item[],
    { kind, until, memo }: Pick<ItemStop, 'kind' | 'until' | 'memo'>,
  ) {
    const ends: StopEnd[] = []
    setQueue({ is: 'running', ends, failure: null })
    for (const item of items) {
      if (item.arItemId == null) continue
      const result = await send({
        ...{ clientNo, customerNo, userName, kind, until, memo },
        idempotencyKey: crypto.randomUUID(),
        arItemId: item.arItemId,
        seen: pickStop(item, kind),
      })
      const end = { item, ...resolveStopEnd(result) }
      ends.push(end)
      if (isHalted.current || endsRun(end))
        return setQueue({ is: 'over', ends, failure: endsRun(end) ? end.failure : null })
      setQueue({ is: 'running', ends: [...ends], failure: null })
    }
    setQueue({ is: 'over', ends, failure: null })
  }

  return {
    queue,
    start: (...asked: Parameters<typeof start>) => void start(...asked),
    halt: () => {
      isHalted.current = true
    },
  }
}

/** Failures that say something of one item only. */
const itemFailureKinds: Failure['kind'][] = ['conflict', 'not-found', 'invalid', 'refused']

const endsRun = ({ failure }: Pick<StopEnd, 'failure'>) =>
  failure !== null && !itemFailureKinds.includes(failure.kind)

/** What the outcome of a stop says of its item. */
export function resolveStopEnd(result: Result<ItemStopOutcome>): Omit<StopEnd, 'item'> {
  if (!result.ok)
    return {
      is: result.failure.kind === 'unknown-outcome' ? 'unknown' : 'failed',
      failure: result.failure,
    }
  if (result.value.outcome === 'changed') return { is: 'changed', failure: null }
  const { found } = result.value
  const is =
    found === 'applied' ? 'stopped' : found === null || found === 'unproven' ? 'unread' : 'differs'
  return { is, failure: null }
}
