'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { useToday } from '@/lib/client/hydration'
import { getDraftQuery } from '@/lib/client/user-state'
import {
  getNewDocumentDraftKey,
  parseNewDocumentDraft,
} from '@/lib/features/documents/client/new-document-draft'
import {
  isBlankDocument,
  makeBlankDocument,
  type TypedDocument,
} from '@/lib/features/documents/domain/typed-document'
import { useDraft } from '@/lib/features/drafts/client/public'
import { NewDocumentForm } from './new-document-form'

type Props = { clientNo: string; userName: string; customerNo: string }

/** A form for one document: the one that was begun before, or a blank one. */
export function NewDocumentPage({ clientNo, userName, customerNo }: Props) {
  const today = useToday()
  const draftKey = getNewDocumentDraftKey(customerNo)
  const { data } = useQuery(getDraftQuery(clientNo, draftKey))
  const [blank] = useState(() => makeBlankDocument(today, customerNo))
  const [kept] = useState(() => parseNewDocumentDraft(data?.draft?.content, blank))
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
      <DocumentAutosave {...{ clientNo, userName, draftKey, typed }} isOwn={kept !== null} />
    </NewDocumentForm>
  )
}

type AutosaveProps = {
  clientNo: string
  userName: string
  draftKey: string
  typed: TypedDocument | null
  isOwn: boolean
}

/** Keeps what is typed, and says so when it cannot. */
function DocumentAutosave({ clientNo, userName, draftKey, typed, isOwn }: AutosaveProps) {
  const { failure } = useDraft({
    ...{ userName, clientNo, draftKey, isOwn },
    content: typed,
    isDirty: typed !== null,
  })
  return <DraftNotKept failure={failure} />
}
