import 'server-only'
import { and, eq, lte } from 'drizzle-orm'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { placeIn } from '@/lib/platform/database/places'
import { viewVisits } from '@/lib/platform/database/schema'
import { seal, unseal } from '@/lib/platform/database/sealed'

/** What a person saw of a view, and when. */
export type ViewVisit<Snapshot> = {
  person: string
  viewId: string
  visitedAt: string
  snapshot: Snapshot
}

/** A look as a page may carry it: nobody but the desk can read it or make one. */
export const sealVisit = <Snapshot>(visit: ViewVisit<Snapshot>) =>
  seal(JSON.stringify({ kind: 'look', ...visit }), placeIn.viewVisit(visit))

/** What `sealVisit` was given, for the same person and view; null for anything else. */
export function unsealVisit<Snapshot>(
  text: string,
  { person, viewId }: Pick<ViewVisit<Snapshot>, 'person' | 'viewId'>,
): ViewVisit<Snapshot> | null {
  const json = unseal(text, placeIn.viewVisit({ person, viewId }))
  const visit = json?.startsWith('{"kind":"look"')
    ? (JSON.parse(json) as ViewVisit<Snapshot>)
    : null
  return visit?.person === person && visit.viewId === viewId ? visit : null
}

/** Remembers a look in the place of an earlier one; a later one stays. */
export async function storeVisit<Snapshot>(visit: ViewVisit<Snapshot>): Promise<void> {
  const next = { visitedAt: new Date(visit.visitedAt), snapshot: sealVisit(visit) }
  const db = await getDeskDatabase()
  await db
    .insert(viewVisits)
    .values({ person: visit.person, viewId: visit.viewId, ...next })
    .onConflictDoUpdate({
      target: [viewVisits.person, viewVisits.viewId],
      set: next,
      setWhere: lte(viewVisits.visitedAt, next.visitedAt),
    })
}

/** The person's last look at a view, or null. What was sealed under another key is forgotten. */
export async function findLastVisit<Snapshot>(
  person: string,
  viewId: string,
): Promise<ViewVisit<Snapshot> | null> {
  const db = await getDeskDatabase()
  const [row] = await db
    .select()
    .from(viewVisits)
    .where(and(eq(viewVisits.person, person), eq(viewVisits.viewId, viewId)))
    .limit(1)
  return row ? unsealVisit<Snapshot>(row.snapshot, { person, viewId }) : null
}
