/**
 * The ways in which an operation may fail. They are told apart by this word and never by class,
 * because a failure crosses the line between server and browser (architecture.md, section 4).
 *
 * - `unauthenticated`: nobody is signed in, or the upstream refused the token for good. Nothing was
 *   done.
 * - `forbidden`: the person may not do this; either the desk or the upstream (403) says so.
 * - `invalid`: the input is off the contract, or the upstream refused it as wrong (400, 422).
 *   `fields` names them where known.
 * - `not-found`: 404, or a path parameter that cannot exist.
 * - `conflict`: 409, or what the desk refuses because of what is stored; `code` tells which. A
 *   customer that changed while it was edited is no failure: `CustomerSave` says `conflict`.
 * - `refused`: another 4xx.
 * - `throttled`: 429. `retryAfter` is in seconds.
 * - `not-sent`: nothing left the desk, so nothing happened upstream.
 * - `unreachable`: a read had no answer, or the upstream says that it cannot answer now (5xx).
 * - `unknown-outcome`: a write was sent and its answer is missing or cannot be read. It may have
 *   been done.
 * - `off-contract`: a read was answered in a shape that the contract does not know.
 * - `broken`: the desk itself failed.
 */
export type FailureKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'invalid'
  | 'not-found'
  | 'conflict'
  | 'refused'
  | 'throttled'
  | 'not-sent'
  | 'unreachable'
  | 'unknown-outcome'
  | 'off-contract'
  | 'broken'

/** One reason of a refusal that names no field: the upstream's code, its words, or both. */
export type Reason = { code?: string; message?: string }

/**
 * What a failure tells. `message` is the upstream's own text where it sent one (cut, and free of
 * tokens); the words for a person come from lib/shared/format.
 */
export type Failure = {
  kind: FailureKind
  /**
   * A narrower word: the upstream's error code, or the desk's own such as `timeout`, `reset`,
   * `truncated`, `paused`, `wrong-origin`.
   */
  code?: string
  /** The upstream's HTTP status, where there was one. */
  status?: number
  message?: string
  /** Field path to what is wrong with it. */
  fields?: Record<string, string>
  /** What else the upstream said of a refusal, of no field in particular. */
  reasons?: Reason[]
  /** Seconds to wait before the next try. */
  retryAfter?: number
  /** The id under which the log and the upstream know this request. */
  requestId?: string
}

/**
 * What every operation returns. Expected failures are values; only bugs are thrown. `status` is the
 * upstream's, where a success came from there.
 */
export type Result<Value> =
  | { ok: true; value: Value; status?: number }
  | { ok: false; failure: Failure }

export const makeSuccess = <Value>(value: Value, status?: number): Result<Value> => ({
  ok: true,
  value,
  ...(status !== undefined && { status }),
})

export const makeFailure = (failure: Failure): { ok: false; failure: Failure } => ({
  ok: false,
  failure,
})

/**
 * A write as a page calls it. Anything may arrive at a server; `Typed` is what it takes, for those
 * who call it.
 */
export type Write<Typed, Value> = ((arrived: unknown) => Promise<Result<Value>>) & {
  readonly typed?: Typed
}
