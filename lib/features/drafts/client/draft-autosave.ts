import type { Failure, Result } from '@/lib/contracts/result'

/**
 * Sends what is to be kept; null drops it. `typedMsAgo`: how long ago the person last typed here or
 * took up a draft; 0 where they did neither and act now.
 */
export type SendDraft = (
  text: string | null,
  options: { leaving: boolean; typedMsAgo: number },
) => Promise<Result<unknown>>

/**
 * How long a person has to pause before what they typed is sent, and how long a desk that fails is
 * left alone.
 */
export const pauseMs = 400
export const retryMs = 5_000

const typedMsMax = 86_400_000

/** Failures that pass without anything being done: a desk that fails, or keeps a person's pace. */
const passingKinds: readonly Failure['kind'][] = ['unreachable', 'broken', 'throttled']

/**
 * Brings what a person types to the desk, one request at a time, always the newest. What could not
 * be sent waits: for the next change, for `tryAgain`, and where the desk itself fails, or was asked too
 * often, also for a while. Never opens sign-in.
 */
export function createDraftAutosave(send: SendDraft) {
  let noted: string | null = null
  let wanted: string | null = null
  /** What the desk surely has of this page; undefined when that is not known. */
  let held: string | null | undefined = null
  let hasChanged = false
  let typedAt: number | null = null
  let failure: Failure | null = null
  let last: Sending = { text: null, leaving: false, turn: 0 }
  let answeredTurn = 0
  let underWay = 0
  let isOverdue = false
  let isOpen = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function setWanted(text: string | null) {
    wanted = text
    hasChanged = true
  }

  function schedulePush(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void push(false), ms)
  }

  async function push(leaving: boolean) {
    clearTimeout(timer)
    const isOnItsWay = underWay > 0 && last.text === wanted && (last.leaving || !leaving)
    if (wanted === held || isOnItsWay) return
    isOverdue = underWay > 0 && !leaving
    if (!isOverdue) await sendWanted(leaving)
  }

  async function sendWanted(leaving: boolean) {
    const mine = { text: wanted, leaving, turn: last.turn + 1 }
    last = mine
    held = undefined
    underWay += 1
    const typedMsAgo = Math.min(typedAt === null ? 0 : Date.now() - typedAt, typedMsMax)
    const result = await send(mine.text, { leaving, typedMsAgo })
    underWay -= 1
    if (mine.turn > answeredTurn) settle(mine, result)
    if (underWay > 0 || !isOverdue) return
    isOverdue = false
    await push(false)
  }

  function settle({ text, turn }: Sending, result: Result<unknown>) {
    answeredTurn = turn
    held = result.ok ? text : undefined
    failure = result.ok ? null : result.failure
    for (const listener of listeners) listener()
    if (isOpen && failure && passingKinds.includes(failure.kind))
      schedulePush(Math.max(retryMs, (failure.retryAfter ?? 0) * 1_000))
  }

  function replace(text: string | null) {
    setWanted(text)
    held = undefined
    return push(false)
  }

  return {
    /** What stands on the page now, as JSON; null: it does not differ from what is stored. */
    note(text: string | null) {
      if (text === noted) return
      typedAt = Date.now()
      noted = text
      setWanted(text)
      schedulePush(text === null ? 0 : pauseMs)
    },
    /**
     * Drops what is kept, also what an earlier page kept. The next change of the page is kept anew.
     */
    drop: () => replace(null),
    /** Puts something else in the place of what is kept, as above; null drops it. */
    replace,
    /**
     * Takes over what an earlier page may have kept: it is dropped as soon as nothing differs any
     * more, even if this page has sent nothing of its own.
     */
    takeOver() {
      if (held === null) held = undefined
      typedAt ??= Date.now()
    },
    /** Sends at once what waits, in a way that outlives the page. */
    leave: () => push(true),
    tryAgain: () => push(false),
    open() {
      isOpen = true
    },
    /** Sends what waits for the last time: a page that is gone overwrites nothing later on. */
    close() {
      isOpen = false
      return push(true)
    },
    /** Why the newest text is not kept, or null. */
    failure: () => (wanted === null ? null : failure),
    /** What this page leaves behind; undefined: whatever was there before. */
    left: () => (hasChanged ? wanted : undefined),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type DraftAutosave = ReturnType<typeof createDraftAutosave>

type Sending = { text: string | null; leaving: boolean; turn: number }
