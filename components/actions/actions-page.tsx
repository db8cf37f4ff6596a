'use client'

import { useState } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { PollingStopped } from '@/components/ui/states/polling-stopped'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { useFollowedActions } from '@/lib/features/actions/client/use-actions'
import { buildActionColumns } from './action-columns'
import { ActionDialog } from './action-dialog'
import { ReportDialog } from './report-dialog'

/** The actions and reports of a client: created here, followed by the log of the service. */
export function ActionsPage({ clientNo, userName }: { clientNo: string; userName: string }) {
  const t = useT()
  const offers = useOffers()
  const [asked, setAsked] = useState<'action' | 'report' | null>(null)
  const { actions, is, isCut, isHeld, failure, again, isResting, goOn } =
    useFollowedActions(clientNo)
  const dialog = { clientNo, userName, onClose: () => setAsked(null) }
  return (
    <PageFrame
      crumbs={[{ label: t('actions.area') }, { label: t('actions.title') }]}
      title={t('actions.title')}
      actions={
        <>
          {offers('createAction') && (
            <Button aria-haspopup="dialog" onClick={() => setAsked('action')}>
              {t('actions.create')}
            </Button>
          )}
          {offers('createReportAction') && (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setAsked('report')}>
              {t('actions.order')}
            </Button>
          )}
        </>
      }
    >
      <ReadStates failure={failure} isHeld={isHeld} rows={6} columns={5} onAgain={again} />
      {isResting && <PollingStopped onGoOn={goOn} />}
      {is === 'mixed' && <StateBlock kind="warned" variant="strip" title={t('actions.ignored')} />}
      {is === 'silent' && (
        <StateBlock
          kind="silent"
          variant={actions.length > 0 ? 'strip' : 'block'}
          title={t('states.pages.silent')}
          steps={<Button onClick={again}>{t('states.tryAgain')}</Button>}
        >
          {t('states.pages.silentMeaning')}
        </StateBlock>
      )}
      {is === 'none' && failure === null && (
        <StateBlock kind="empty" title={t('actions.none')}>
          {t('actions.noneMeaning')}
        </StateBlock>
      )}
      {actions.length > 0 && (
        <DataTable
          label={t('actions.list')}
          columns={buildActionColumns(t, clientNo)}
          rows={actions}
          keyOf={({ actionId }) => actionId}
        />
      )}
      {actions.length > 0 && isCut && (
        <p className="px-6 py-2 text-xs text-ink-3 max-narrow:px-4">{t('actions.cut')}</p>
      )}
      {asked === 'action' && <ActionDialog {...dialog} />}
      {asked === 'report' && <ReportDialog {...dialog} />}
    </PageFrame>
  )
}
