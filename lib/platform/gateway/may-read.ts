import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import type { Result } from '@/lib/contracts/result'
import { getEnv } from '@/lib/platform/env'
import type { Session } from '@/lib/platform/session/current-session'
import type { ParsedInput } from '@/lib/platform/upstream/request'
import { callAsPerson } from './call-as-person'
import { hasRights, mayTouch } from './rights'
import { toWireFormat } from './to-wire-format'

/**
 * Where things stand that the desk holds rows of: a client, an organization, companies of the
 * partner part.
 */
export type Place = { clientNo: string } | { organizationId: string } | { companyIds: number[] }

/** `unknown`: it could not be asked. Then nobody sees what is not their own, and it is said. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** The right that shows what stands in a place, and one cheap read of the place. */
export function getPlaceRead(place: Place): {
  right: string
  operation: Operation
  input: ParsedInput
} {
  if ('clientNo' in place) {
    return {
      right: 'read:arm.customer',
      operation: operations.listCustomers,
      input: { params: { clientno: place.clientNo }, query: { pagesize: 1 } },
    }
  }
  if ('organizationId' in place) {
    return {
      right: 'read:collection.case',
      operation: operations.listCases,
      input: { params: { organizationId: place.organizationId }, query: {} },
    }
  }
  return {
    right: 'read:partner.invoice',
    operation: operations.searchInvoiceSummary,
    input: { body: { CompanyIds: place.companyIds, PageSize: 1 } },
  }
}

/**
 * True where the person's token itself tells both rights and workspaces. A setting that gives
 * everybody the same workspaces says nothing of a person.
 */
export const hasTokenClaims = ({
  rights,
  workspaces,
}: Pick<Session, 'rights' | 'workspaces'>): boolean =>
  rights !== null && workspaces !== null && getEnv().DESK_WORKSPACES === undefined

/**
 * Whether a person may read what stands in a place: the one answer behind every row that the desk
 * holds of it. Where the token tells rights and workspaces, those say so. Else the service is
 * asked, with the person's own token: 401 and 403 mean no, any other failure means that nobody
 * knows. What it said is kept for a minute and for one session.
 */
export async function mayRead(session: Session, place: Place): Promise<Verdict> {
  const { right } = getPlaceRead(place)
  if (!mayTouch(session, place) || !hasRights(session, [right])) return 'no'
  return hasTokenClaims(session) ? 'yes' : resolveVerdict(session, place)
}

const verdictMs = 60_000
const unknownVerdictMs = 3_000
const verdictsMax = 5_000

type CachedVerdict = { verdict: Promise<Verdict>; until: number }

function resolveVerdict(session: Session, place: Place): Promise<Verdict> {
  const key = JSON.stringify([session.rowId, place])
  const known = getVerdictCache().get(key)
  if (known && known.until > Date.now()) return known.verdict
  if (getVerdictCache().size >= verdictsMax) getVerdictCache().clear()
  const cached: CachedVerdict = {
    verdict: fetchVerdict(session, place),
    until: Number.POSITIVE_INFINITY,
  }
  getVerdictCache().set(key, cached)
  const setExpiry = (verdict: Verdict) => {
    cached.until = Date.now() + (verdict === 'unknown' ? unknownVerdictMs : verdictMs)
  }
  cached.verdict.then(setExpiry, () => setExpiry('unknown'))
  return cached.verdict
}

async function fetchVerdict(session: Session, place: Place): Promise<Verdict> {
  const { operation, input } = getPlaceRead(place)
  return toVerdict(
    await callAsPerson(operation, toWireFormat(operation, input), session, randomUUID()),
  )
}

/** A read that was let in says yes, in whatever shape it answers. */
function toVerdict(result: Result<unknown>): Verdict {
  if (result.ok || (result.failure.kind === 'off-contract' && isSuccess(result.failure.status)))
    return 'yes'
  return result.failure.kind === 'forbidden' || result.failure.status === 401 ? 'no' : 'unknown'
}

const isSuccess = (status = 0) => status >= 200 && status < 300

/** Next loads a module once a layer, so it hangs on globalThis. */
function getVerdictCache(): Map<string, CachedVerdict> {
  const holder = globalThis as { duedeskVerdicts?: Map<string, CachedVerdict> }
  holder.duedeskVerdicts ??= new Map()
  return holder.duedeskVerdicts
}

/** As many at once as a read of a page makes. */
const atOnce = 6

/** The verdicts on several places, asked for a few at a time. */
export async function mayReadEach<Each extends Place>(
  session: Session,
  places: readonly Each[],
): Promise<{ place: Each; verdict: Verdict }[]> {
  const waiting = [...places]
  const found: { place: Each; verdict: Verdict }[] = []
  const ask = async () => {
    for (let place = waiting.shift(); place; place = waiting.shift())
      found.push({ place, verdict: await mayRead(session, place) })
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return found
}
