import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import type { Failure, Result } from '@/lib/contracts/result'
import { getEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { recordOffer } from '@/lib/platform/upstream/offered-operations'

/**
 * The ways to ask for the status of an invoice (interface.md 4.5; `pstatus` is the path of public
 * pages).
 */
const statusMethods = {
  get: operations.getInvoiceStatus,
  post: operations.postInvoiceStatus,
  pstatus: operations.postInvoicePstatus,
} as const
export type StatusMethod = keyof typeof statusMethods

/** Statuses by which a service says that it is not to be asked like this. */
const methodRefusals = [400, 403, 405, 411, 415]
/** Those of them that say nothing else. */
const plainMethodRefusals = [405, 411, 415]

/**
 * What this process knows: the way that was answered last, and whether the one of the setting ever
 * was.
 */
type KnownMethod = { way: StatusMethod; isProven: boolean; setting: StatusMethod }

/**
 * Asks for the status of an invoice in the way that STATUS_QUESTION names. Where the service
 * refuses that (400, 403, 405, 411, 415), the other ways are tried once each, and the one that is
 * answered is remembered by this process and told in the log. Once a way was answered, a 400 or a
 * 403 is about the question, and nothing else is tried. Pages offer the question as `getInvoiceStatus`:
 * an answer in any way says that it is there.
 *
 * @param ask one call in one way.
 */
export async function requestInvoiceStatus(
  ask: (operation: Operation) => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const known = getKnownMethod()
  const first = await ask(statusMethods[known.way])
  if (first.ok) return rememberProven(known, first)
  if (!isMethodRefused(first.failure, known.isProven)) return first

  let notFound: Result<unknown> | null = null
  for (const way of Object.keys(statusMethods) as StatusMethod[]) {
    if (way === known.way) continue
    const next = await ask(statusMethods[way])
    if (next.ok) {
      log().warn(
        {
          event: 'status-asked-otherwise',
          setting: known.setting,
          refused: known.way,
          status: first.failure.status,
          way,
        },
        'gateway',
      )
      return rememberProven({ ...known, way }, next)
    }
    if (next.failure.kind === 'not-found' && next.failure.code !== 'maybe-not-offered')
      notFound ??= next
    else if (next.failure.kind === 'throttled' || next.failure.kind === 'unauthenticated')
      return next
  }
  return notFound !== null && plainMethodRefusals.includes(first.failure.status ?? 0)
    ? notFound
    : first
}

const isMethodRefused = ({ status, kind }: Failure, isProven: boolean) =>
  status !== undefined &&
  kind !== 'throttled' &&
  (isProven ? plainMethodRefusals : methodRefusals).includes(status)

function rememberProven(known: KnownMethod, answer: Result<unknown>): Result<unknown> {
  getHolder().duedeskStatusWay = { ...known, isProven: true }
  recordOffer(operations.getInvoiceStatus, answer)
  return answer
}

/** Another setting begins anew. */
function getKnownMethod(): KnownMethod {
  const setting = getEnv().STATUS_QUESTION
  const { duedeskStatusWay: known } = getHolder()
  return known?.setting === setting ? known : { way: setting, isProven: false, setting }
}

const getHolder = () => globalThis as { duedeskStatusWay?: KnownMethod }
