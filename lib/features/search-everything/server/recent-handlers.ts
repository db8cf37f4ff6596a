import 'server-only'
import type { Recent } from '@/lib/contracts/desk/recents'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess } from '@/lib/contracts/result'
import { makeKeyedDigest } from '@/lib/platform/database/sealed'
import { hasRightTo } from '@/lib/platform/gateway/can-do'
import { mayRead, type Place } from '@/lib/platform/gateway/may-read'
import type { Session } from '@/lib/platform/session/current-session'
import {
  readUserStates,
  storeUserState,
  type UserStateKey,
} from '@/lib/platform/user-state/user-state'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/** Objects that are given back. */
const recentsMax = 20

/** The subject stands in the clear, so it tells nothing of what was opened. */
const toRecentKey = (session: Session, { kind, id, ...place }: Recent): UserStateKey => ({
  person: session.userName,
  kind: 'recent',
  subject: makeKeyedDigest(
    `recent ${JSON.stringify([kind, id, place.clientNo, place.organizationId, place.companyId])}`,
  ),
})

/** What a person opened last, under the name of the one who is signed in. */
export const recentHandlers = {
  keepRecent: async ({ body: { recent, writer, turn } }: Input<'keepRecent'>, session: Session) => {
    const texts = [recent.id, recent.name ?? '', recent.seen?.sentence ?? '']
    if (texts.some(hasIdentityNumber))
      return makeFailure({ kind: 'invalid', code: 'identity-number' })
    const lives = await storeUserState(toRecentKey(session, recent), {
      ...{ sessionId: session.rowId, writer, turn },
      content: toStored(recent),
    })
    return lives ? makeSuccess(null) : makeFailure({ kind: 'unauthenticated' })
  },
  getRecents: async (_: Input<'getRecents'>, session: Session) => {
    const kept = await readUserStates({ person: session.userName, kind: 'recent' }, recentsMax)
    const recents = kept.map(({ content, keptAt }) => ({
      ...(content as Recent),
      at: keptAt.toISOString(),
    }))
    const shown = await Promise.all(recents.map((recent) => mayOpen(session, recent)))
    return makeSuccess({ recents: recents.filter((_, at) => shown[at]) })
  },
}

/** With the number of a customer under its own name, by which it is found when it is to be erased. */
const toStored = (recent: Recent) =>
  recent.kind === 'customer' ? { ...recent, customerNo: recent.id } : recent

/** Whether the person may still read an object. Where that is not known it is not shown. */
async function mayOpen(session: Session, recent: Recent): Promise<boolean> {
  if (recent.kind === 'invoice' || recent.kind === 'receipt')
    return hasRightTo(session, 'getInvoiceStatus') && isOwnCompany(session, recent.companyId)
  const place = findPlace(recent)
  return place !== null && (await mayRead(session, place)) === 'yes'
}

const isOwnCompany = ({ workspaces }: Session, companyId: number | null) =>
  companyId === null ||
  workspaces === null ||
  workspaces.some(({ companyIds }) => companyIds.includes(companyId))

const kindsOfClients: readonly Recent['kind'][] = ['customer', 'item', 'file']

function findPlace({ kind, clientNo, organizationId }: Recent): Place | null {
  if (kindsOfClients.includes(kind)) return clientNo === null ? null : { clientNo }
  return organizationId === null ? null : { organizationId }
}
