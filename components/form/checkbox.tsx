import type { ComponentProps, ReactNode } from 'react'

/** A native tick with its words. */
export function Checkbox({
  children,
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }) {
  return (
    <label className={`check ${className}`}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
