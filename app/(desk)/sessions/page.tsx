import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { SessionList } from '@/components/identity/session-list'
import { t } from '@/lib/format/translate'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { sessionsQuery } from '@/lib/queries/sessions'
import { findCurrentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('session.listTitle') }

export default async function SessionsPage() {
  const [session, { state }] = await Promise.all([findCurrentSession(), prefetchQueries(sessionsQuery)])
  return (
    <HydrationBoundary state={state}>
      <SessionList userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
