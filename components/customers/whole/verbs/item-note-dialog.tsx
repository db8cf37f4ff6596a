'use client'

import { type FormEvent, useState } from 'react'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { useChangeNote } from '@/lib/features/customers/client/use-customer-notes'
import {
  composeItemNote,
  findNoteProblem,
  noteMax,
} from '@/lib/features/customers/domain/whole/note-rules'
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

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (problem !== null || numbers.length === 0) return
    mutate({ clientNo, customerNo, userName, text: note }, { onSuccess: onClose })
  }

  return (
    <Dialog
      open
      title={t('customers.whole.verbs.note.title', { count: numbers.length })}
      locked={isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('customers.whole.verbs.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="item-note"
            busy={isPending}
            busyLabel={t('customers.whole.notes.adding')}
            aria-disabled={numbers.length === 0 || undefined}
          >
            {t('customers.whole.notes.add')}
          </Button>
        </>
      }
    >
      <form id="item-note" onSubmit={submit} noValidate>
        <ItemSplit
          fitting={named}
          misfits={unnamed.length > 0 ? [[t('customers.whole.verbs.note.unnamed'), unnamed]] : []}
        />
        <Field
          label={t('customers.whole.notes.label')}
          hint={t('customers.whole.notes.hint')}
          error={
            isTried && problem !== null
              ? t(`customers.whole.notes.${problem}`, { max: noteMax, count: note.length })
              : undefined
          }
          stacked
        >
          {({ look, ...control }) => (
            <textarea
              {...control}
              className="input"
              data-look={look === 'rest' ? undefined : look}
              data-autofocus
              rows={4}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {failure && <FailureBlock failure={failure} doing="write" look="strip" />}
      </form>
    </Dialog>
  )
}
