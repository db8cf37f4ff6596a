import type { ComponentProps } from 'react'
import type { FieldLook } from './field'

/** A native choice of one in the desk's looks; the options are its children. */
export function SelectInput({ look = 'rest', className = '', ...rest }: ComponentProps<'select'> & { look?: FieldLook }) {
  return <select {...rest} className={`input ${className}`} data-look={look === 'rest' ? undefined : look} />
}
