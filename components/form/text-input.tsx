import type { ComponentProps } from 'react'
import type { FieldLook } from './field'

/**
 * A native input in the desk's looks. Takes what `register` of react-hook-form gives, its ref
 * included.
 */
export function TextInput({
  look = 'rest',
  className = '',
  type = 'text',
  autoComplete = 'off',
  ...rest
}: ComponentProps<'input'> & { look?: FieldLook }) {
  return (
    <input
      {...rest}
      type={type}
      autoComplete={autoComplete}
      className={`input ${className}`}
      data-look={look === 'rest' ? undefined : look}
    />
  )
}
