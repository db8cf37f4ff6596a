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
  lookedAt: string
  snapshot: Snapshot
}

/** A look as a page may carry it: nobody but the desk can read it or make one. */
export const sealVisit = <Snapshot>(look: ViewVisit<Snapshot>) =>
  seal(JSON.stringify({ kind: 'look', ...look }), placeIn.viewVisit(look))

/** What `sealVisit` was given, for the same person and view; null for anything else. */
export function unsealVisit<Snapshot>(
  text: string,
  { person, viewId }: Pick<ViewVisit<Snapshot>, 'person' | 'viewId'>,
): ViewVisit<Snapshot> | null {
  const json = unseal(text, placeIn.viewVisit({ person, viewId }))
  const look = json?.startsWith('{"kind":"look"') ? (JSON.parse(json) as ViewVisit<Snapshot>) : null
  return look?.person === person && look.viewId === viewId ? look : null
}

/** Remembers a look in the place of an earlier one; a later one stays. */
export async function storeVisit<Snapshot>(look: ViewVisit<Snapshot>): Promise<void> {
  const next = { lookedAt: new Date(look.lookedAt), snapshot: sealVisit(look) }
  const db = await getDeskDatabase()
  await db
    .insert(viewVisits)
    .values({ person: look.person, viewId: look.viewId, ...next })
    .onConflictDoUpdate({
      target: [viewVisits.person, viewVisits.viewId],
      set: next,
      setWhere: lte(viewVisits.lookedAt, next.lookedAt),
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
