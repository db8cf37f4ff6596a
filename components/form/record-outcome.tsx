'use client'

import { type ReactNode, useId, useState } from 'react'
import { Field } from '@/components/form/field'
import { RadioOption } from '@/components/form/radio-option'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'

export type Recorded = { found: 'applied' | 'not-applied'; note: string }

type Props = { isPending: boolean; onRecord: (recorded: Recorded) => void; failure?: ReactNode }

/**
 * The way on where nobody can check what became of a write: a person records what they found by
 * other means, and how they know.
 */
export function RecordOutcome({ isPending, onRecord, failure }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<Recorded['found'] | null>(null)
  const [note, setNote] = useState('')
  const [wasTried, setTried] = useState(false)
  const name = useId()
  const isReady = found !== null && note.trim() !== ''
  if (!isOpen)
    return (
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {t('record.open')}
      </Button>
    )
  return (
    <form
      className="record-outcome"
      aria-label={t('record.title')}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isReady) onRecord({ found, note: note.trim() })
      }}
    >
      <fieldset>
        <legend>{t('record.title')}</legend>
        {(['applied', 'not-applied'] as const).map((each) => (
          <RadioOption
            key={each}
            name={name}
            checked={found === each}
            onChange={() => setFound(each)}
          >
            {t(`record.${each}`)}
          </RadioOption>
        ))}
      </fieldset>
      <Field
        label={t('record.note')}
        hint={t('record.hint')}
        error={wasTried && !isReady ? t('record.missing') : undefined}
        stacked
      >
        {({ variant, ...control }) => (
          <TextInput
            {...control}
            variant={variant}
            value={note}
            maxLength={500}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" busy={isPending} busyLabel={t('record.saving')}>
        {t('record.save')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
        {t('record.cancel')}
      </Button>
      <div aria-live="polite">{failure}</div>
    </form>
  )
}
