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

/** The right that the partner part asks for: without it, its pages are not offered. */
const partnerRight = 'read:partner.invoice'

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const session = await currentSession()
  if (!session) redirect(routes.login((await headers()).get('x-desk-path') ?? undefined))

  const chosen = await cookies()
  const clients = (session.workspaces ?? []).filter((each) => each.clientNo !== null)
  return (
    <SessionGuard userName={session.userName}>
      <Desk
        person={{ name: session.displayName, userName: session.userName }}
        workspaces={clients.map(({ name, clientNo }) => ({ name, clientNo, href: routes.customers(clientNo!) }))}
        isOfPartner={session.rights === null || session.rights.includes(partnerRight)}
        label={env().DESK_LABEL ?? null}
        theme={themeOf(chosen.get(themeCookie)?.value)}
        navigationHidden={chosen.get(navigationCookie)?.value === 'hidden'}
      >
        <NuqsAdapter>{children}</NuqsAdapter>
      </Desk>
    </SessionGuard>
  )
}
