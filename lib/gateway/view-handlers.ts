import 'server-only'
import { type ViewChanges, viewsMax } from '../contracts/desk/views'
import type { InvoiceSummarySearch } from '../contracts/partner/invoice-summary'
import type { Input } from '../contracts/registry'
import { failed, type Result, succeeded } from '../contracts/result'
import { holdsIdentityNumber } from '../domain/identity-number'
import { freshlyLong, isComparable, newFailures, noLongerSeen, recoveredOf, rememberedFailures } from '../domain/view-changes'
import { queryHoldsIdentityNumber } from '../domain/view-query'
import { addView, changeView, dropView, type View, type Viewer, viewOf, viewsOf } from '../kept/saved-views'
import { keepLook, type Look, lastLook, openedLook, sealedLook } from '../kept/view-looks'
import type { Session } from '../session/current-session'
import { mayRead } from './may-read'
import { withOwnCompanies } from './own-companies'
import { mayTouch } from './rights'
import type { Reader } from './search-as-person'
import { longMs, type Snapshot, shownOf, soughtOf, type ViewNow, viewNow } from './view-snapshot'

const viewerOf = ({ userName, workspaces }: Session): Viewer => ({
  person: userName,
  companyIds: workspaces?.flatMap(({ companyIds }) => companyIds) ?? null,
})

/** Saved views and what changed in them. Only its owner changes a view; to anybody else who may not see it, it is not there. */
export const viewHandlers = {
  listViews: async (_: Input<'listViews'>, session: Session) => {
    const views = await viewsOf(viewerOf(session))
    const isShown = await Promise.all(views.map((view) => maySee(session, view)))
    return succeeded({
      views: views
        .filter((_, at) => isShown[at])
        .map((view) => toldTo(session, view))
        .sort(byName),
    })
  },
  saveView: async ({ body: { viewId, ...content } }: Input<'saveView'>, session: Session) => {
    const refusal = refusalOf(content)
    if (refusal) return refusal
    if (viewId !== undefined) return told(viewId, await changeView(session.userName, viewId, content))
    const added = await addView(session.userName, content, viewsMax)
    return added ? succeeded({ viewId: added }) : failed({ kind: 'refused', code: 'too-many-views' })
  },
  renameView: async ({ params: { viewId }, body: { name } }: Input<'renameView'>, session: Session) =>
    refusalOf({ name }) ?? told(viewId, await changeView(session.userName, viewId, { name })),
  shareView: async ({ params: { viewId }, body: { shared } }: Input<'shareView'>, session: Session) => {
    const view = await viewOf(viewerOf(session), viewId)
    if (view?.owner !== session.userName) return notThere
    if (shared && !mayTouch(session, { companyIds: view.companyIds })) return failed({ kind: 'forbidden', code: 'scope' })
    return refusalOf({ ...view, shared }) ?? told(viewId, await changeView(session.userName, viewId, { shared }))
  },
  deleteView: async ({ params: { viewId } }: Input<'deleteView'>, session: Session) => told(viewId, await dropView(session.userName, viewId)),
  getViewChanges: async ({ params: { viewId }, body }: Input<'getViewChanges'>, session: Session, signal?: AbortSignal) => {
    if (!(await isThere(viewId, session))) return notThere
    const filled = withOwnCompanies({ body: body.search }, session)
    if (!filled) return failed({ kind: 'forbidden', code: 'no-companies' })
    return changesOf(viewId, filled.body as InvoiceSummarySearch, { session, signal })
  },
  lookAtView: async ({ params: { viewId }, body }: Input<'lookAtView'>, session: Session): Promise<Result<null>> => {
    if (!(await isThere(viewId, session))) return notThere
    const look = openedLook<Snapshot>(body.look, { person: session.userName, viewId })
    if (!look) return failed({ kind: 'invalid', code: 'no-look' })
    await keepLook(look)
    return succeeded(null)
  },
}

/** A view of one's own, or one of companies that the person may read. */
async function maySee(session: Session, { owner, companyIds }: Pick<View, 'owner' | 'companyIds'>): Promise<boolean> {
  return owner === session.userName || (await mayRead(session, { companyIds: companyIds.toSorted((one, other) => one - other) })) === 'yes'
}

async function isThere(viewId: string, session: Session): Promise<boolean> {
  const view = await viewOf(viewerOf(session), viewId)
  return view !== null && maySee(session, view)
}

