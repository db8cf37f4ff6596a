import { OperationFailed } from '@/lib/client/operation-failed'
import type { Failure } from '@/lib/contracts/result'
import type { PastedLine } from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import {
  planLanes,
  planRequests,
} from '@/lib/features/invoice-tracking/domain/references/plan-requests'
import type { ReferenceSource } from '@/lib/features/invoice-tracking/domain/references/reference-kinds'
import { buildReferenceReport } from '@/lib/features/invoice-tracking/domain/references/reference-report'
import {
  type AreaRequest,
  isList,
  type ReferenceRequest,
  type RequestContext,
} from '@/lib/features/invoice-tracking/domain/references/reference-requests'
import {
  buildNextPage,
  type ReferenceSearch,
  withAnswer,
} from '@/lib/features/invoice-tracking/domain/references/reference-searches'
import { tryRead } from '../lookup-reads'
import { type AskedPlaces, askArea } from './ask-area'
import { readAreaList } from './read-area-list'

/** What is asked for: it may change while the asking goes on, which then takes up what is new. */
export type AskedReferences = {
  lines: readonly PastedLine[]
  context: RequestContext & { places: AskedPlaces }
}

/**
 * How to ask for pasted lines, as a check that runs to its end, is stopped and goes on. A source
 * that fails leaves the others: it is not asked again until what failed is opened again.
 *
 * @param getAsked what is asked for at this moment.
 */
export function createReferenceCheckParts(getAsked: () => AskedReferences) {
  const down = new Map<ReferenceSource, Failure>()

  async function step(request: ReferenceRequest, signal: AbortSignal): Promise<ReferenceRequest> {
    const known = down.get(request.source)
    if (known) return { ...request, state: 'failed', failure: known }
    const { context } = getAsked()
    const next = await readNext(request, context, signal)
    if (next.failure && isOfSource(next.failure)) down.set(request.source, next.failure)
    return next
  }

  const plan = (requests: readonly ReferenceRequest[]) => {
    const { lines, context } = getAsked()
    const planned = planRequests(lines, requests, context)
    return planned.length > 0
      ? planned
      : planLanes(buildReferenceReport(lines, requests, context.may), requests, context)
  }
  return { step, plan, forgetFailures: () => down.clear() }
}

/** A request that failed, to be asked for again from where it was. */
export const reopenRequest = (request: ReferenceRequest): ReferenceRequest =>
  request.state === 'failed' ? { ...request, state: 'open', failure: null } : request

/** A refusal of one question says nothing of the next one. */
const isOfSource = ({ kind }: Failure) =>
  !['invalid', 'refused', 'off-contract', 'not-found'].includes(kind)

function readNext(
  request: ReferenceRequest,
  context: AskedReferences['context'],
  signal: AbortSignal,
): Promise<ReferenceRequest> {
  if (request.source === 'search') return readChunk(request, context, signal)
  return isList(request)
    ? readAreaList(request, context.limits, signal)
    : readArea(request, context.places, signal)
}

async function readChunk(
  search: ReferenceSearch,
  { limits }: RequestContext,
  signal: AbortSignal,
): Promise<ReferenceSearch> {
  const body = buildNextPage(search, limits)
  const { answer, failure } = await tryRead('searchInvoiceSummary', { body }, signal)
  if (failure?.kind === 'unauthenticated') throw new OperationFailed(failure)
  return failure ? { ...search, state: 'failed', failure } : withAnswer(search, answer)
}

async function readArea(
  request: AreaRequest,
  places: AskedPlaces,
  signal: AbortSignal,
): Promise<AreaRequest> {
  const answer = await askArea(request, places, signal)
  return { ...request, ...answer, state: answer.failure ? 'failed' : 'whole' }
}
