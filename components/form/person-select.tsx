import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  userName: string
  /** The others who can be chosen; the reader stands first, and nobody last. */
  people: readonly string[]
  /** How the reader and nobody are called. */
  labels: { you: string; nobody: string }
  /** Null is nobody. */
  value: string | null
  onPick: (person: string | null) => void
}

/** Who has something from now on. */
export const PersonSelect = ({ userName, people, labels, value, onPick, ...rest }: Props) => (
  <select
    {...rest}
    className="input w-auto max-w-full"
    value={value ?? ''}
    onChange={(event) => onPick(event.target.value || null)}
  >
    <option value={userName}>{labels.you}</option>
    {people
      .filter((each) => each !== userName)
      .map((each) => (
        <option key={each}>{each}</option>
      ))}
    <option value="">{labels.nobody}</option>
  </select>
)
