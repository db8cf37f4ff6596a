'use client'

import { useState } from 'react'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { RequestPreview } from '@/components/form/request-preview'
import { SaveBar } from '@/components/form/save-bar'
import type { Crumb } from '@/components/layout/bar'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { CustomerFormValues } from '@/lib/features/customers/domain/editable-fields'
import { useDraft } from '@/lib/features/drafts/client/public'
import { useCustomerEdit } from '../edit/use-customer-edit'
import { CustomerFields } from '../fields/customer-fields'
import { listBlockers, listChangedNames } from '../fields/edit-summary'
import { listRequestNotes } from '../fields/request-notes'
import { useFindings } from '../fields/use-findings'
import { CreationMessage } from './creation-message'
import { createEmptyCustomer } from './empty-customer'
import { useCreateFlow } from './use-create-flow'
import { newCustomerDraftKey } from './use-new-customer-draft'

type Props = {
  clientNo: string
  customerNo: string
  userName: string
  crumbs: Crumb[]
  /** What was typed before, for this number or, a moment ago, for another. */
  kept: CustomerFormValues | null
  onOtherNumber: (typed: CustomerFormValues) => void
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
  kept,
  onOtherNumber,
}: Props) {
  const t = useT()
  const [nobody] = useState(() => createEmptyCustomer(customerNo))
  const [openedAt] = useState(() => Date.now())
  const edit = useCustomerEdit(clientNo, customerNo, nobody, openedAt, kept ?? undefined)
  const flow = useCreateFlow(edit, userName)
  const findings = useFindings(edit)
  const [showsRequest, setShowsRequest] = useState(false)
  const draft = useDraft({
    userName,
    clientNo,
    draftKey: newCustomerDraftKey,
    content: { customerNo, edited: edit.typed },
    isDirty: edit.changed.length > 0,
    isOwn: kept !== null,
  })

  return (
    <PageFrame
      crumbs={crumbs}
      title={edit.edited.name || t('customers.create.title')}
      facts={[
        { label: t('customers.customer'), value: customerNo, copy: customerNo },
        { label: t('customers.create.free') },
      ]}
      actions={
        <>
          <Button onClick={() => onOtherNumber(edit.typed)}>
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
