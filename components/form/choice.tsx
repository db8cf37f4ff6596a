import type { ComponentProps } from 'react'

/** The label round a tick or a radio button and its words; how it is laid out is its user's. */
export const choiceClass =
  'items-start gap-2 leading-5 has-[>input:disabled]:text-ink-off max-narrow:min-h-11 max-narrow:items-center pointer-coarse:min-h-11 pointer-coarse:items-center'

/** A native tick or radio button in the desk's looks; forced colours bring back the browser's. */
export const ChoiceInput = ({
  type,
  ...rest
}: ComponentProps<'input'> & { type: 'checkbox' | 'radio' }) => (
  <input {...rest} type={type} className={`${box} ${marks[type]}`} />
)

const box =
  'my-0.5 grid size-4 flex-none appearance-none place-items-center border border-control bg-field checked:border-accent-fill checked:bg-accent-fill forced-colors:appearance-auto forced-colors:after:hidden'

const marks = {
  checkbox: [
    'disabled:not-checked:not-indeterminate:border-line-strong disabled:not-checked:not-indeterminate:bg-sunken',
    'rounded-[3px] indeterminate:border-accent-fill indeterminate:bg-accent-fill',
    'checked:after:h-1 checked:after:w-2 checked:after:border-b-[1.75px] checked:after:border-l-[1.75px]',
    'checked:after:border-on-accent checked:after:[transform:translateY(-1px)_rotate(-45deg)]',
    'indeterminate:after:h-[1.75px] indeterminate:after:w-2 indeterminate:after:bg-on-accent',
  ].join(' '),
  radio:
    'rounded-full disabled:not-checked:border-line-strong disabled:not-checked:bg-sunken checked:after:size-1.5 checked:after:rounded-full checked:after:bg-on-accent',
}
