import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { SessionsPage } from '@/components/sign-in/sessions-page'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { sessionsQuery } from '@/lib/features/sign-in/client/sessions'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { t } from '@/lib/shared/i18n/translate'

export const metadata: Metadata = { title: t('session.listTitle') }

export default async function SessionsRoute() {
  const [session, { state }] = await Promise.all([
    findCurrentSession(),
    prefetchQueries(sessionsQuery),
  ])
  return (
    <HydrationBoundary state={state}>
      <SessionsPage userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
