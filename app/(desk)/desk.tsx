'use client'

import { useParams, usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { RuleTextsProvider } from '@/components/document-rules/public'
import { DeskShell } from '@/components/layout/desk-shell'
import { useToday } from '@/lib/client/hydration'
import { LimitsProvider } from '@/lib/client/limits'
import { useLiveUpdates } from '@/lib/client/live/use-live-updates'
import type { OperationName } from '@/lib/client/offers'
import { OffersProvider } from '@/lib/client/offers'
import { PlacesProvider } from '@/lib/client/places'
import { useT } from '@/lib/client/translation'
import { PageTexts } from '@/lib/composition/messages/page-texts'
import { signOut } from '@/lib/features/sign-in/client/sign-in'
import { useWorkCounts } from '@/lib/features/today/client/public'
import { addViews } from './add-views'
import { buildNavigation } from './build-navigation'
import { DeskSearch, type SearchTexts } from './desk-search'
import { useNavigationViews } from './use-navigation-views'
import { useScriptsAhead } from './use-scripts-ahead'

type Shell = ComponentProps<typeof DeskShell>
type Workspace = Shell['workspaces'][number] & { organizationId: string | null }
type Props = Omit<
  Shell,
  'workspaces' | 'currentClientNo' | 'navigation' | 'onSignOut' | 'search'
> & {
  workspaces: Workspace[]
  withheld: readonly OperationName[]
  /** Scripts of the pages that a person may go to next. */
  scriptsAhead: readonly string[]
  searchTexts: SearchTexts
  ruleTexts: SearchTexts
  limits: ComponentProps<typeof LimitsProvider>['limits']
}

/**
 * The shell with the areas that are built and offered, for the client or the organization in the
 * address, or else the person's first one.
 */
export function Desk({
  withheld,
  scriptsAhead,
  limits,
  workspaces,
  searchTexts,
  ruleTexts,
  children,
  ...props
}: Props) {
  const t = useT()
  useLiveUpdates()
  useScriptsAhead(scriptsAhead)
  const { clientNo, organizationId } = useParams<{ clientNo?: string; organizationId?: string }>()
  const named = workspaces.find((each) =>
    clientNo
      ? each.clientNo === clientNo
      : organizationId && each.organizationId === organizationId,
  )
  const current = named ?? workspaces[0]
  const places = {
    client: clientNo ?? current?.clientNo ?? null,
    organization: organizationId ?? current?.organizationId ?? null,
  }
  const counts = useWorkCounts({
    today: useToday(),
    organizationId: places.organization,
    withheld,
    path: usePathname(),
  })
  const saved = useNavigationViews()
  const navigation = addViews(
    buildNavigation(
      t,
      places,
      (...names) => names.some((name) => !withheld.includes(name)),
      counts,
    ),
    saved.views,
    saved.counts,
  )
  const leave = () => void signOut()
  return (
    <OffersProvider withheld={withheld}>
      <LimitsProvider limits={limits}>
        <DeskShell
          {...props}
          workspaces={workspaces}
          currentClientNo={places.client}
          navigation={navigation}
          search={
            <DeskSearch
              texts={searchTexts}
              pages={navigation}
              places={places}
              placeName={current?.name ?? null}
              otherPlaces={workspaces.filter(
                (each) =>
                  each.clientNo !== places.client || each.organizationId !== places.organization,
              )}
              onSignOut={leave}
            />
          }
          onSignOut={leave}
        >
          <RuleTextsProvider value={(part) => <PageTexts {...ruleTexts}>{part}</PageTexts>}>
            <PlacesProvider places={workspaces}>{children}</PlacesProvider>
          </RuleTextsProvider>
        </DeskShell>
      </LimitsProvider>
    </OffersProvider>
  )
}
