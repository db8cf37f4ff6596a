'use client'

import { useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { DataTable } from '@/components/data-grid/data-table'
import { ListAndPane } from '@/components/data-grid/list-and-pane'
import { PageFrame } from '@/components/layout/page-frame'
import { RegistrationFollower, type Workspace } from '@/components/registrations/public'
import { Button } from '@/components/ui/button'
import { AccessNotKnown, ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  agreementsParsers,
  getAgreementQuery,
  getAgreementsQuery,
  listedMax,
} from '@/lib/features/bank-agreements/client/agreements'
import { isFollowed } from '@/lib/features/registrations/domain/public'
import { routes } from '@/lib/shared/routes'
import { createAgreementColumns } from './agreement-columns'
import { AgreementDialog } from './agreement-dialog'
import { AgreementPane } from './agreement-pane'
import { FindAgreement } from './find-agreement'
import { FoundAgreement } from './found-agreement'

/** How many of a list are followed at once. */
const followedMax = 10

/**
 * The Swedish bank agreements that were registered here, and any other by the id of its request: the
 * service has no list of them.
 */
export function AgreementsPage({ userName, workspaces }: Props) {
  const t = useT()
  const isOffered = useOffers()
  const [view, setView] = useQueryStates(agreementsParsers, { history: 'push' })
  const { data, error, refetch } = useQuery(getAgreementsQuery())
  const entries = data?.entries ?? []
  const show = (next: Partial<typeof view>) =>
    void setView({ open: null, request: null, new: null, ...next })
  const close = () => show({})
  return (
    <PageFrame
      crumbs={[{ label: t('bankAgreements.area') }, { label: t('bankAgreements.title') }]}
      title={t('bankAgreements.title')}
      facts={[{ label: t('bankAgreements.facts') }]}
      actions={
        <>
          <FindAgreement
            key={view.request ?? ''}
            present={view.request ?? ''}
            onFind={(request) => show({ request })}
          />
          {isOffered('registerSwedishBankAgreement') && (
            <Button variant="primary" onClick={() => show({ new: '1' })}>
              {t('bankAgreements.register')}
            </Button>
          )}
        </>
      }
      fill
    >
      <ListAndPane
        pane={
          view.request ? (
            <FoundAgreement key={view.request} requestId={view.request} onClose={close} />
          ) : view.open ? (
            <AgreementPane
              key={view.open}
              idempotencyKey={view.open}
              userName={userName}
              onClose={close}
            />
          ) : null
        }
      >
        {(error || !data) && (
          <ReadStates
            failure={error && toFailure(error)}
            isHeld={data !== undefined}
            rows={8}
            columns={6}
            onAgain={() => void refetch()}
          />
        )}
        {data?.isWhole === false && <AccessNotKnown onAgain={() => void refetch()} />}
        {data && entries.length === 0 && (
          <StateBlock kind="empty" title={t('bankAgreements.empty')}>
            {t('bankAgreements.emptyMeaning')}
          </StateBlock>
        )}
        {entries.length > 0 && (
          <DataTable
            label={t('bankAgreements.list')}
            columns={createAgreementColumns(t)}
            rows={entries}
            keyOf={({ idempotencyKey }) => idempotencyKey}
            hrefOf={({ idempotencyKey }) =>
              routes.bankAgreements(new URLSearchParams({ open: idempotencyKey }).toString())
            }
            currentKey={view.open ?? undefined}
          />
        )}
        {data?.more && (
          <p className="px-6 py-3 text-ink-3 max-narrow:px-4">
            {t('registrations.older', { count: listedMax })}
          </p>
        )}
      </ListAndPane>
      {entries
        .filter(isFollowed)
        .slice(0, followedMax)
        .map(({ idempotencyKey }) => (
          <RegistrationFollower
            key={idempotencyKey}
            query={getAgreementQuery(idempotencyKey)}
            list="listBankAgreements"
            isFollowed={isFollowed}
          />
        ))}
      {view.new && data && (
        <AgreementDialog
          userName={userName}
          workspaces={workspaces}
          entries={entries}
          onSent={(open) => show({ open })}
          onClose={close}
        />
      )}
    </PageFrame>
  )
}

type Props = { userName: string; workspaces: readonly Workspace[] }
