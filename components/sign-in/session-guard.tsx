'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PageQueryCache } from '@/lib/client/background-reads'
import { forgetListPositions, PersonContext } from '@/lib/client/lists/list-positions'
import { OperationFailed } from '@/lib/client/operation-failed'
import { freshMs } from '@/lib/client/operation-query'
import { forgetReads, SessionGuardContext, type SignInAgain } from '@/lib/client/session-guard'
import { useT } from '@/lib/client/translation'
import type { Failure } from '@/lib/contracts/result'
import {
  createSignInWait,
  onSessionElsewhere,
  signOut,
} from '@/lib/features/sign-in/client/sign-in'
import { forgetWorkCounts } from '@/lib/features/today/client/public'
import { formatTime } from '@/lib/shared/format/date-time'
import { routes } from '@/lib/shared/routes'
import { SignInForm } from './sign-in-form'

/**
 * Holds what was read, and opens sign-in over the page when the session ends: whatever waits for it
 * goes on afterwards.
 */
export function SessionGuard({ userName, children }: { userName: string; children: ReactNode }) {
  const t = useT()
  const [endedAt, setEndedAt] = useState<Date | null>(null)
  const [wait] = useState(createSignInWait)

  const signInAgain = useCallback(() => {
    setEndedAt((known) => known ?? new Date())
    return wait.begin()
  }, [wait])
  const [queryClient] = useState(() => createQueryClient(signInAgain))
  const isGone = useSessionElsewhere(userName, queryClient, onSignedIn)
  useEffect(() => {
    forgetListPositions(userName)
    forgetWorkCounts(userName)
  }, [userName])

  function onSignedIn() {
    setEndedAt(null)
    wait.end()
    void queryClient.invalidateQueries({ predicate: ({ state }) => mayHaveMetEnd(state) })
  }

  if (isGone) return null
  return (
    <QueryClientProvider client={queryClient}>
      <SessionGuardContext value={signInAgain}>
        <PersonContext value={userName}>{children}</PersonContext>
        <Dialog
          open={endedAt !== null}
          size="sm"
          locked
          onClose={() => {}}
          title={t('session.endedTitle', { time: endedAt ? formatTime(endedAt) : '' })}
          intro={t('session.endedLead')}
        >
          <SignInForm
            userName={userName}
            submit={t('session.signInAndGoOn')}
            onSignedIn={onSignedIn}
            beside={
              <Button variant="quiet" onClick={() => void signOut()}>
                {t('session.notMe')}
              </Button>
            }
          />
        </Dialog>
      </SessionGuardContext>
    </QueryClientProvider>
  )
}

/**
 * A read that may have met an ended session, itself or in what it read further: what failed last
 * may have failed otherwise. Nothing of it may be left on the page.
 */
export function mayHaveMetEnd({ error, data }: { error: unknown; data: unknown }): boolean {
  if (error !== null) return true
  const unread =
    typeof data === 'object' && data !== null && 'unread' in data
      ? (data.unread as Failure | null)
      : null
  return unread?.kind === 'unauthenticated'
}

/**
 * Goes on here where the same person has signed in in another tab: what this one asks for then would
 * end that session. True once another tab has signed out, or somebody else is signed in there: what
 * was read is forgotten, nothing of it is shown, and the page goes to sign-in.
 */
function useSessionElsewhere(
  userName: string,
  queryClient: QueryClient,
  onSignedIn: () => void,
): boolean {
  const [isGone, setIsGone] = useState(false)
  const goOn = useEffectEvent(onSignedIn)
  useEffect(
    () =>
      onSessionElsewhere(userName, {
        goOn: () => goOn(),
        leave() {
          queryClient.clear()
          forgetListPositions()
          forgetWorkCounts()
          setIsGone(true)
        },
      }),
    [userName, queryClient],
  )
  useEffect(() => {
    if (isGone) location.replace(routes.login())
  }, [isGone])
  return isGone
}

/**
 * What a page has read. The server has tried a read as often as is right, so the browser does not
 * repeat it; one that met an ended session asks for sign-in, which reads it again. What a person may
 * not see any more is gone at once, also what was read before. Nothing waits for the network to come
 * back: a write must never go out later than it was asked for.
 */
export function createQueryClient(signInAgain: SignInAgain) {
  const client: QueryClient = new QueryClient({
    queryCache: new PageQueryCache({
      onError: (error, query) => {
        if (!(error instanceof OperationFailed)) return
        if (error.failure.kind === 'forbidden') forgetReads(client, query.queryKey)
        if (error.failure.kind === 'unauthenticated') void signInAgain()
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: freshMs,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
