import 'server-only'
import { type ViewChanges, viewListRights, viewsMax } from '@/lib/contracts/desk/views'
import type { InvoiceSummarySearch } from '@/lib/contracts/partner/invoice-summary'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import {
  countNewLongPending,
  getRecovered,
  isComparable,
  listDisappeared,
  listNewFailures,
  toFailureSnapshot,
} from '@/lib/features/saved-views/domain/view-changes'
import { mayRead } from '@/lib/platform/gateway/may-read'
import { hasRights, mayTouch } from '@/lib/platform/gateway/rights'
import { type Reader, withOwnCompanies } from '@/lib/platform/gateway/search-as-person'
import type { Session } from '@/lib/platform/session/current-session'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { hasIdentityNumberInQuery } from '@/lib/shared/view-query'
import { findMisplacement, getViewPlace } from '../domain/view-place'
import {
  addView,
  changeView,
  deleteSavedView,
  findView,
  readViews,
  type View,
  type ViewScope,
} from './saved-views'
import {
  type CurrentView,
  getLongPendingEnd,
  readCurrentStatuses,
  readCurrentView,
  type Snapshot,
  toSearchFingerprint,
} from './view-snapshot'
import { findLastVisit, sealVisit, storeVisit, unsealVisit, type ViewVisit } from './view-visits'

const toViewScope = ({ userName, workspaces }: Session): ViewScope => ({
  person: userName,
  workspaces,
})

/**
 * Saved views and what changed in them. Only its owner changes a view; to anybody else who may not
 * see it, it is not there.
 */
export const viewHandlers = {
  listViews: async (_: Input<'listViews'>, session: Session) => {
    const views = await readViews(toViewScope(session))
    const isShown = await Promise.all(views.map((view) => maySeeView(session, view)))
    return makeSuccess({
      views: views
        .filter((_, at) => isShown[at])
        .map((view) => toViewAnswer(session, view))
        .sort(compareByName),
    })
  },
  saveView: async ({ body: { viewId, ...content } }: Input<'saveView'>, session: Session) => {
    if (viewId !== undefined) return saveAgain(session, viewId, content)
    const refusal = findViewRefusal(content)
    if (refusal) return refusal
    const added = await addView(session.userName, content, viewsMax)
    return added
      ? makeSuccess({ viewId: added })
      : makeFailure({ kind: 'refused', code: 'too-many-views' })
  },
  renameView: async (
    { params: { viewId }, body: { name } }: Input<'renameView'>,
    session: Session,
  ) =>
    findViewRefusal({ name }) ??
    toViewResult(viewId, await changeView(session.userName, viewId, { name })),
  shareView: async (
    { params: { viewId }, body: { shared } }: Input<'shareView'>,
    session: Session,
  ) => {
    const view = await findView(toViewScope(session), viewId)
    if (view?.owner !== session.userName) return viewNotFound
    if (shared && !mayTouch(session, getViewPlace(view) ?? {}))
      return makeFailure({ kind: 'forbidden', code: 'scope' })
    return (
      findViewRefusal({ ...view, shared }) ??
      toViewResult(viewId, await changeView(session.userName, viewId, { shared }))
    )
  },
  deleteView: async ({ params: { viewId } }: Input<'deleteView'>, session: Session) =>
    toViewResult(viewId, await deleteSavedView(session.userName, viewId)),
  getViewChanges: async (
    { params: { viewId }, body }: Input<'getViewChanges'>,
    session: Session,
    signal?: AbortSignal,
  ) => {
    const view = await findVisibleView(viewId, session)
    if (view?.list !== 'search') return viewNotFound
    const filled = withOwnCompanies({ body: body.search }, session)
    if (!filled) return makeFailure({ kind: 'forbidden', code: 'no-companies' })
    return readViewChanges(viewId, filled.body as InvoiceSummarySearch, { session, signal })
  },
  visitView: async (
    { params: { viewId }, body }: Input<'visitView'>,
    session: Session,
  ): Promise<Result<null>> => {
    const view = await findVisibleView(viewId, session)
    if (!view) return viewNotFound
    const whose = { person: session.userName, viewId }
    const look =
      view.list === 'search'
        ? unsealVisit<Snapshot>(body.look ?? '', whose)
        : { ...whose, visitedAt: new Date().toISOString(), snapshot: null }
    if (!look) return makeFailure({ kind: 'invalid', code: 'no-look' })
    await storeVisit(look)
    return makeSuccess(null)
  },
}

/**
 * What a view shows is saved again. Its name and whether it is shared stay as they are kept: a page
 * may show those of before.
 */
async function saveAgain(
  session: Session,
  viewId: string,
  shown: Omit<Input<'saveView'>['body'], 'viewId'>,
): Promise<Result<{ viewId: string }>> {
  const view = await findView(toViewScope(session), viewId)
  if (view?.owner !== session.userName) return viewNotFound
  const content = { ...shown, name: view.name, shared: view.shared }
  return (
    findViewRefusal(content) ??
    toViewResult(viewId, await changeView(session.userName, viewId, content))
  )
}

/** A view of a list that the person may read: one's own, or one of a place that they may read. */
async function maySeeView(session: Session, view: View): Promise<boolean> {
  const right = viewListRights[view.list]
  if (right !== null && !hasRights(session, [right])) return false
  if (view.owner === session.userName) return true
  const place = getViewPlace(view)
  return place !== null && (await mayRead(session, place)) === 'yes'
}

