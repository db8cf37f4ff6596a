import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { SessionGuard } from '@/components/identity/session-guard'
import { navigationCookie } from '@/components/layout/navigation-cookie'
import { themeCookie, themeOf } from '@/components/layout/theme'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { currentSession } from '@/lib/session/current-session'
import { Desk } from './desk'

/** What the areas ask for: without it, their pages are not offered. */
const areaRights = { distribution: 'read:distribution.invoice', partner: 'read:partner.invoice', collection: 'read:collection.case' }

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const session = await currentSession()
  if (!session) redirect(routes.login((await headers()).get('x-desk-path') ?? undefined))

  const chosen = await cookies()
  const clients = (session.workspaces ?? []).filter((each) => each.clientNo !== null)
  const has = (area: keyof typeof areaRights) => session.rights === null || session.rights.includes(areaRights[area])
  return (
    <SessionGuard userName={session.userName}>
      <Desk
        person={{ name: session.displayName, userName: session.userName }}
        workspaces={clients.map(({ name, clientNo, organizationId }) => ({ name, clientNo, organizationId, href: routes.customers(clientNo!) }))}
        isOfDistribution={has('distribution')}
        isOfPartner={has('partner')}
        isOfCollection={has('collection')}
        label={env().DESK_LABEL ?? null}
        theme={themeOf(chosen.get(themeCookie)?.value)}
        navigationHidden={chosen.get(navigationCookie)?.value === 'hidden'}
      >
        <NuqsAdapter>{children}</NuqsAdapter>
      </Desk>
    </SessionGuard>
  )
}
