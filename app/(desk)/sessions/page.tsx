import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { SessionList } from '@/components/identity/session-list'
import { t } from '@/lib/format/translate'
import { prefetched } from '@/lib/queries/prefetched'
import { sessionsQuery } from '@/lib/queries/sessions'
import { currentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('session.listTitle') }

export default async function SessionsPage() {
  const [session, { state }] = await Promise.all([currentSession(), prefetched(sessionsQuery)])
  return (
    <HydrationBoundary state={state}>
      <SessionList userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
