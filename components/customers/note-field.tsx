import { Field } from '@/components/form/field'
import { useT } from '@/lib/client/translation'
import { type findNoteProblem, noteMax } from '@/lib/features/customers/domain/whole/note-rules'

type Props = {
  text: string
  /** How long the note is with what the desk adds to it. */
  length?: number
  problem: ReturnType<typeof findNoteProblem>
  onText: (text: string) => void
}

/** Where the note of a dialog is typed; `problem` is shown once a person tried to keep it. */
export function NoteField({ text, length = text.length, problem, onText }: Props) {
  const t = useT()
  return (
    <Field
      label={t('customers.whole.notes.label')}
      hint={t('customers.whole.notes.hint')}
      error={
        problem === null
          ? undefined
          : t(`customers.whole.notes.${problem}`, { max: noteMax, count: length })
      }
      stacked
    >
      {({ variant, ...control }) => (
        <textarea
          {...control}
          className="input"
          data-variant={variant === 'rest' ? undefined : variant}
          data-autofocus
          rows={4}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  )
}
