import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as waited } from 'node:timers/promises'
import type { Failure } from '@/lib/contracts/result'
import { isImportVerb } from '@/lib/features/bulk-actions/domain/bulk-operations'
import type { RowOutcome } from '@/lib/features/bulk-actions/domain/row-outcome'
import { isStopping } from '@/lib/platform/database/keep-open'
import { publishJournalChanged } from '@/lib/platform/gateway/execute-and-record'
import {
  type BulkActionRecord,
  type ClaimedAction,
  claimBulkAction,
  endBulkRecord,
  noteHeartbeat,
  toPlace,
} from './bulk-records'
import { noteRowResult, takeNextRow } from './bulk-rows'
import { followBatches, followBeside } from './follow-batches'
import { createReadAhead } from './read-ahead'
import { sendRow } from './send-row'

const beatMs = 5_000
/** How often a row may be asked to wait before the bulk action rests, and for how long at most. */
const pausesMax = 20
const pauseSecondsMax = 300

type Ending = Pick<BulkActionRecord, 'state' | 'why'>
/** `wait`: as the service asked, which the page tells. `rest`: until something is looked at again. */
type Waits = Record<'wait' | 'rest', (seconds: number) => Promise<void>>
type Pause = (ms: number, signal: AbortSignal) => Promise<void>

const waitAbortable: Pause = async (ms, signal) => {
  await waited(ms, undefined, { signal, ref: false }).catch(() => {})
}

/**
 * Sends the rows of a bulk action one after the other, as the person who started it, until each has
 * its result, a person stops it, or something concerns all of them. Does nothing where another
 * worker has it. What a process left in the middle ends as it ended: each row goes out under its
 * idempotency key.
 */
export async function runBulkAction(id: string, pause = waitAbortable): Promise<void> {
  const action = isStopping() ? null : await claimBulkAction(id)
  if (!action) return
  const lost = new AbortController()
  let pausedUntil: Date | null = null
  const beat = setInterval(
    () =>
      void noteHeartbeat(action, pausedUntil).then(
        (isOurs) => isOurs || lost.abort(),
        () => {},
      ),
    beatMs,
  ).unref()
  const wait = async (seconds: number) => {
    pausedUntil = new Date(Date.now() + seconds * 1000)
    await noteHeartbeat(action, pausedUntil)
    await pause(seconds * 1000, lost.signal)
    pausedUntil = null
  }
  const rest = (seconds: number) => pause(seconds * 1000, lost.signal)
  try {
    const ending = await sendRows(action, { wait, rest })
    if (ending) {
      await endBulkRecord(action, ending)
      await publishJournalChanged(toPlace(action), 'runBulkAction')
    }
  } finally {
    clearInterval(beat)
  }
}

/** How it ended; null where somebody else has ended it, or works on it now. */
async function sendRows(action: ClaimedAction, { wait, rest }: Waits): Promise<Ending | null> {
  const beside = followBeside(action)
  const readAhead = createReadAhead(action)
  let pauses = 0
  const waitAsAsked = async (failure: Failure | null) => {
    pauses += 1
    await wait(getPause(failure))
  }
  for (;;) {
    const row = isStopping() ? 'lost' : await takeNextRow(action)
    if (row === 'lost') return null
    if (row === 'none') return finishSending(action, rest)
    const waitOut = async (failure: Failure) => {
      if (pauses === pausesMax) return false
      await waitAsAsked(failure)
      return noteHeartbeat(action)
    }
    const [outcome] = await Promise.all([
      sendRow(action, row, { waitOut, readAhead }),
      beside.readOldest(),
    ])
    await noteRowResult(row, toRowResult(outcome))
    if (row.customers !== null && outcome.state === 'accepted') beside.add(row.idempotencyKey)
    // That nobody knows of a row which a killed process left says nothing of those that follow.
    const isLeftBehind = row.state === 'sending' && outcome.state === 'unknown'
    if (outcome.step === 'next' || isLeftBehind) {
      pauses = 0
      continue
    }
    const { why } = outcome
    if (outcome.step === 'sign-in') return { state: 'waiting', why }
    if (outcome.step === 'halt' || pauses === pausesMax) return { state: 'halted', why }
    await waitAsAsked(why)
  }
}

const getPause = (failure: Failure | null) => Math.min(failure?.retryAfter ?? 5, pauseSecondsMax)

/** Of an import, whose batches are processed later, it is over once each of them has ended. */
async function finishSending(action: ClaimedAction, rest: Waits['rest']): Promise<Ending> {
  if (action.verb === null || !isImportVerb(action.verb)) return { state: 'over', why: null }
  const why = await followBatches(action, rest)
  return why ? { state: 'waiting', why } : { state: 'over', why: null }
}

/** A refused write keeps its key for ever, so what goes out later is a new one. */
const toRowResult = ({ state, failure }: RowOutcome) =>
  state === 'waiting' ? { state, idempotencyKey: randomUUID() } : { state, failure }