const notThere = failed({ kind: 'not-found' })
const told = (viewId: string, isThere: boolean): Result<{ viewId: string }> => (isThere ? succeeded({ viewId }) : notThere)

function toldTo({ userName }: Session, { id, name, query, companyIds, shared, owner, updatedAt, lookedAt }: View) {
  const times = { updatedAt: updatedAt.toISOString(), lookedAt: lookedAt?.toISOString() ?? null }
  return { viewId: id, name, query, companyIds, shared, owner, isOwn: owner === userName, ...times }
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)

/** Why a view may not hold what is given, or null. An identity number is kept nowhere; a view that names no company could be shared with everybody. */
function refusalOf({ name, query = '', companyIds = [], shared = false }: Partial<Omit<Input<'saveView'>['body'], 'viewId'>>) {
  if (name && holdsIdentityNumber(name)) return failed({ kind: 'invalid', code: 'identity-number', fields: { 'body.name': 'identity-number' } })
  if (queryHoldsIdentityNumber(query, companyIds)) {
    return failed({ kind: 'invalid', code: 'identity-number', fields: { 'body.query': 'identity-number' } })
  }
  return shared && companyIds.length === 0 ? failed({ kind: 'invalid', code: 'no-companies', fields: { 'body.companyIds': 'no-companies' } }) : null
}

async function changesOf(viewId: string, search: InvoiceSummarySearch, reader: Reader): Promise<Result<ViewChanges>> {
  const at = new Date()
  const person = reader.session.userName
  const then = await lastLook<Snapshot>(person, viewId)
  const now = await viewNow(search, reader, at)
  if (!now.ok) return now
  const since = then?.lookedAt ?? null
  if (!now.value) return succeeded({ ...nothingTold, kind: 'silent', since, look: null })

  const sought = soughtOf(search)
  const { failures, pendingLong, rows } = now.value
  const snapshot: Snapshot = { sought, failed: rememberedFailures(failures), pendingLong: pendingLong.count, rows }
  const look = sealedLook({ person, viewId, lookedAt: at.toISOString(), snapshot })
  const present = {
    since,
    look,
    rows: { now: rows, earlier: null },
    pendingLong: { ...pendingLong.count, before: pendingLong.before, fresh: noneProven },
  }
  if (!then) return succeeded({ ...nothingTold, ...present, kind: 'first' })
  if (!isComparable(then.snapshot.sought, sought, new Date(then.lookedAt))) return succeeded({ ...nothingTold, ...present, kind: 'changed' })
  return compared(then, now.value, { ...nothingTold, ...present }, search, reader)
}

/** What changed between a look and what there is now. */
async function compared(
  { lookedAt, snapshot }: Look<Snapshot>,
  { failures, pendingLong }: ViewNow,
  present: ViewChanges,
  search: InvoiceSummarySearch,
  reader: Reader,
): Promise<Result<ViewChanges>> {
  const asked = noLongerSeen(snapshot.failed, failures)
  const shown = await shownOf(asked, search, reader)
  if (!shown.ok) return shown
  const recovered = recoveredOf(asked, shown.value)
  const fresh = newFailures(snapshot.failed, failures)
  const dayBeforeThen = new Date(Date.parse(lookedAt) - longMs)
  return succeeded({
    ...present,
    kind: 'compared',
    newFailures: { count: fresh.rids.length, ...fresh },
    recovered: { count: recovered.rows.length, atLeast: snapshot.failed.more, rows: recovered.rows },
    gone: recovered.gone,
    pendingLong: { ...present.pendingLong, fresh: freshlyLong(pendingLong.loggedAt, dayBeforeThen, pendingLong.more) },
    rows: { ...present.rows, earlier: snapshot.rows },
  })
}

const noneProven = { count: 0, atLeast: false }
const nothingTold: Omit<ViewChanges, 'kind' | 'since' | 'look'> & { kind: 'first'; since: null; look: null } = {
  kind: 'first',
  since: null,
  look: null,
  newFailures: { ...noneProven, rids: [] },
  recovered: { ...noneProven, rows: [] },
  gone: 0,
  pendingLong: { count: 0, is: 'exact', before: '', fresh: noneProven },
  rows: { now: { count: 0, is: 'exact' }, earlier: null },
}
