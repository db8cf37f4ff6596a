import type { ComponentProps, ReactNode } from 'react'
import { ChoiceInput, choiceClass } from './choice'

/** A native tick with its words. */
export function Checkbox({
  children,
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }) {
  return (
    <label className={`inline-flex ${choiceClass} ${className}`}>
      <ChoiceInput {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}

/** A native tick without words beside it, as in a row of a table: its name is only spoken. */
export function Tick({
  label,
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'children' | 'aria-label'> & { label: string }) {
  return (
    <label className={`tick inline-flex ${choiceClass} ${className}`}>
      <ChoiceInput {...rest} type="checkbox" aria-label={label} />
    </label>
  )
}
