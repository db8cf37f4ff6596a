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
