import { type ReactNode, useId } from 'react'
import { Note } from '@/components/form/note'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'

/**
 * A label with its control and what is to be said about it. What it says is tied to the control, a
 * refusal is announced.
 *
 * The control gets its id, look and descriptions from here: `<Field label="City">{(control) =>
 * <TextInput {...control} {...register('city')} />}</Field>`.
 */
export function Field({
  label,
  detail,
  hint,
  error,
  warning,
  was,
  variant = 'rest',
  stacked,
  group = false,
  notes,
  children,
}: FieldProps) {
  const t = useT()
  const id = useId()
  const said = [
    error && `${id}-error`,
    warning && `${id}-warning`,
    was !== undefined && `${id}-was`,
    hint && `${id}-hint`,
  ]
    .filter(Boolean)
    .join(' ')
  const control: ControlProps = {
    id: group ? undefined : id,
    variant: error ? 'refused' : variant,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': said || undefined,
  }
  const Label = group ? 'span' : 'label'

  return (
    <div
      className={`grid items-start gap-x-4 py-1 max-narrow:grid-cols-[minmax(0,1fr)] max-narrow:py-1.5 ${stacked ? 'grid-cols-[minmax(0,1fr)]' : 'grid-cols-[100px_minmax(0,1fr)]'}`}
      {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      <Label
        id={`${id}-label`}
        className={stacked ? 'pb-0.75 text-xs text-ink-2' : fieldLabelClass}
        htmlFor={group ? undefined : id}
      >
        {label}
        {detail && <small className="block text-xs text-ink-3">{detail}</small>}
      </Label>
      <div>
        {children(control)}
        {was !== undefined && (
          <p id={`${id}-was`} className="pt-1 text-xs wrap-anywhere text-ink-3">
            {was === '' ? t('form.wasBlank') : t('form.was', { value: was })}
          </p>
        )}
        {error && (
          <Note id={`${id}-error`} refused role="alert">
            <Glyph verdict="fail" />
            <span>{error}</span>
          </Note>
        )}
        {warning && (
          <Note id={`${id}-warning`} role="status">
            <Glyph verdict="warn" />
            <span>{warning}</span>
          </Note>
        )}
        {hint && (
          <p id={`${id}-hint`} className="pt-1 text-xs wrap-anywhere text-ink-3">
            {hint}
          </p>
        )}
        {notes}
      </div>
    </div>
  )
}

/** A label beside its control, and above it on a phone. */
export const fieldLabelClass =
  'pt-1.25 leading-5 text-ink-2 max-narrow:pt-0 max-narrow:pb-0.5 max-narrow:text-xs/4'

export type FieldProps = {
  label: string
  /** A second, smaller line under the label. */
  detail?: string
  hint?: ReactNode
  error?: string
  warning?: ReactNode
  /** The value before the change; an empty string reads as blank. */
  was?: string
  variant?: FieldVariant
  /** Stands last, below everything that is said about the control. */
  notes?: ReactNode
  /** The label above the control at every width. */
  stacked?: boolean
  /** Several controls under one label: each then needs a name of its own. */
  group?: boolean
  children: (control: ControlProps) => ReactNode
}

export type FieldVariant = 'rest' | 'changed' | 'warned' | 'refused' | 'to-blank'

/** What a control inside a field takes over from it. */
export type ControlProps = {
  id?: string
  variant?: FieldVariant
  readOnly?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}
