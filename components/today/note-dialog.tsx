'use client'

import { useState } from 'react'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import type { Failure, Result } from '@/lib/contracts/result'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { MarkFailure, type StoredNote } from './mark-failure'
import type { SeenMark } from './use-work-marking'

/** As long as the contract lets a note be. */
const noteMax = 200

type Props = {
  /** The note as it stands now, and who has the line. */
  stored: StoredNote & SeenMark
  onSave: (note: string, seen: SeenMark) => Promise<Result<unknown>>
  onClose: () => void
}

/**
 * A note on a line. It stays open with what was typed until the note is saved. Where a colleague has
 * changed the note or taken the line since it was opened, it says so, and saving again is done knowing
 * it: theirs is replaced, and the line stays with them.
 */
export function NoteDialog({ stored, onSave, onClose }: Props) {
  const t = useT()
  const [opened] = useState(stored)
  const [typed, setTyped] = useState(opened.note ?? '')
  const [told, setTold] = useState<ReadonlySet<string | undefined>>(new Set())
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const error = hasIdentityNumber(typed) ? t('today.noteIdentity') : undefined

  async function submit() {
    if (error) return
    setIsSaving(true)
    const result = await onSave(typed, {
      note: (told.has('noted') ? stored : opened).note,
      claimedBy: (told.has('claimed') ? stored : opened).claimedBy,
    })
    setIsSaving(false)
    if (result.ok) return onClose()
    setFailure(result.failure)
    setTold((before) => new Set([...before, result.failure.code]))
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
        <MarkFailure
          failure={failure}
          stored={stored.note === opened.note ? undefined : stored}
          goOn={t('workHolders.noteAnyway')}
        />
      )}
    </FormDialog>
  )
}
