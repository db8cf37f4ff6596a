import 'server-only'
import { and, eq, lte } from 'drizzle-orm'
import { deskDatabase } from '../database/desk-database'
import { placeIn } from '../database/places'
import { viewLooks } from '../database/schema'
import { seal, unseal } from '../database/sealed'

/** What a person saw of a view, and when. */
export type Look<Snapshot> = { person: string; viewId: string; lookedAt: string; snapshot: Snapshot }

/** A look as a page may carry it: nobody but the desk can read it or make one. */
export const sealedLook = <Snapshot>(look: Look<Snapshot>) => seal(JSON.stringify({ kind: 'look', ...look }), placeIn.viewLook(look))

/** What `sealedLook` was given, for the same person and view; null for anything else. */
export function openedLook<Snapshot>(text: string, { person, viewId }: Pick<Look<Snapshot>, 'person' | 'viewId'>): Look<Snapshot> | null {
  const json = unseal(text, placeIn.viewLook({ person, viewId }))
  const look = json?.startsWith('{"kind":"look"') ? (JSON.parse(json) as Look<Snapshot>) : null
  return look?.person === person && look.viewId === viewId ? look : null
}

/** Remembers a look in the place of an earlier one; a later one stays. */
export async function keepLook<Snapshot>(look: Look<Snapshot>): Promise<void> {
  const next = { lookedAt: new Date(look.lookedAt), snapshot: sealedLook(look) }
  const db = await deskDatabase()
  await db
    .insert(viewLooks)
    .values({ person: look.person, viewId: look.viewId, ...next })
    .onConflictDoUpdate({ target: [viewLooks.person, viewLooks.viewId], set: next, setWhere: lte(viewLooks.lookedAt, next.lookedAt) })
}

/** The person's last look at a view, or null. What was sealed under another key is forgotten. */
export async function lastLook<Snapshot>(person: string, viewId: string): Promise<Look<Snapshot> | null> {
  const db = await deskDatabase()
  const [row] = await db
    .select()
    .from(viewLooks)
    .where(and(eq(viewLooks.person, person), eq(viewLooks.viewId, viewId)))
    .limit(1)
  return row ? openedLook<Snapshot>(row.snapshot, { person, viewId }) : null
}
