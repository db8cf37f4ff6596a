'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { type ComponentProps, Suspense, useMemo, useState } from 'react'
import { RequestPreview } from '@/components/form/request-preview'
import { SaveBar } from '@/components/form/save-bar'
import type { Crumb } from '@/components/layout/bar'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import { useColleagueSaves } from '@/lib/features/customers/client/use-colleague-saves'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/public'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { CustomerFields } from '../fields/customer-fields'
import { listBlockers, listChangedNames } from '../fields/edit-summary'
import { listRequestNotes } from '../fields/request-notes'
import { useFindings } from '../fields/use-findings'
import { collectWarnedFields } from '../fields/warned-fields'
import { StopLines } from '../sections/stop-lines'
import { CustomerBody } from '../whole/customer-body'
import { CustomerTabs } from '../whole/customer-tabs'
import { listCustomerHeadFacts } from './customer-head-facts'
import { CustomerMenu } from './customer-menu'
import { CreatedNote, UndoNote } from './form-notes'
import { OpenWrites } from './open-writes'
import { SaveMessage } from './save-message'
import { type CustomerEdit, useCustomerEdit } from './use-customer-edit'
import { useOfferedDraft } from './use-offered-draft'
import { useSaveFlow } from './use-save-flow'
import { useUndo } from './use-undo'
import { useWaitLeft } from './use-wait-left'

const ConflictDialog = dynamic(() =>
  import('./conflict-dialog').then((module) => module.ConflictDialog),
)
const DraftOffer = dynamic(() => import('./draft-offer').then((module) => module.DraftOffer))

type Props = {
  clientNo: string
  customerNo: string
  userName: string
  crumbs: Crumb[]
  read: CustomerRead
  readAt: number
  isReading: boolean
  readFailure: Failure | null
  /** The write that is to be taken back, from the address of the page. */
  undo: string | null
  created: 'created' | 'found' | null
  mayDelete: boolean
  /** Reads the customer anew; undefined when that fails. */
  onReload: () => Promise<CustomerRead | undefined>
}

/**
 * The whole of a customer: every field of the interface as it stands and as it is typed, and what
 * became of the last save. Who may not change customers reads it.
 */
export function CustomerForm(page: Props) {
  const { clientNo, customerNo, userName, read, readFailure, created, onReload } = page
  const t = useT()
  const isReadOnly = !useOffers()('updateCustomer')
  const edit = useCustomerEdit(clientNo, customerNo, read, page.readAt)
  const flow = useSaveFlow(edit, userName, onReload)
  const draft = useOfferedDraft(edit, userName, read)
  const undoing = useUndo(isReadOnly ? null : page.undo, edit, read)
  const [showsRequest, setShowsRequest] = useState(false)
  const waitLeft = useWaitLeft(flow.state)
  const findings = useFindings(edit)
  const { data: journal } = useQuery(getCustomerJournalQuery(clientNo, customerNo))
  useColleagueSaves(page, journal?.entries, edit.changed.length > 0)
  const warned = useMemo(
    () => collectWarnedFields(journal?.entries ?? [], edit.baseline),
    [journal, edit.baseline],
  )

  const preview = showsRequest && (
    <RequestPreview
      method="PUT"
      path={`/clients/${clientNo}/customers`}
      body={{ metadata: { userId: userName }, customer: edit.update }}
      notes={listRequestNotes(t, edit)}
      onClose={() => setShowsRequest(false)}
    />
  )
  return (
    <PageFrame
      crumbs={page.crumbs}
      title={edit.baseline.name || t('customers.noName')}
      facts={listCustomerHeadFacts(t, edit.baseline, customerNo, edit.openedAt)}
      actions={
        <FormActions
          page={page}
          edit={edit}
          showsRequest={showsRequest}
          onShowRequest={isReadOnly ? null : setShowsRequest}
        />
      }
      aside={preview}
      saveBar={
        !isReadOnly && (
          <FormFoot
            flow={flow}
            edit={edit}
            waitLeft={waitLeft}
            draftFailure={draft.failure}
            onDiscard={() => {
              edit.open(read)
              flow.dismiss()
            }}
          />
        )
      }
    >
      <CustomerTabs current="details" />
      {isReadOnly && (
        <p className="px-6 pt-2 text-ink-3 max-narrow:px-4">{t('customers.readOnly')}</p>
      )}
      <StopLines customer={edit.baseline} />
      {readFailure && <FailureBlock failure={readFailure} doing="read" variant="strip" />}
      <OpenWrites
        entries={journal?.entries ?? []}
        except={flow.reportedKey}
        onChecked={() => void onReload()}
      />
      <Suspense>{!isReadOnly && draft.offer && <DraftOffer offer={draft.offer} />}</Suspense>
      <UndoNote {...undoing} />
      {created && <CreatedNote how={created} />}
      <CustomerBody current="details">
        <CustomerFields
          form={{
            edit,
            failure: flow.state.kind === 'failed' ? flow.state.failure : null,
            findings,
            warned,
            isReadOnly,
          }}
        />
      </CustomerBody>
      <Suspense>
        {flow.state.kind === 'conflict' && (
          <ConflictDialog
            conflict={flow.state.conflict}
            edit={edit}
            userName={userName}
            onSettle={flow.settle}
            onBack={flow.dismiss}
          />
        )}
      </Suspense>
    </PageFrame>
  )
}

function FormActions({
  page,
  edit,
  showsRequest,
  onShowRequest,
}: {
  page: Props
  edit: CustomerEdit
  showsRequest: boolean
  /** Null where nothing is ever sent. */
  onShowRequest: ((isShown: boolean) => void) | null
}) {
  const t = useT()
  const { clientNo, customerNo, userName, read, isReading, mayDelete, onReload } = page
  return (
    <>
      <Button onClick={() => void onReload()} busy={isReading} busyLabel={t('customers.reload')}>
        {t('customers.reload')}
      </Button>
      {onShowRequest && (
        <Button pressed={showsRequest} onClick={() => onShowRequest(!showsRequest)}>
          {t('customers.showRequest')}
        </Button>
      )}
      <CustomerMenu
        {...{ mayDelete, clientNo, customerNo, userName }}
        name={edit.baseline.name ?? ''}
        onDeleted={() => edit.open(read)}
      />
    </>
  )
}

type FootProps = ComponentProps<typeof SaveMessage> & { onDiscard: () => void }

/** What became of the last save, above what the next one would send and what it waits for. */
function FormFoot({ onDiscard, ...message }: FootProps) {
  const t = useT()
  const { flow, edit, waitLeft } = message
  return (
    <>
      <SaveMessage {...message} />
      <SaveBar
        names={listChangedNames(t, edit)}
        blockers={[
          ...listBlockers(t, edit),
          ...(edit.isSendable || edit.unsendable.length > 0
            ? []
            : [{ glyph: 'warn' as const, text: t('customers.blockerNothing') }]),
          ...(waitLeft > 0
            ? [{ glyph: 'wait' as const, text: t('customers.canSaveIn', { seconds: waitLeft }) }]
            : []),
        ]}
        busy={flow.isSaving}
        onDiscard={onDiscard}
        onSave={flow.send}
      />
    </>
  )
}
