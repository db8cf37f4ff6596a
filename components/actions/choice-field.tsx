import { useId } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'

/** A field with values that are known and suggested; any other may be typed. */
export function ChoiceField({ label, value, options, error, onType }: Props) {
  const list = useId()
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <TextInput
            {...control}
            data-autofocus
            list={list}
            maxLength={60}
            value={value}
            onChange={({ target }) => onType(target.value)}
          />
          <datalist id={list}>
            {options.map(([code, words]) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

type Props = {
  label: string
  value: string
  options: readonly (readonly [code: string, words: string])[]
  error: string | undefined
  onType: (value: string) => void
}
