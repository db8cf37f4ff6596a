import { env } from '@/lib/env'
import type { currentSession } from '@/lib/session/current-session'

type Session = Awaited<ReturnType<typeof currentSession>>

/** What the page of one invoice needs of its person: who they are, where their companies belong, and which areas they may read. */
export function wherePropsOf(session: Session) {
  const has = (right: string) => !session?.rights || session.rights.includes(right)
  return {
    places: (session?.workspaces ?? []).map(({ companyIds, clientNo, organizationId }) => ({ companyIds, clientNo, organizationId })),
    may: {
      ledger: has('read:arm.customer'),
      collection: has('read:collection.case'),
      partner: has('read:partner.invoice'),
      userName: session?.userName ?? '',
    },
    linkHosts: [...env().INVOICE_LINK_HOSTS],
  }
}
