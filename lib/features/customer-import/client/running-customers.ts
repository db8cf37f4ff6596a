import { OperationFailed } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import { waitOutThrottling } from '@/lib/client/wait-out-throttling'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { Answer, Input } from '@/lib/contracts/registry'

/** Batches of one page of the list. */
const pageSize = 200
/** So many actions that have something left are listed at most. */
const openActionsMax = 200

/** `isWhole`: no other customer is in a batch that may still run, as far as that may be seen. */
type RunningCustomers = { numbers: string[]; isWhole: boolean }

type Ask = <Name extends ReadName>(name: Name, input: Input<Name>) => Promise<Answer<Name>>
type ReadName =
  | 'listBulkActions'
  | 'listBulkActionRows'
  | 'getImportBatch'
  | 'listSentBatches'
  | 'getSentBatch'

/**
 * The customers of batches that may still be worked off: those of imports that have not been sent
 * yet, then those that were sent from here and of which the service has accepted and not told the
 * end, or it is not known whether it did. In this order, none slips from one to the other unseen.
 *
 * @param ownKeys batches that are known to the page, and are left out.
 * @throws OperationFailed as the reads do.
 */
export async function readRunningCustomers(
  clientNo: string,
  ownKeys: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<RunningCustomers> {
  const running: RunningCustomers = { numbers: [], isWhole: true }
  const ask: Ask = (name, input) => waitOutThrottling(() => read(name, input, { signal }), signal)
  await addUnsent(running, clientNo, ownKeys, ask)
  await addSent(running, clientNo, ownKeys, ask)
  return running
}

async function addUnsent(
  running: RunningCustomers,
  clientNo: string,
  ownKeys: ReadonlySet<string>,
  ask: Ask,
) {
  const { actions, isWhole } = await ask('listBulkActions', { body: { limit: 1 } })
  const open = actions.filter(({ state }) => openStates.has(state))
  if (!isWhole || open.length >= openActionsMax) running.isWhole = false
  for (const { bulkActionId } of open.filter((each) => each.imported && each.clientNo === clientNo))
    for (let from = 0, more = true; more; ) {
      const page = await ask('listBulkActionRows', {
        params: { bulkActionId },
        body: { from, states: ['waiting', 'sending'] },
      })
      for (const { seq, idempotencyKey } of page.rows)
        if (!ownKeys.has(idempotencyKey)) await addWaiting(running, { bulkActionId, seq }, ask)
      from = (page.rows.at(-1)?.seq ?? 0) + 1
      more = page.more && page.rows.length > 0
    }
}

/** Those that go on by themselves, or by a word of their person. One that was stopped does not. */
const openStates = new Set<BulkAction['state']>(['running', 'interrupted', 'waiting', 'halted'])

/** A batch that is there and whose customers cannot be read may hold anybody. */
async function addWaiting(
  running: RunningCustomers,
  { bulkActionId, seq }: { bulkActionId: string; seq: number },
  ask: Ask,
) {
  try {
    const { customers } = await ask('getImportBatch', { params: { bulkActionId }, body: { seq } })
    for (const { customerNo } of customers) running.numbers.push(customerNo)
  } catch (error) {
    if (!(error instanceof OperationFailed) || error.failure.kind !== 'not-found') throw error
    running.isWhole = false
  }
}

async function addSent(
  running: RunningCustomers,
  clientNo: string,
  ownKeys: ReadonlySet<string>,
  ask: Ask,
) {
  for (let last: SentBatch | undefined; ; ) {
    const { batches, more, isWhole } = await ask('listSentBatches', {
      body: {
        ...{ clientNo, limit: pageSize },
        ...(last && { before: last.sentAt, beforeKey: last.idempotencyKey }),
      },
    })
    if (isWhole === false) running.isWhole = false
    for (const { idempotencyKey } of batches.filter(mayRun))
      if (!ownKeys.has(idempotencyKey)) await addBatch(running, idempotencyKey, ask)
    last = batches.at(-1)
    if (!more || !last) return
  }
}

async function addBatch(running: RunningCustomers, idempotencyKey: string, ask: Ask) {
  const { sent, rows } = await ask('getSentBatch', { params: { idempotencyKey } })
  if (!mayRun(sent)) return
  if (rows === null) running.isWhole = false
  for (const row of rows ?? []) if (row.customerNo) running.numbers.push(row.customerNo)
}

const mayRun = ({ operation, state, end }: SentBatch) =>
  (operation === 'updateCustomers' || operation === 'createCustomers') &&
  (state === 'sending' || state === 'unknown' || (state === 'accepted' && end === null))
