'use client'

import { useState } from 'react'
import { RequestPreview } from '@/components/form/request-preview'
import { SaveBar } from '@/components/form/save-bar'
import type { Crumb } from '@/components/layout/bar'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/failure-block'
import { useHydrated } from '@/components/ui/use-hydrated'
import { addressGroup } from '@/lib/domain/address-group'
import type { Failure } from '@/lib/format/failure-words'
import { t } from '@/lib/format/translate'
import { AddressFields } from './address-fields'
import { ConflictDialog } from './conflict-dialog'
import { CustomerFacts } from './customer-facts'
import { customerHeadFacts } from './customer-head-facts'
import type { CustomerRead } from './customer-read'
import { NameFields } from './name-fields'
import { ReachingFields } from './reaching-fields'
import { requestNotes } from './request-notes'
import { SaveMessage } from './save-message'
import { StopLines } from './stop-lines'
import { type CustomerEdit, useCustomerEdit } from './use-customer-edit'
import { useSaveFlow } from './use-save-flow'
import { useWaitLeft } from './use-wait-left'

type Props = {
  clientNo: string
  customerNo: string
  userName: string
  crumbs: Crumb[]
  read: CustomerRead
  readAt: number
  isReading: boolean
  readFailure: Failure | null
  /** Reads the customer anew; undefined when that fails. */
  onReload: () => Promise<CustomerRead | undefined>
}

/** The whole of a customer, with what is editable so far as fields and the rest as facts. */
export function CustomerForm({ clientNo, customerNo, userName, crumbs, read, readAt, isReading, readFailure, onReload }: Props) {
  const edit = useCustomerEdit(clientNo, customerNo, read, readAt)
  const flow = useSaveFlow(edit, userName, onReload)
  const [showsRequest, setShowsRequest] = useState(false)
  const isHydrated = useHydrated()
  const waitLeft = useWaitLeft(flow.state)

  const preview = showsRequest && (
    <RequestPreview
      method="PUT"
      path={`/clients/${clientNo}/customers`}
      body={{ metadata: { userId: userName }, customer: edit.update }}
      notes={requestNotes(edit)}
      onClose={() => setShowsRequest(false)}
    />
  )
  return (
    <PageFrame
      crumbs={crumbs}
      title={edit.baseline.name || t('customers.noName')}
      facts={customerHeadFacts(edit.baseline, customerNo, edit.openedAt)}
      actions={
        <>
          <Button onClick={() => void onReload()} busy={isReading} busyLabel={t('customers.reload')}>
            {t('customers.reload')}
          </Button>
          <Button pressed={showsRequest} onClick={() => setShowsRequest(!showsRequest)}>
            {t('customers.showRequest')}
          </Button>
        </>
      }
      aside={preview}
      saveBar={
        <>
          <SaveMessage flow={flow} edit={edit} waitLeft={waitLeft} />
          <SaveBar
            names={changedNames(edit)}
            blockers={blockersOf(edit, waitLeft)}
            busy={flow.isSaving}
            onDiscard={() => {
              edit.open(read)
              flow.dismiss()
            }}
            onSave={flow.send}
          />
        </>
      }
    >
      <StopLines customer={edit.baseline} />
      {readFailure && <FailureBlock failure={readFailure} doing="read" look="strip" />}
      {/* what is typed before the page takes it would be mixed with what the form puts there */}
      <div inert={!isHydrated}>
        <NameFields edit={edit} failure={failureOf(flow.state)} />
        <AddressFields edit={edit} failure={failureOf(flow.state)} />
        <ReachingFields edit={edit} state={flow.state} />
        <CustomerFacts edit={edit} />
      </div>
      {flow.state.kind === 'conflict' && <ConflictDialog conflict={flow.state.conflict} edit={edit} onSettle={flow.settle} onBack={flow.dismiss} />}
    </PageFrame>
  )
}

/** What differs, by the names that stand on the page: of the address each line. */
function changedNames({ changed, before, edited }: CustomerEdit): string[] {
  return changed.flatMap((unit) =>
    unit === 'address'
      ? addressGroup.filter((field) => before.address[field] !== edited.address[field]).map((field) => t(`customers.field.${field}`))
      : [t(`customers.unit.${unit}`)],
  )
}

function blockersOf(edit: CustomerEdit, waitLeft: number) {
  return [
    ...(edit.isConsented ? [] : [{ glyph: 'blank' as const, text: t('customers.blockerTick') }]),
    ...(edit.isSendable ? [] : [{ glyph: 'warn' as const, text: t('customers.blockerNothing') }]),
    ...(waitLeft > 0 ? [{ glyph: 'wait' as const, text: t('customers.canSaveIn', { seconds: waitLeft }) }] : []),
  ]
}

const failureOf = (state: ReturnType<typeof useSaveFlow>['state']) => (state.kind === 'failed' ? state.failure : null)
