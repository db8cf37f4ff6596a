import { useEffect, useState, useSyncExternalStore } from 'react'
import { type CheckProgress, type Piece, ReferenceCheck } from './reference-check'
import { useSignInAgain } from './session-guard'

/**
 * A check of the page that is open: at most one, given up when the page is left or another starts.
 * Where the session ends in the middle, sign-in opens over the page and the check goes on by
 * itself. What it asks stands in no address and in no cache.
 */
export function useReferenceCheck<Each extends Piece>() {
  const [check, setCheck] = useState<ReferenceCheck<Each> | null>(null)
  const signInAgain = useSignInAgain()
  const progress = useSyncExternalStore<CheckProgress<Each> | null>(
    check?.subscribe ?? subscribeNever,
    check?.progress ?? getNoProgress,
    getNoProgress,
  )
  useEffect(() => () => check?.stop(), [check])

  async function run(each: ReferenceCheck<Each>, change = (piece: Each) => piece) {
    const { phase, failure } = await each.goOnWith(change)
    if (phase !== 'failed' || failure?.kind !== 'unauthenticated') return
    await signInAgain()
    if (each.isWanted()) await run(each)
  }

  return {
    progress,
    /** The check itself, to be taken up again after the page was left. */
    check,
    resume(earlier: ReferenceCheck<Each>, isToGoOn: boolean) {
      setCheck(earlier)
      if (isToGoOn) void run(earlier)
    },
    start(...how: ConstructorParameters<typeof ReferenceCheck<Each>>) {
      const next = new ReferenceCheck(...how)
      setCheck(next)
      void run(next)
    },
    goOn: () => check && void run(check),
    /** Goes on with pieces as they are made anew. */
    goOnWith: (change: (piece: Each) => Each) => check && void run(check, change),
    stop: () => check?.stop(),
    /** Stops and shows nothing any more. */
    forget: () => setCheck(null),
  }
}

export type CheckControls<Each extends Piece> = ReturnType<typeof useReferenceCheck<Each>>

const subscribeNever = () => () => {}
const getNoProgress = () => null
