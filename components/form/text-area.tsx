import type { ComponentProps } from 'react'
import type { FieldLook } from './field'

/** A native text area in the desk's looks. */
export function TextArea({ look = 'rest', className = '', rows = 3, ...rest }: ComponentProps<'textarea'> & { look?: FieldLook }) {
  return <textarea {...rest} rows={rows} className={`input ${className}`} data-look={look === 'rest' ? undefined : look} />
}
