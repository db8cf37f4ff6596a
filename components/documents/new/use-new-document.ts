import { useEffect, useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { useSubmitDocument } from '@/lib/features/documents/client/use-document-writes'
import {
  chooseCurrency,
  type DocumentField,
  findDocumentProblems,
  listTypedDifferences,
  type TypedDocument,
  toNewDocument,
} from '@/lib/features/documents/domain/typed-document'
import { findLineProblems } from '@/lib/features/documents/domain/typed-line'

type Props = {
  clientNo: string
  userName: string
  opened: TypedDocument
  /** What stands in the form, to be kept; null once it was created. */
  onTyped: (typed: TypedDocument | null) => void
}

/** What is typed of one document, what is wrong with it, the last question, and its sending. */
export function useNewDocument({ clientNo, userName, opened, onTyped }: Props) {
  const { register, control, watch, getValues, setValue, formState } = useForm<TypedDocument>({
    defaultValues: opened,
  })
  const lines = useFieldArray({ control, name: 'lines' })
  const [isTried, setTried] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const sending = useSubmitDocument()
  const typed = watch()
  const problems = findDocumentProblems(typed)
  const document = toNewDocument(typed)
  const isCreated = sending.outcome?.outcome === 'created'
  useLeaveGuard(formState.isDirty && !isCreated)
  useEffect(() => {
    if (isCreated) onTyped(null)
  }, [isCreated, onTyped])

  function noteChange() {
    sending.forget()
    onTyped(structuredClone(getValues()))
  }

  async function create() {
    if (!document) return
    await sending.submit({ clientNo, userName, document })
    setAsked(false)
  }

  return {
    ...{ register, typed, document, problems, lines, isTried, isAsked, isCreated, sending },
    differences: listTypedDifferences(typed),
    lineProblems: typed.lines.map(findLineProblems),
    /** Nothing may be changed while it goes out, or while it is not known what became of it. */
    isFrozen: sending.isPending || sending.isUnknown,
    noteChange,
    /** What is wrong with a field, once it is to be said. */
    findProblem: (field: DocumentField) =>
      isTried || (typed[field] !== '' && typed[field] !== opened[field])
        ? problems[field]
        : undefined,
    chooseCustomer(customerNo: string, currency: string | null) {
      setValue('customerNo', customerNo, { shouldDirty: true })
      const changed = { ofEarlier: getValues('givenCurrency'), ofChosen: currency }
      setValue('currency', chooseCurrency(getValues('currency'), changed), { shouldDirty: true })
      setValue('givenCurrency', currency ?? '')
      noteChange()
    },
    ask() {
      setTried(true)
      if (document && !sending.isUnknown) setAsked(true)
    },
    closeQuestion: () => setAsked(false),
    create: () => void create(),
  }
}

export type NewDocumentState = ReturnType<typeof useNewDocument>
