import 'server-only'
import { randomUUID } from 'node:crypto'
import {
  and,
  arrayContained,
  count,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { placeIn } from '@/lib/platform/database/places'
import { savedViews, viewVisits } from '@/lib/platform/database/schema'
import { seal, unseal } from '@/lib/platform/database/sealed'

type Row = typeof savedViews.$inferSelect

/** Who asks, and the places that they may touch; null where nobody knows which. */
export type ViewScope = { person: string; workspaces: readonly Workspace[] | null }
type Workspace = {
  clientNo: string | null
  organizationId: string | null
  companyIds: readonly number[]
}

/** What a person gives a view. */
export type ViewContent = Pick<Row, 'name' | 'query' | 'companyIds' | 'shared'> &
  Partial<Pick<Row, 'list' | 'clientNo' | 'organizationId'>>

/** A view with its content opened, and when the person who asks last looked at it. */
export type View = Omit<Row, 'createdAt'> & { visitedAt: Date | null }

/**
 * The views that a person may see: their own, and shared ones of clients, organizations and
 * companies that are all theirs. What was sealed under another key is gone.
 */
export async function readViews(viewer: ViewScope): Promise<View[]> {
  return readVisibleViews(viewer)
}

/**
 * A shared view names a client, an organization or companies: it is seen where all are one's own.
 */
function matchPlaces(workspaces: readonly Workspace[]) {
  const isTold = (value: string | null) => value !== null
  const [clients, organizations, companies] = [
    workspaces.map(({ clientNo }) => clientNo).filter(isTold),
    workspaces.map(({ organizationId }) => organizationId).filter(isTold),
    workspaces.flatMap(({ companyIds }) => companyIds),
  ]
  const hasNoPlace = and(isNull(savedViews.clientNo), isNull(savedViews.organizationId))
  return [
    inArray(savedViews.clientNo, clients),
    inArray(savedViews.organizationId, organizations),
    companies.length === 0
      ? sql`false`
      : and(
          hasNoPlace,
          sql`cardinality(${savedViews.companyIds}) > 0`,
          arrayContained(savedViews.companyIds, companies),
        ),
  ]
}

/** One view, or null when there is none that the person may see. */
export async function findView(viewer: ViewScope, id: string): Promise<View | null> {
  const [view] = await readVisibleViews(viewer, id)
  return view ?? null
}

async function readVisibleViews({ person, workspaces }: ViewScope, id?: string): Promise<View[]> {
  const own = eq(savedViews.owner, person)
  const theirs = workspaces && and(savedViews.shared, or(...matchPlaces(workspaces)))
  const db = await getDeskDatabase()
  const rows = await db
    .select({ view: savedViews, visitedAt: viewVisits.visitedAt })
    .from(savedViews)
    .leftJoin(viewVisits, and(eq(viewVisits.viewId, savedViews.id), eq(viewVisits.person, person)))
    .where(
      and(theirs ? or(own, theirs) : own, id === undefined ? undefined : eq(savedViews.id, id)),
    )
  return rows.flatMap(({ view, visitedAt }) => {
    const [name, query] = [
      unseal(view.name, placeIn.viewName(view.id)),
      unseal(view.query, placeIn.viewQuery(view.id)),
    ]
    return name === null || query === null ? [] : [{ ...view, name, query, visitedAt }]
  })
}

/**
 * Saves a new view, unless the person has as many as `max`: saves of one person wait for each
 * other, so that this holds. Returns its id, or null.
 */
export async function addView(
  owner: string,
  content: ViewContent,
  max: number,
): Promise<string | null> {
  const now = new Date()
  const id = randomUUID()
  const db = await getDeskDatabase()
  return db.transaction(async (work) => {
    await work.execute(sql`select pg_advisory_xact_lock(7243003, hashtext(${owner}))`)
    const [held] = await work
      .select({ views: count() })
      .from(savedViews)
      .where(eq(savedViews.owner, owner))
    if (held && held.views >= max) return null
    await work
      .insert(savedViews)
      .values({ id, owner, ...sealParts(id, content), createdAt: now, updatedAt: now })
    return id
  })
}

/** Changes an own view. Returns whether there is one. */
export async function changeView(
  owner: string,
  id: string,
  change: Partial<ViewContent>,
): Promise<boolean> {
  const db = await getDeskDatabase()
  const changed = await db
    .update(savedViews)
    .set({ ...sealParts(id, change), updatedAt: new Date() })
    .where(isOwn(owner, id))
    .returning({ id: savedViews.id })
  return changed.length > 0
}

/** Deletes an own view, and everybody's memory of it. Returns whether there was one. */
export async function deleteSavedView(owner: string, id: string): Promise<boolean> {
  const db = await getDeskDatabase()
  const dropped = await db
    .delete(savedViews)
    .where(isOwn(owner, id))
    .returning({ id: savedViews.id })
  return dropped.length > 0
}

/** Erases views that nobody has changed or looked at for `days`, and everybody's memory of them. */
export async function eraseUnusedViews(days: number): Promise<void> {
  const before = new Date(Date.now() - days * 86_400_000)
  const db = await getDeskDatabase()
  const looked = db
    .select({ id: viewVisits.viewId })
    .from(viewVisits)
    .where(gte(viewVisits.visitedAt, before))
  await db
    .delete(savedViews)
    .where(and(lt(savedViews.updatedAt, before), notInArray(savedViews.id, looked)))
}

const isOwn = (owner: string, id: string) => and(eq(savedViews.id, id), eq(savedViews.owner, owner))

function sealParts<Content extends Partial<ViewContent>>(
  id: string,
  { name, query, ...rest }: Content,
) {
  return {
    ...rest,
    ...(name !== undefined && { name: seal(name, placeIn.viewName(id)) }),
    ...(query !== undefined && { query: seal(query, placeIn.viewQuery(id)) }),
  } as Content
}