async function findVisibleView(viewId: string, session: Session): Promise<View | null> {
  const view = await findView(toViewScope(session), viewId)
  return view !== null && (await maySeeView(session, view)) ? view : null
}

const viewNotFound = makeFailure({ kind: 'not-found' })
const toViewResult = (viewId: string, isThere: boolean): Result<{ viewId: string }> =>
  isThere ? makeSuccess({ viewId }) : viewNotFound

function toViewAnswer(
  { userName }: Session,
  { id, list, clientNo, organizationId, name, query, companyIds, shared, ...rest }: View,
) {
  const { owner, updatedAt, visitedAt } = rest
  const times = { updatedAt: updatedAt.toISOString(), visitedAt: visitedAt?.toISOString() ?? null }
  return {
    ...{ viewId: id, list, clientNo, organizationId, name, query, companyIds },
    ...{ shared, owner, isOwn: owner === userName, ...times },
  }
}

const compareByName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name)

/**
 * Why a view may not hold what is given, or null. An identity number is kept nowhere; a view that
 * names no company could be shared with everybody.
 */
function findViewRefusal(content: Partial<Omit<Input<'saveView'>['body'], 'viewId'>>) {
  const { name, query = '', companyIds = [], shared = false } = content
  if (name && hasIdentityNumber(name))
    return makeFailure({
      kind: 'invalid',
      code: 'identity-number',
      fields: { 'body.name': 'identity-number' },
    })
  if (hasIdentityNumberInQuery(query, companyIds)) {
    return makeFailure({
      kind: 'invalid',
      code: 'identity-number',
      fields: { 'body.query': 'identity-number' },
    })
  }
  const misplaced = findMisplacement(content)
  if (misplaced)
    return makeFailure({
      kind: 'invalid',
      code: 'view-place',
      fields: { [`body.${misplaced}`]: 'view-place' },
    })
  return shared && getViewPlace({ clientNo: null, organizationId: null, ...content }) === null
    ? makeFailure({
        kind: 'invalid',
        code: 'no-companies',
        fields: { 'body.companyIds': 'no-companies' },
      })
    : null
}

async function readViewChanges(
  viewId: string,
  search: InvoiceSummarySearch,
  reader: Reader,
): Promise<Result<ViewChanges>> {
  const at = new Date()
  const person = reader.session.userName
  const then = await findLastVisit<Snapshot>(person, viewId)
  const now = await readCurrentView(search, reader, at)
  if (!now.ok) return now
  const since = then?.visitedAt ?? null
  if (!now.value) return makeSuccess({ ...noChanges, kind: 'silent', since, look: null })

  const sought = toSearchFingerprint(search)
  const { failures, pendingLong, rows } = now.value
  const snapshot: Snapshot = {
    sought,
    failed: toFailureSnapshot(failures),
    pendingLong: pendingLong.count,
    rows,
  }
  const look = sealVisit({ person, viewId, visitedAt: at.toISOString(), snapshot })
  const present = {
    since,
    look,
    rows: { now: rows, earlier: null },
    pendingLong: { ...pendingLong.count, before: pendingLong.before, fresh: noneProven },
  }
  if (!then) return makeSuccess({ ...noChanges, ...present, kind: 'first' })
  if (!isComparable(then.snapshot.sought, sought, new Date(then.visitedAt)))
    return makeSuccess({ ...noChanges, ...present, kind: 'changed' })
  return compareSnapshots(then, now.value, { ...noChanges, ...present }, search, reader)
}

/** What changed between a look and what there is now. */
async function compareSnapshots(
  { visitedAt, snapshot }: ViewVisit<Snapshot>,
  { failures, pendingLong }: CurrentView,
  present: ViewChanges,
  search: InvoiceSummarySearch,
  reader: Reader,
): Promise<Result<ViewChanges>> {
  const vanished = listDisappeared(snapshot.failed, failures)
  const shown = await readCurrentStatuses(vanished, search, reader)
  if (!shown.ok) return shown
  const recovered = getRecovered(vanished, shown.value)
  const fresh = listNewFailures(snapshot.failed, failures)
  const dayBeforeThen = getLongPendingEnd(new Date(visitedAt))
  return makeSuccess({
    ...present,
    kind: 'compared',
    newFailures: { count: fresh.rids.length, ...fresh },
    recovered: {
      count: recovered.rows.length,
      atLeast: snapshot.failed.more || recovered.isUnsure,
      rows: recovered.rows,
    },
    gone: recovered.gone,
    pendingLong: {
      ...present.pendingLong,
      fresh: countNewLongPending(pendingLong.loggedAt, dayBeforeThen, pendingLong.more),
    },
    rows: { ...present.rows, earlier: snapshot.rows },
  })
}

const noneProven = { count: 0, atLeast: false }
const noChanges: Omit<ViewChanges, 'kind' | 'since' | 'look'> & {
  kind: 'first'
  since: null
  look: null
} = {
  kind: 'first',
  since: null,
  look: null,
  newFailures: { ...noneProven, rids: [] },
  recovered: { ...noneProven, rows: [] },
  gone: 0,
  pendingLong: { count: 0, is: 'exact', before: '', fresh: noneProven },
  rows: { now: { count: 0, is: 'exact' }, earlier: null },
}
