'use client'

import { useState } from 'react'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import { findNoteProblem, noteMax } from '@/lib/features/customers/domain/whole/note-rules'
import { CustomerSplit } from './customer-split'
import { toSubject, type VerbDialogProps } from './verb-rows'

/** Asks for one note that is kept with each of the ticked customers. */
export function NoteCustomersDialog({ clientNo, customers, run, onClose }: VerbDialogProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const problem = findNoteProblem(text)
  const named = customers.filter(({ customerNo }) => customerNo)
  const unnamed = customers.filter(({ customerNo }) => !customerNo)

  function submit() {
    setTried(true)
    const rows = named.map((customer) => ({
      ...toSubject(customer),
      operation: 'addCustomerNote' as const,
    }))
    if (problem === null) void run.run(clientNo, rows, { verb: 'note', text: text.trim() })
  }

  return (
    <FormDialog
      title={t('customers.bulk.note.title')}
      submit={t('customers.bulk.note.send', { count: named.length })}
      isEmpty={named.length === 0}
      isSending={run.isPending}
      sending={t('bulkActions.goingOn')}
      onSubmit={submit}
      onClose={onClose}
    >
      <CustomerSplit
        groups={[
          { term: t('customers.bulk.note.added'), customers: named },
          { term: t('customers.bulk.note.unnamed'), customers: unnamed },
        ]}
      />
      <Field
        label={t('customers.whole.notes.label')}
        hint={t('customers.whole.notes.hint')}
        error={
          isTried && problem !== null
            ? t(`customers.whole.notes.${problem}`, { max: noteMax, count: text.length })
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
      {run.failure && <FailureBlock failure={run.failure} doing="write" look="strip" />}
    </FormDialog>
  )
}
