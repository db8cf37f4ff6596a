'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { useChangeNote } from '@/lib/features/customers/client/use-customer-notes'
import { composeItemNote, findNoteProblem } from '@/lib/features/customers/domain/whole/note-rules'
import { NoteField } from '../../note-field'
import type { ItemRow } from '../item-cells'
import { ItemSplit } from './item-names'

/** Takes a note about some invoices. It stands among the notes of the customer, under their numbers. */
export function ItemNoteDialog({
  items,
  onClose,
}: {
  items: readonly ItemRow[]
  onClose: () => void
}) {
  const t = useT()
  const { clientNo, customerNo, userName } = useCustomerPlace()
  const [asked] = useState(items)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, failure, isPending } = useChangeNote()
  const named = asked.filter(({ documentNo }) => documentNo?.trim())
  const unnamed = asked.filter(({ documentNo }) => !documentNo?.trim())
  const numbers = named.map(({ documentNo }) => documentNo!.trim())
  const note = composeItemNote(numbers, text)
  const problem = text.trim() === '' ? 'empty' : findNoteProblem(note)

  function submit() {
    setTried(true)
    if (problem === null)
      mutate({ clientNo, customerNo, userName, text: note }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={t('customers.whole.verbs.note.title', { count: numbers.length })}
      submit={t('customers.whole.notes.add')}
      isEmpty={numbers.length === 0}
      isSending={isPending}
      sending={t('customers.whole.notes.adding')}
      onSubmit={submit}
      onClose={onClose}
    >
      <ItemSplit
        fitting={named}
        misfits={unnamed.length > 0 ? [[t('customers.whole.verbs.note.unnamed'), unnamed]] : []}
      />
      <NoteField
        text={text}
        length={note.length}
        problem={isTried ? problem : null}
        onText={setText}
      />
      {failure && <FailureBlock failure={failure} doing="write" variant="strip" />}
    </FormDialog>
  )
}
