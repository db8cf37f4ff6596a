import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { OperationName } from '@/lib/contracts/registry'
import type { Result, Write } from '@/lib/contracts/result'
import { callAction } from './call-action'
import { invalidate, type Refetch, refetchByItself, refetchForPerson } from './invalidate'
import { OperationFailed, toFailure } from './operation-failed'
import { type SignInAgain, useSignInAgain } from './session-guard'
import { costlySources, findWorkIn } from './work-sources'

type Options<Asked, Typed, Value> = {
  /**
   * Makes of what the page asks what is sent, once: sent again after sign-in, it is the same
   * idempotency key.
   */
  toInput?: (asked: Asked) => Typed
  /** The operations of which what was read is out of date after it, whatever became of it. */
  affects?: readonly OperationName[]
  /** Takes over what it came to, before what it affects is read again. */
  onSettled?: (result: Result<Value>, asked: Asked, client: QueryClient) => unknown
  /** Milliseconds that what it answered is kept after the page is left. */
  gcTime?: number
}

/**
 * How a write runs: once, and in the session that there is after sign-in. What fails is thrown as
 * `OperationFailed`. What it affects is read again also when it failed: it may have been done.
 */
export function getWriteMutation<Typed, Value, Asked = Typed>(
  write: Write<Typed, Value>,
  { toInput, affects = [], onSettled, gcTime }: Options<Asked, Typed, Value>,
  { client, signInAgain }: { client: QueryClient; signInAgain: SignInAgain },
) {
  return mutationOptions({
    mutationFn: async (asked: Asked) => {
      const input = toInput ? toInput(asked) : asked
      const result = await callAction(() => write(input), signInAgain)
      if (!result.ok) throw new OperationFailed(result.failure)
      return result.value
    },
    onSettled: async (value, failed, asked) => {
      const result: Result<Value> = failed
        ? { ok: false, failure: toFailure(failed) }
        : { ok: true, value: value as Value }
      await onSettled?.(result, asked, client)
      void invalidateReads(client, affects)
    },
    gcTime,
  })
}

/**
 * A write of a page. It fails as a read does: `data` is what a success answered, `failure` why the
 * last try failed. Of writes that overlap these tell of the newest alone. `mutate` sends and
 * forgets; `send` gives the outcome as a value, for a page that follows the write to its end. When
 * the session has ended, sign-in opens over the page and the same write goes on, once.
 */
export function useWrite<Typed, Value, Asked = Typed>(
  write: Write<Typed, Value>,
  options: Options<Asked, Typed, Value> = {},
) {
  const client = useQueryClient()
  const signInAgain = useSignInAgain()
  const { mutate, mutateAsync, data, error, isPending, variables } = useMutation(
    getWriteMutation(write, options, { client, signInAgain }),
  )
  return {
    mutate,
    send: (asked: Asked): Promise<Result<Value>> =>
      mutateAsync(asked).then(
        (value) => ({ ok: true, value }),
        (failed: unknown) => ({ ok: false, failure: toFailure(failed) }),
      ),
    data,
    failure: error && toFailure(error),
    isPending,
    variables,
  }
}

/**
 * Reads again what a page shows of some operations, and the work of the day that is found in them;
 * done when that is shown.
 */
export const invalidateReads = (client: QueryClient, names: readonly OperationName[]) =>
  invalidateAffected(client, names, refetchForPerson)

/** The same for what a page has found out by itself: it is read again without its person. */
export const invalidateInBackground = (client: QueryClient, names: readonly OperationName[]) =>
  invalidateAffected(client, names, refetchByItself)

const invalidateAffected = (
  client: QueryClient,
  names: readonly OperationName[],
  refetch: Refetch,
) =>
  Promise.all(
    listAffected(names).map(({ queryKey, isCostly }) =>
      invalidate(client, { queryKey }, () => (isCostly ? null : refetch)),
    ),
  )

const listAffected = (names: readonly OperationName[]) => [
  ...names.map((name) => ({ queryKey: [name], isCostly: false })),
  ...findWorkIn(names).map((source) => ({
    queryKey: ['listWork', { body: { source } }],
    isCostly: costlySources.has(source),
  })),
]
