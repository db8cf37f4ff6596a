'use client'

import { useState } from 'react'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { PageFrame } from '@/components/layout/page-frame'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import {
  getNewDocumentDraftKey,
  parseNewDocumentDraft,
} from '@/lib/features/documents/client/new-document-draft'
import {
  isBlankDocument,
  makeBlankDocument,
  type TypedDocument,
} from '@/lib/features/documents/domain/typed-document'
import { type LeftDraft, useDraft, useLeftDraft } from '@/lib/features/drafts/client/public'
import { NewDocumentForm } from './new-document-form'

type Props = { clientNo: string; userName: string; customerNo: string }

/** A form for one document: the one that was begun before, or a blank one. */
export function NewDocumentPage(props: Props) {
  const t = useT()
  const left = useLeftDraft(props.clientNo, getNewDocumentDraftKey(props.customerNo))
  if (left) return <DocumentTurns {...props} left={left} />
  const title = t('documents.create.title')
  return (
    <PageFrame crumbs={[{ label: t('documents.area') }, { label: title }]} title={title}>
      <Skeleton rows={8} columns={2} />
    </PageFrame>
  )
}

/** One form after the other: the first one holds what was begun before. */
function DocumentTurns({ clientNo, userName, customerNo, left }: Props & { left: LeftDraft }) {
  const today = useToday()
  const draftKey = getNewDocumentDraftKey(customerNo)
  const [blank] = useState(() => makeBlankDocument(today, customerNo))
  const [kept] = useState(() => parseNewDocumentDraft(left.content, blank))
  const [typed, setTyped] = useState<TypedDocument | null>(kept)
  const [place, setPlace] = useState(0)
  return (
    <NewDocumentForm
      key={place}
      {...{ clientNo, userName }}
      opened={place === 0 ? (kept ?? blank) : blank}
      onTyped={(now) => setTyped(now && !isBlankDocument(now, blank) ? now : null)}
      onNext={() => setPlace(place + 1)}
    >
      <DocumentAutosave
        {...{ clientNo, userName, draftKey, typed }}
        isOwn={kept !== null}
        unread={left.unread}
      />
    </NewDocumentForm>
  )
}

type AutosaveProps = {
  clientNo: string
  userName: string
  draftKey: string
  typed: TypedDocument | null
  isOwn: boolean
  unread: LeftDraft['unread']
}

/** Keeps what is typed, and says so when it cannot. */
function DocumentAutosave({ typed, ...kept }: AutosaveProps) {
  const { failure } = useDraft({
    ...kept,
    content: typed,
    isDirty: typed !== null,
  })
  return <DraftNotKept failure={failure} />
}
