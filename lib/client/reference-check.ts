import type { Failure } from '@/lib/contracts/result'
import { toFailure } from './operation-failed'

/**
 * A part of a check that one request or several bring to its end. While it is `open` it is asked
 * for; `failure` is why it was left so.
 */
export type Piece = { state: string; failure: Failure | null }

/** `stopped` and `failed` can go on; `done` has no open piece. */
export type CheckPhase = 'running' | 'stopped' | 'failed' | 'done'
export type CheckProgress<Each extends Piece> = {
  phase: CheckPhase
  pieces: readonly Each[]
  failure: Failure | null
}

/** Requests that are under way at the same time, where nothing else is said. */
export const atOnce = 2

/**
 * Brings pieces to their end, some at a time and in their order. What came stays: after a failure
 * or a stop, going on takes up each open piece where it was. The first failure ends the run,
 * because the next request would most likely meet the same; a request beside it is waited for.
 *
 * @param step one request for a piece, and the piece with its answer. It throws OperationFailed, or
 *   anything once its signal is aborted.
 * @param width how many pieces are asked for at the same time.
 * @param plan pieces that the others have made necessary, asked for when nothing is open; none ends
 *   the check.
 */
export class ReferenceCheck<Each extends Piece> {
  #progress: CheckProgress<Each>
  #run = new AbortController()
  readonly #listeners = new Set<() => void>()

  constructor(
    pieces: readonly Each[],
    private readonly step: (piece: Each, signal: AbortSignal) => Promise<Each>,
    private readonly width = atOnce,
    private readonly plan: (pieces: readonly Each[]) => readonly Each[] = () => [],
  ) {
    this.#progress = { phase: 'stopped', pieces, failure: null }
  }

  readonly progress = () => this.#progress

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Asks for what is still open, until all is done, one fails, or it is stopped. */
  async goOn(): Promise<CheckProgress<Each>> {
    if (this.#progress.phase === 'running') return this.#progress
    const run = new AbortController()
    this.#run = run
    this.#tell({
      phase: 'running',
      failure: null,
      pieces: this.#progress.pieces.map((piece) => ({ ...piece, failure: null })),
    })

    do {
      this.#addPlanned()
      const waiting = this.#listOpen()
      await Promise.all(Array.from({ length: this.width }, () => this.#work(waiting, run.signal)))
    } while (!run.signal.aborted && !this.#progress.failure && this.#addPlanned())
    if (!run.signal.aborted)
      this.#tell({ ...this.#progress, phase: this.#progress.failure ? 'failed' : 'done' })
    return this.#progress
  }

  /** Goes on with pieces as they are made anew, such as those that failed opened again. */
  goOnWith(change: (piece: Each) => Each): Promise<CheckProgress<Each>> {
    this.#tell({ ...this.#progress, pieces: this.#progress.pieces.map(change) })
    return this.goOn()
  }

  /** Gives up the requests that are under way; their answers are not taken any more. */
  stop() {
    this.#run.abort()
    if (this.#progress.phase === 'running') this.#tell({ ...this.#progress, phase: 'stopped' })
  }

  /** False once it was stopped, so that what waits for something else does not start it again. */
  readonly isWanted = () => !this.#run.signal.aborted

  readonly #listOpen = () =>
    this.#progress.pieces.flatMap(({ state }, at) => (state === 'open' ? [at] : []))

  /** Whether anything is to be asked for after this. */
  #addPlanned(): boolean {
    const planned = this.plan(this.#progress.pieces)
    if (planned.length > 0)
      this.#tell({ ...this.#progress, pieces: [...this.#progress.pieces, ...planned] })
    return this.#listOpen().length > 0
  }

  async #work(waiting: number[], signal: AbortSignal) {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      while (this.#progress.pieces[at]?.state === 'open') {
        if (signal.aborted || this.#progress.failure) return
        await this.#ask(at, signal)
      }
    }
  }

  async #ask(at: number, signal: AbortSignal) {
    const piece = this.#progress.pieces[at]!
    try {
      const next = await this.step(piece, signal)
      if (!signal.aborted) this.#put(at, next)
    } catch (error) {
      if (signal.aborted) return
      const failure = toFailure(error)
      this.#put(at, { ...piece, failure })
      this.#tell({ ...this.#progress, failure: this.#progress.failure ?? failure })
    }
  }

  #put(at: number, piece: Each) {
    this.#tell({ ...this.#progress, pieces: this.#progress.pieces.with(at, piece) })
  }

  #tell(progress: CheckProgress<Each>) {
    this.#progress = progress
    for (const listener of this.#listeners) listener()
  }
}
