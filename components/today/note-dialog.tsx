'use client'

import { useState } from 'react'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import type { Failure, Result } from '@/lib/contracts/result'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { MarkFailure, type StoredNote } from './mark-failure'

/** As long as the contract lets a note be. */
const noteMax = 200

type Props = {
  /** The note as it stands now. */
  stored: StoredNote
  /** @param seenNote the note that the person has seen. */
  onSave: (note: string, seenNote: string | null) => Promise<Result<unknown>>
  onClose: () => void
}

/**
 * A note on a line. It stays open with what was typed until the note is saved. Where a colleague has
 * changed the note since it was opened, it shows theirs, and saving again replaces that one.
 */
export function NoteDialog({ stored, onSave, onClose }: Props) {
  const t = useT()
  const [opened] = useState(stored.note)
  const [typed, setTyped] = useState(opened ?? '')
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const error = hasIdentityNumber(typed) ? t('today.noteIdentity') : undefined

  async function submit() {
    if (error) return
    setIsSaving(true)
    const result = await onSave(typed, failure?.code === 'noted' ? stored.note : opened)
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
      {failure && (
        <MarkFailure failure={failure} stored={stored.note === opened ? undefined : stored} />
      )}
    </FormDialog>
  )
}
