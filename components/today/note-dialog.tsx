'use client'

import { useState } from 'react'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { TextInput } from '@/components/form/text-input'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import type { Failure, Result } from '@/lib/contracts/result'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/** As long as the contract lets a note be. */
const noteMax = 200

type Props = {
  note: string
  onSave: (note: string) => Promise<Result<unknown>>
  onClose: () => void
}

/** A note on a line. It stays open with what was typed until the note is saved. */
export function NoteDialog({ note, onSave, onClose }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(note)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const error = hasIdentityNumber(typed) ? t('today.noteIdentity') : undefined

  async function submit() {
    if (error) return
    setIsSaving(true)
    const result = await onSave(typed)
    setIsSaving(false)
    if (result.ok) onClose()
    else setFailure(result.failure)
  }

  return (
    <FormDialog
      size="sm"
      title={t('today.noteTitle')}
      submit={t('today.saveNote')}
      isSending={isSaving}
      sending={t('today.marking')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t('today.noteField')}
        hint={t('today.noteHint', { max: String(noteMax) })}
        error={error}
        stacked
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            maxLength={noteMax}
            onChange={(event) => setTyped(event.target.value)}
            data-autofocus
          />
        )}
      </Field>
      {failure && <FailureBlock failure={failure} doing="write" look="strip" />}
    </FormDialog>
  )
}
