'use client'

import { useState } from 'react'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { RequestPreview } from '@/components/form/request-preview'
import { SaveBar } from '@/components/form/save-bar'
import type { Crumb } from '@/components/layout/bar'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { OpenedCustomer } from '@/lib/features/customers/client/new-customer'
import type { TypedNewCustomer } from '@/lib/features/customers/domain/new-customer-draft'
import { useCustomerEdit } from '../edit/use-customer-edit'
import { CustomerFields } from '../fields/customer-fields'
import { listBlockers, listChangedNames } from '../fields/edit-summary'
import { listRequestNotes } from '../fields/request-notes'
import { useFindings } from '../fields/use-findings'
import { CreationMessage } from './creation-message'
import { createEmptyCustomer } from './empty-customer'
import { isUnsettled, useCreateFlow } from './use-create-flow'
import { useNewCustomerDraft } from './use-new-customer-draft'

type Props = {
  clientNo: string
  customerNo: string
  userName: string
  crumbs: Crumb[]
  /** False where the number was not found by a service that may not look numbers up. */
  isProvenFree: boolean
  opened: OpenedCustomer
  /** Null: nothing was typed. */
  onOtherNumber: (typed: TypedNewCustomer | null) => void
}

/**
 * The fields of a customer that does not exist yet. What is typed is kept like that of any other
 * form.
 */
export function NewCustomerForm({
  clientNo,
  customerNo,
  userName,
  crumbs,
  isProvenFree,
  opened,
  onOtherNumber,
}: Props) {
  const t = useT()
  const [nobody] = useState(() => createEmptyCustomer(customerNo))
  const [openedAt] = useState(() => Date.now())
  const edit = useCustomerEdit(clientNo, customerNo, nobody, openedAt, opened.edited ?? undefined)
  const flow = useCreateFlow(edit, userName)
  const findings = useFindings(edit)
  const [showsRequest, setShowsRequest] = useState(false)
  const draft = useNewCustomerDraft(edit, userName, opened)

  function goToOtherNumber() {
    const { draftKey } = opened
    onOtherNumber(edit.changed.length > 0 ? { customerNo, draftKey, edited: edit.typed } : null)
  }

  return (
    <PageFrame
      crumbs={crumbs}
      title={edit.edited.name || t('customers.create.title')}
      facts={[
        { label: t('customers.customer'), value: customerNo, copy: customerNo },
        { label: t(`customers.create.${isProvenFree ? 'free' : 'notFound'}`) },
      ]}
      actions={
        <>
          <Button
            onClick={goToOtherNumber}
            aria-disabled={flow.isCreating || isUnsettled(flow.state)}
          >
            {t('customers.create.otherNumber')}
          </Button>
          <Button pressed={showsRequest} onClick={() => setShowsRequest(!showsRequest)}>
            {t('customers.showRequest')}
          </Button>
        </>
      }
      aside={
        showsRequest && (
          <RequestPreview
            method="POST"
            path={`/clients/${clientNo}/customers`}
            body={{ metadata: { userId: userName }, customer: edit.update }}
            notes={listRequestNotes(t, edit)}
            onClose={() => setShowsRequest(false)}
          />
        )
      }
      saveBar={
        <>
          <CreationMessage flow={flow} clientNo={clientNo} customerNo={customerNo} />
          <DraftNotKept failure={draft.failure} />
          {opened.passedOver !== null && edit.changed.length > 0 && (
            <StateBlock
              variant="strip"
              kind="warned"
              title={t('customers.create.ownDraft', { customerNo })}
            >
              {t('customers.create.ownDraftMeaning', { other: opened.passedOver })}
            </StateBlock>
          )}
          <SaveBar
            names={listChangedNames(t, edit)}
            count={Math.max(1, edit.changed.length)}
            blockers={[
              ...listBlockers(t, edit),
              ...(edit.edited.name
                ? []
                : [{ glyph: 'warn' as const, text: t('customers.create.noName') }]),
            ]}
            busy={flow.isCreating}
            saveLabel={t('customers.create.save')}
            onDiscard={() => edit.open(nobody)}
            onSave={flow.send}
          />
        </>
      }
    >
      <CustomerFields
        form={{
          edit,
          failure: flow.state.kind === 'failed' ? flow.state.failure : null,
          findings,
          warned: {},
        }}
        isNew
        isFrozen={flow.isCreating}
      />
    </PageFrame>
  )
}
