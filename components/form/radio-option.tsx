import type { ComponentProps, ReactNode } from 'react'

/**
 * One of several versions to choose from, shown whole. `mark` inside it shows where the versions
 * differ.
 */
export function RadioOption({
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }) {
  return (
    <label className="option check">
      <input {...rest} type="radio" />
      <span>{children}</span>
    </label>
  )
}
