'use client'

import { useQueryStates } from 'nuqs'
import { PageFrame } from '@/components/layout/page-frame'
import { Tabs } from '@/components/layout/tabs'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { batchesParsers } from '@/lib/features/batches/client/batches-view'
import { routes } from '@/lib/shared/routes'
import { OpenBatch } from './open-batch'
import { SentBatches } from './sent-batches'
import { UpstreamBatches } from './upstream-batches'

type Workspace = { name: string; clientNo: string | null; organizationId: string | null }

/**
 * Every batch in one place: those that were sent from here in any area, and the upstream's own list
 * of each organization.
 */
export function BatchesPage({
  userName,
  workspaces,
}: {
  userName: string
  workspaces: Workspace[]
}) {
  const t = useT()
  const [view] = useQueryStates(batchesParsers)
  const organizations = workspaces.filter(
    (each): each is Workspace & { organizationId: string } => each.organizationId !== null,
  )
  const toListHref = (organizationId: string | null) =>
    routes.batches(organizationId ? new URLSearchParams({ list: organizationId }).toString() : '')
  return (
    <PageFrame crumbs={[{ label: t('batches.title') }]} title={t('batches.title')}>
      <Tabs aria-label={t('batches.lists')}>
        <Link href={toListHref(null)} aria-current={view.list === null ? 'page' : undefined}>
          {t('batches.fromHere')}
        </Link>
        {organizations.map(({ name, organizationId }) => (
          <Link
            key={organizationId}
            href={toListHref(organizationId)}
            aria-current={view.list === organizationId ? 'page' : undefined}
          >
            {t('batches.upstreamOf', { name })}
          </Link>
        ))}
      </Tabs>
      {view.list === null && (
        <OpenBatch
          clients={workspaces.flatMap(({ name, clientNo }) =>
            clientNo === null ? [] : [{ name, clientNo }],
          )}
        />
      )}
      {view.list === null ? (
        <SentBatches
          view={view}
          userName={userName}
          draftClientOf={(organizationId) =>
            organizations.find((each) => each.organizationId === organizationId)?.clientNo ?? null
          }
        />
      ) : (
        <UpstreamBatches organizationId={view.list} token={view.token} />
      )}
    </PageFrame>
  )
}
