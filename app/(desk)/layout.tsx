import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { navigationCookie, parseTheme, themeCookie } from '@/components/layout/theme'
import { SessionGuard } from '@/components/sign-in/session-guard'
import { StateBlock } from '@/components/ui/states/state-block'
import { listScriptsAhead } from '@/lib/composition/scripts-ahead'
import { findTexts, getT } from '@/lib/composition/translation'
import { getEnv } from '@/lib/platform/env'
import { listWithheldOperations } from '@/lib/platform/gateway/can-do'
import { getLimits } from '@/lib/platform/gateway/limits'
import { findCurrentSession, hasUnknownScopes } from '@/lib/platform/session/current-session'
import { routes } from '@/lib/shared/routes'
import { Desk } from './desk'

/** What the box to go, find and do says: the sentences of whatever it finds. */
const searchNamespaces = [
  'batches',
  'causes',
  'collectionCases',
  'collectionInvoices',
  'customerFields',
  'deliveryFailures',
  'invoiceSearch',
  'invoiceTracking',
  'lookups',
  'searchEverything',
  'transactions',
  'understood',
] as const

/** What the rules of the network are called in words, where a message names one. */
const ruleNamespaces = ['documentRules'] as const

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const t = await getT()
  const session = await findCurrentSession()
  if (!session) redirect(routes.login((await headers()).get('x-desk-path') ?? undefined))

  const withheld = listWithheldOperations(session)
  const chosen = await cookies()
  const clients = (session.workspaces ?? []).filter((each) => each.clientNo !== null)
  return (
    <SessionGuard userName={session.userName}>
      <Desk
        person={{ name: session.displayName, userName: session.userName }}
        workspaces={clients.map(({ name, clientNo, organizationId }) => ({
          name,
          clientNo,
          organizationId,
          href: routes.customers(clientNo!),
        }))}
        withheld={withheld}
        scriptsAhead={listScriptsAhead(withheld)}
        searchTexts={await findTexts(searchNamespaces)}
        ruleTexts={await findTexts(ruleNamespaces)}
        limits={getLimits()}
        label={getEnv().DESK_LABEL ?? null}
        theme={parseTheme(chosen.get(themeCookie)?.value)}
        navigationHidden={chosen.get(navigationCookie)?.value === 'hidden'}
      >
        {hasUnknownScopes(session) && (
          <StateBlock kind="warned" variant="strip" title={t('states.scopesNotKnown')} />
        )}
        <NuqsAdapter>{children}</NuqsAdapter>
      </Desk>
    </SessionGuard>
  )
}
