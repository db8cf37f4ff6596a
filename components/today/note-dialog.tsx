'use client'

import { type FormEvent, useState } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
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

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (error) return
    setIsSaving(true)
    const result = await onSave(typed)
    setIsSaving(false)
    if (result.ok) onClose()
    else setFailure(result.failure)
  }

  return (
    <Dialog
      open
      size="sm"
      title={t('today.noteTitle')}
      locked={isSaving}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('today.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="work-note"
            busy={isSaving}
            busyLabel={t('today.marking')}
          >
            {t('today.saveNote')}
          </Button>
        </>
      }
    >
      <form id="work-note" onSubmit={submit} noValidate>
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
      </form>
    </Dialog>
  )
}
