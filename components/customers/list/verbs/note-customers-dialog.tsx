'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import { findNoteProblem } from '@/lib/features/customers/domain/whole/note-rules'
import { NoteField } from '../../note-field'
import { CustomerSplit } from './customer-split'
import { toSubject, type VerbDialogProps } from './verb-rows'

/** Asks for one note that is kept with each of the ticked customers. */
export function NoteCustomersDialog({ clientNo, customers, bulk, onClose }: VerbDialogProps) {
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
    if (problem === null) void bulk.start(clientNo, rows, { verb: 'note', text: text.trim() })
  }

  return (
    <FormDialog
      title={t('customers.bulk.note.title')}
      submit={t('customers.bulk.note.send', { count: named.length })}
      isEmpty={named.length === 0}
      isSending={bulk.isPending}
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
      <NoteField text={text} problem={isTried ? problem : null} onText={setText} />
      {bulk.failure && <FailureBlock failure={bulk.failure} doing="write" variant="strip" />}
    </FormDialog>
  )
}
