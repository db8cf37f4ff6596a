import fc from 'fast-check'
import { expect } from 'vitest'
import type { OperationName } from '@/lib/contracts/registry'
import type { Result } from '@/lib/contracts/result'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { recordOutcome } from '@/lib/features/journal/server/record-outcome'
import { journal } from '@/lib/platform/database/schema'
import { settleMs } from '@/lib/platform/journal/write-journal'
import { browser, withJar } from '@/tests/next-headers'
import { asKari, asOla, type DeskUnderTest, endPauses } from './desk-under-test'
import { type Fault, type Faulty, restartDesk } from './faulty-upstream'
import { forgetProcess } from './settings'
import { emptyDesk } from './stores'

type Person = 'kari' | 'ola'

/** What a person meant, and how it is done. */
export type MeantWrite = {
  idempotencyKey: string
  operation: OperationName
  userName: Person
  send: () => Promise<Result<unknown>>
  /** A second sending that a person may ask for. */
  again?: () => Promise<Result<unknown>>
  /** Whether what a sending came to says that it is done; left out: every success does. */
  saysDone?: (value: unknown) => boolean
  /** How often the service has done it. */
  countDone: () => number
}

const fault = fc.constantFrom<Fault>(
  ...(['drop-before', 'drop-after', 'drop-after', 'kill-before', 'kill-after', 'late'] as const),
  ...(['cut-after', '503-after', 400, 409, 422, 429, 500, 503] as const),
)
const ownSteps = ['send', 'send', 'send', 'send twice', 'look', 'look', 'again', 'record'] as const
const step = fc.oneof(
  fc.record({ does: fc.constantFrom('write fault', 'read fault'), fault }),
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom(...ownSteps), of: fc.nat(9) }) },
  fc.record({ does: fc.constantFrom('all at once', 'the late arrive', 'time passes') }),
)
type Step = { does: string; of?: number; fault?: Fault }

/** A read is tried so often by itself, so that it fails in the end. */
const readTries = 3

/** Failures that say nothing of what became of a write. */
const silent = ['unknown-outcome', 'broken']
const silentCodes = ['idempotency-key-reused', 'may-be-there', 'not-open', 'cannot-look']

/**
 * Lets several persons send, look, send again and record what they asked for, from several desks,
 * in every order, while the service and the desk go wrong. After each step: the service has done
 * nothing twice, nothing it has done is called failed, and nothing that it has not done is called
 * done. A person who records something has asked the service, and says what is so.
 *
 * @param open opens a fresh service, and gives what is meant, by whom.
 */
export function checkOnce(
  desk: DeskUnderTest,
  open: (chance: readonly [boolean, boolean]) => { service: Faulty; writes: readonly MeantWrite[] },
  numRuns: number,
) {
  return fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 14 }),
      fc.tuple(fc.boolean(), fc.boolean()),
      async (steps, chance) => {
        await emptyDesk(desk.db)
        await endPauses(desk)
        const jars = await signInBoth()
        const { service, writes } = open(chance)
        const by = <Value>({ userName }: MeantWrite, work: () => Promise<Value>) =>
          withJar(jars[userName], work)
        const check = async () => {
          for (const write of writes) await by(write, () => expectTruth(desk, write))
        }

        for (const each of steps) {
          const told = await act(desk, service, writes, by, each)
          const isKilled = service.killed !== null
          if (service.killed) await restartDesk(desk, service.killed)
          service.killed = null
          await endPauses(desk)
          await check()
          if (!isKilled) told.forEach(expectSaid)
        }
        Object.assign(service, { writeFaults: [], readFaults: [] })
        await act(desk, service, writes, by, { does: 'time passes' })
        for (const [of] of writes.entries())
          await act(desk, service, writes, by, { does: 'look', of })
        await check()
      },
    ),
    { numRuns },
  )
}

async function signInBoth(): Promise<Record<Person, Map<string, string>>> {
  await asKari()
  const kari = new Map(browser.jar)
  await asOla()
  return { kari, ola: new Map(browser.jar) }
}

type Told = { write: MeantWrite; result: Result<unknown> }
type By = <Value>(write: MeantWrite, work: () => Promise<Value>) => Promise<Value>

/** Does one step, and gives what sendings were answered. */
async function act(
  desk: DeskUnderTest,
  service: Faulty,
  writes: readonly MeantWrite[],
  by: By,
  { does, of = 0, fault: planted }: Step,
): Promise<Told[]> {
  const write = writes[of % writes.length]!
  const { idempotencyKey, operation, userName } = write
  const send = (each: MeantWrite) =>
    by(each, async () => ({ write: each, result: await each.send() }))
  const arriveLate = () => {
    for (const arrive of service.late.splice(0)) arrive()
  }
  if (does === 'write fault') service.writeFaults.push(planted!)
  if (does === 'read fault') service.readFaults.push(...Array(readTries).fill(planted!))
  if (does === 'send') return [await send(write)]
  if (does === 'send twice') {
    const first = send(write)
    forgetProcess()
    const both = await Promise.all([first, send(write)])
    // One that failed before the other went out was told so of itself.
    const hasGoneOut = both.some(({ result }) => result.ok || silent.includes(result.failure.kind))
    return hasGoneOut ? both.filter(({ result }) => result.ok) : both
  }
  if (does === 'all at once') return Promise.all(writes.map(send))
  if (does === 'look') await by(write, () => checkOutcome({ idempotencyKey, operation }))
  if (does === 'again' && write.again) {
    const { again } = write
    return [{ write, result: await by(write, again) }]
  }
  if (does === 'record' && service.late.length === 0)
    await by(write, () =>
      recordOutcome({
        ...{ idempotencyKey: crypto.randomUUID(), userName, of: idempotencyKey },
        ...{ found: write.countDone() > 0 ? 'applied' : 'not-applied', note: 'Asked' },
      }),
    )
  if (does === 'the late arrive') arriveLate()
  if (does === 'time passes') {
    arriveLate()
    await desk.db.update(journal).set({ deadlineAt: new Date(Date.now() - settleMs) })
  }
  return []
}

/** What the journal says of a meant write is so. */
async function expectTruth(desk: DeskUnderTest, { idempotencyKey, countDone }: MeantWrite) {
  const row = (await desk.journalRows()).find((each) => each.idempotencyKey === idempotencyKey)
  const times = countDone()
  expect(times).toBeLessThanOrEqual(1)
  if (times === 1) expect(['done', 'accepted', 'unknown', 'sending']).toContain(row?.state)
  if (row?.state === 'done' || row?.state === 'accepted') expect(times).toBe(1)
}

/** What a person was told of a sending is so. */
function expectSaid({ write, result }: Told) {
  const { saysDone = () => true, countDone } = write
  if (result.ok) expect([saysDone(result.value), countDone()]).not.toEqual([true, 0])
  else if (
    !silent.includes(result.failure.kind) &&
    !silentCodes.includes(result.failure.code ?? '')
  )
    expect([result.failure, countDone()]).toEqual([result.failure, 0])
}
