import type { ComponentProps } from 'react'
import type { FieldVariant } from './field'

/**
 * A native input in the desk's looks. Takes what `register` of react-hook-form gives, its ref
 * included.
 */
export function TextInput({
  variant = 'rest',
  className = '',
  type = 'text',
  autoComplete = 'off',
  ...rest
}: ComponentProps<'input'> & { variant?: FieldVariant }) {
  return (
    <input
      {...rest}
      type={type}
      autoComplete={autoComplete}
      className={`input ${className}`}
      data-variant={variant === 'rest' ? undefined : variant}
    />
  )
}
