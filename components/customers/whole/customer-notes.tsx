'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { ReadStates } from '@/components/ui/states/read-states'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { getCustomerNotesQuery } from '@/lib/features/customers/client/customers'
import { toAreaState } from '@/lib/features/customers/client/use-customer-areas'
import { findNoteProblem, noteMax } from '@/lib/features/customers/domain/whole/note-rules'
import { AsideSection } from './aside/aside-section'
import { NoteItem } from './note-item'
import { useTypedNote } from './typed-note'

/**
 * What people of the client wrote about the customer, newest first, and a place for another note.
 */
export function CustomerNotes() {
  const t = useT()
  const { clientNo, customerNo } = useCustomerPlace()
  const query = useQuery(getCustomerNotesQuery(clientNo, customerNo))
  const state = toAreaState('desk', query)
  const { notes = [], all = true } = query.data ?? {}
  return (
    <AsideSection
      id="notes"
      title={t('customers.whole.notes.title')}
      count={query.data && notes.length}
    >
      <NewNote />
      {state.is !== 'known' && (
        <ReadStates
          failure={state.is === 'unknown' ? state.failure : null}
          isHeld={false}
          rows={2}
          columns={1}
          onAgain={() => void query.refetch()}
        />
      )}
      {state.is === 'known' && notes.length === 0 && (
        <p className="pt-2 text-ink-3">{t('customers.whole.notes.none')}</p>
      )}
      <ul>
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ul>
      {!all && (
        <p className="pt-2 text-xs text-ink-3">
          {t('customers.whole.notes.older', { count: notes.length })}
        </p>
      )}
    </AsideSection>
  )
}

/** Takes a note. What was typed stays until it is kept. */
function NewNote() {
  const t = useT()
  const note = useTypedNote()
  const { text, failure } = note
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const problem = findNoteProblem(text)

  async function add() {
    setAsked(true)
    if (problem !== null) return box.current?.focus()
    if (await note.add()) setAsked(false)
  }

  return (
    <form
      className="pb-2"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Field
        label={t('customers.whole.notes.label')}
        hint={t('customers.whole.notes.hint')}
        error={
          isAsked && problem !== null
            ? t(`customers.whole.notes.${problem}`, { max: noteMax, count: text.trim().length })
            : undefined
        }
        stacked
      >
        {({ variant, ...control }) => (
          <textarea
            {...control}
            ref={box}
            className="input"
            data-variant={variant === 'rest' ? undefined : variant}
            rows={3}
            value={text}
            readOnly={!note.isOpened}
            onChange={(event) => note.type(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="sm"
        busy={note.isPending}
        busyLabel={t('customers.whole.notes.adding')}
      >
        {t('customers.whole.notes.add')}
      </Button>
      {failure && <FailureBlock failure={failure} doing="write" variant="strip" />}
      <DraftNotKept failure={note.draftFailure} />
    </form>
  )
}
