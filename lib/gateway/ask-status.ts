import 'server-only'
import type { Operation } from '../contracts/operation'
import { operations } from '../contracts/registry'
import type { Failure, Result } from '../contracts/result'
import { env } from '../env'
import { log } from '../log'

/** The ways to ask for the status of an invoice (interface.md 4.5; `pstatus` is the path of public pages). */
const ways = { get: operations.getInvoiceStatus, post: operations.postInvoiceStatus, pstatus: operations.postInvoicePstatus } as const
export type StatusWay = keyof typeof ways

/** Statuses by which a service says that it is not to be asked like this. */
const refusesWay = [400, 403, 405, 411, 415]
/** Those of them that say nothing else. */
const refusesOnlyWay = [405, 411, 415]

/** What this process knows: the way that was answered last, and whether the one of the setting ever was. */
type Known = { way: StatusWay; isProven: boolean; setting: StatusWay }

/**
 * Asks for the status of an invoice in the way that STATUS_QUESTION names. Where the service refuses that (400, 403, 405, 411, 415), the other ways are
 * tried once each, and the one that is answered is remembered by this process and told in the log. Once a way was answered, a 400 or a 403 is about the
 * question, and nothing else is tried.
 *
 * @param ask one call in one way.
 */
export async function askStatus(ask: (operation: Operation) => Promise<Result<unknown>>): Promise<Result<unknown>> {
  const known = knownWay()
  const first = await ask(ways[known.way])
  if (first.ok) return proven(known, first)
  if (!isRefusedWay(first.failure, known.isProven)) return first

  let notFound: Result<unknown> | null = null
  for (const way of Object.keys(ways) as StatusWay[]) {
    if (way === known.way) continue
    const next = await ask(ways[way])
    if (next.ok) {
      log().warn({ event: 'status-asked-otherwise', setting: known.setting, refused: known.way, status: first.failure.status, way }, 'gateway')
      holder().duedeskStatusWay = { ...known, way, isProven: true }
      return next
    }
    if (next.failure.kind === 'not-found' && next.failure.code !== 'maybe-not-offered') notFound ??= next
    else if (next.failure.kind === 'throttled' || next.failure.kind === 'unauthenticated') return next
  }
  return notFound !== null && refusesOnlyWay.includes(first.failure.status ?? 0) ? notFound : first
}

const isRefusedWay = ({ status, kind }: Failure, isProven: boolean) =>
  status !== undefined && kind !== 'throttled' && (isProven ? refusesOnlyWay : refusesWay).includes(status)

function proven(known: Known, answer: Result<unknown>): Result<unknown> {
  if (!known.isProven) holder().duedeskStatusWay = { ...known, isProven: true }
  return answer
}

/** Another setting begins anew. */
function knownWay(): Known {
  const setting = env().STATUS_QUESTION
  const { duedeskStatusWay: known } = holder()
  return known?.setting === setting ? known : { way: setting, isProven: false, setting }
}

const holder = () => globalThis as { duedeskStatusWay?: Known }
