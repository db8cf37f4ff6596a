'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
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
import { customerJournalQuery } from '@/lib/queries/journal'
import { AddressFields } from './address-fields'
import { BlockFields } from './block-fields'
import { ConflictDialog } from './conflict-dialog'
import { CustomerFormContext } from './customer-form-context'
import { customerHeadFacts } from './customer-head-facts'
import type { CustomerRead } from './customer-read'
import { InvoicingFields } from './invoicing-fields'
import { OtherFacts } from './other-facts'
import { ReachingFields } from './reaching-fields'
import { requestNotes } from './request-notes'
import { SaveMessage } from './save-message'
import { StopFields } from './stop-fields'
import { StopLines } from './stop-lines'
import { TermsFields } from './terms-fields'
import { unitName, unitNames } from './unit-name'
import { type CustomerEdit, useCustomerEdit } from './use-customer-edit'
import { useFindings } from './use-findings'
import { useSaveFlow } from './use-save-flow'
import { useWaitLeft } from './use-wait-left'
import { warnedUnits } from './warned-units'
import { WhoFields } from './who-fields'

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
  const findings = useFindings(edit)
  const { data: journal } = useQuery(customerJournalQuery(clientNo, customerNo))
  const warned = useMemo(() => warnedUnits(journal?.entries ?? [], edit.baseline), [journal, edit.baseline])

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
        <CustomerFormContext value={{ edit, failure: failureOf(flow.state), findings, warned }}>
          <WhoFields />
          <AddressFields />
          <ReachingFields />
          <InvoicingFields />
          <StopFields />
          <BlockFields />
          <TermsFields />
          <OtherFacts />
        </CustomerFormContext>
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
      : [unitName(unit)],
  )
}

function blockersOf(edit: CustomerEdit, waitLeft: number) {
  return [
    ...(edit.consents.missing > 0 ? [{ glyph: 'blank' as const, text: t('customers.blockerTick', { count: edit.consents.missing }) }] : []),
    ...(edit.unsendable.length > 0
      ? [{ glyph: 'fail' as const, text: t('customers.blockerUnsendable', { fields: unitNames(edit.unsendable) }) }]
      : []),
    ...(edit.isSendable || edit.unsendable.length > 0 ? [] : [{ glyph: 'warn' as const, text: t('customers.blockerNothing') }]),
    ...(waitLeft > 0 ? [{ glyph: 'wait' as const, text: t('customers.canSaveIn', { seconds: waitLeft }) }] : []),
  ]
}

const failureOf = (state: ReturnType<typeof useSaveFlow>['state']) => (state.kind === 'failed' ? state.failure : null)
