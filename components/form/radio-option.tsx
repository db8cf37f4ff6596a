import type { ComponentProps, ReactNode } from 'react'
import { ChoiceInput, choiceClass } from './choice'

const variant = [
  'flex rounded-sm border border-transparent px-2 py-1 hover:bg-hover',
  'has-checked:border-accent-line has-checked:bg-selected [&>input:focus-visible]:outline-none',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ')

/**
 * One of several versions to choose from, shown whole. `mark` inside it shows where the versions
 * differ.
 */
export function RadioOption({
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }) {
  return (
    <label className={`${choiceClass} ${variant}`}>
      <ChoiceInput {...rest} type="radio" />
      <span>{children}</span>
    </label>
  )
}
