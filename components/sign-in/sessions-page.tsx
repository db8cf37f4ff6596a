'use client'

import { useQuery } from '@tanstack/react-query'
import { PageFrame } from '@/components/layout/page-frame'
import { Age } from '@/components/ui/age'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Moment } from '@/components/ui/moment'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { type OwnSession, sessionsQuery } from '@/lib/features/sign-in/client/sessions'
import { useEndOtherSessions } from '@/lib/features/sign-in/client/use-end-other-sessions'
import { formatDateTime } from '@/lib/shared/format/date-time'

/** Where the person is signed in, and the way to be signed in here alone. */
export function SessionsPage({ userName }: { userName: string }) {
  const t = useT()
  const { data, error } = useQuery({ ...sessionsQuery, staleTime: 0 })
  const { data: done, failure, mutate, isPending } = useEndOtherSessions(userName)
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent).length ?? 0
  return (
    <PageFrame
      crumbs={[{ label: t('session.listTitle') }]}
      title={t('session.listTitle')}
      facts={[{ label: t('session.listHint') }]}
      actions={
        others > 0 && (
          <Button onClick={() => mutate()} busy={isPending} busyLabel={t('session.endingOthers')}>
            {t('session.endOthers')}
          </Button>
        )
      }
    >
      {done && (
        <StateBlock
          kind="done"
          variant="strip"
          title={t('session.othersEnded', { count: done.ended })}
        />
      )}
      {failure && <FailureBlock failure={failure} doing="write" variant="strip" />}
      {data && (
        <ul>
          {data.sessions.map((each) => (
            <SessionLine key={`${each.startedAt} ${each.lastActiveAt}`} session={each} />
          ))}
        </ul>
      )}
      {!data && error && <FailureBlock failure={toFailure(error)} doing="read" />}
    </PageFrame>
  )
}

function SessionLine({
  session: { browser, startedAt, lastActiveAt, isCurrent },
}: {
  session: OwnSession
}) {
  const t = useT()
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line px-6 py-2 max-narrow:px-4">
      <b>{browser ?? t('session.browserUnknown')}</b>
      {isCurrent && <Chip variant="ok">{t('session.current')}</Chip>}
      <span className="ml-auto flex flex-wrap gap-x-4 text-(length:--text-xs) text-ink-2 tabular-nums max-narrow:ml-0 max-narrow:basis-full">
        <span>
          {t('session.started')} <Moment instant={startedAt} format={formatDateTime} />
        </span>
        <span>
          {t('session.lastSeen')}{' '}
          {isCurrent ? t('session.now') : <Age instant={Date.parse(lastActiveAt)} />}
        </span>
      </span>
    </li>
  )
}
