'use client'

import { type ReactNode, useState } from 'react'
import { CustomerPicker } from '@/components/customers/public'
import { RequestPreview } from '@/components/form/request-preview'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { toDocumentToCreate } from '@/lib/features/documents/domain/document-to-create'
import type { TypedDocument } from '@/lib/features/documents/domain/typed-document'
import { normalizeCurrency } from '@/lib/shared/numbers/money'
import { routes } from '@/lib/shared/routes'
import { ConfirmDocument } from './confirm-document'
import { DocumentFields } from './document-fields'
import { DocumentLines } from './document-line-fields'
import { CreatedDocument, DocumentResult } from './document-result'
import { DocumentSums } from './document-sums'
import { useNewDocument } from './use-new-document'

type Props = {
  clientNo: string
  userName: string
  opened: TypedDocument
  onTyped: (typed: TypedDocument | null) => void
  onNext: () => void
  /** What is said of the draft. */
  children: ReactNode
}

/** One document, typed: what it is and comes to, the last question, and what became of it. */
export function NewDocumentForm({ clientNo, userName, opened, onTyped, onNext, children }: Props) {
  const t = useT()
  const form = useNewDocument({ clientNo, userName, opened, onTyped })
  const [showsRequest, setShowsRequest] = useState(false)
  const { typed, document, sending, isFrozen } = form
  const crumbs = [
    { label: t('documents.area') },
    { label: t('documents.title'), href: routes.documents(clientNo) },
    { label: t('documents.create.title') },
  ]
  if (form.isCreated)
    return (
      <PageFrame crumbs={crumbs} title={t('documents.create.title')}>
        {children}
        <CreatedDocument {...{ clientNo, typed, sending, onNext }} />
      </PageFrame>
    )
  return (
    <PageFrame
      crumbs={crumbs}
      title={t('documents.create.title')}
      actions={
        document && (
          <Button pressed={showsRequest} onClick={() => setShowsRequest(!showsRequest)}>
            {t('documents.create.showRequest')}
          </Button>
        )
      }
      aside={
        showsRequest &&
        document && (
          <RequestPreview
            method="POST"
            path={`/clients/${clientNo}/documents`}
            body={{ metadata: { userId: userName }, documents: [toDocumentToCreate(document)] }}
            onClose={() => setShowsRequest(false)}
          />
        )
      }
    >
      {children}
      <fieldset disabled={isFrozen}>
        <legend className="sr-only">{t('documents.create.customer')}</legend>
        <CustomerPicker
          clientNo={clientNo}
          note={t('documents.create.customerNote')}
          describeChosen={(name) => t('documents.create.chosen', { name })}
          onChoose={(customerNo, { currency }) =>
            form.chooseCustomer(customerNo, normalizeCurrency(currency))
          }
        />
      </fieldset>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.ask()
        }}
      >
        <fieldset disabled={isFrozen} onChange={form.noteChange}>
          <legend className="sr-only">{t('documents.create.document')}</legend>
          <DocumentFields clientNo={clientNo} form={form} />
          <DocumentLines form={form} />
        </fieldset>
        <DocumentSums form={form} />
        <DocumentResult clientNo={clientNo} form={form} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3 max-narrow:px-4">
          <Button
            type="submit"
            variant="primary"
            aria-haspopup="dialog"
            busy={sending.isPending}
            busyLabel={t('documents.create.sending')}
            aria-disabled={sending.isUnknown || undefined}
          >
            {t('documents.create.send')}
          </Button>
        </div>
      </form>
      {form.isAsked && document && (
        <ConfirmDocument
          clientNo={clientNo}
          document={document}
          isSending={sending.isPending}
          onCreate={form.create}
          onClose={form.closeQuestion}
        />
      )}
    </PageFrame>
  )
}
