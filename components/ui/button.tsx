import type { ComponentProps, MouseEvent } from 'react'

/**
 * A native button in the desk's four looks. It is never a submit button by accident.
 *
 * While busy it keeps its width, says what it does and takes no second press; it stays focusable,
 * so that the focus is not lost.
 */
export function Button({
  variant,
  size,
  square,
  busy = false,
  busyLabel,
  pressed,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const off = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <button
      {...rest}
      type={type}
      className={getButtonClass({ variant, size, square, className })}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      onClick={off ? refuse : onClick}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <Faces busy={busy} busyLabel={busyLabel} rest={children} />
      )}
    </button>
  )
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'aria-pressed'> &
  ButtonLook & { busy?: boolean; busyLabel?: string; pressed?: boolean }

export type ButtonLook = {
  variant?: 'primary' | 'default' | 'quiet' | 'final'
  size?: 'sm' | 'md'
  square?: boolean
}

/** The classes of a button look, for what is a link and reads as a button. */
export function getButtonClass({
  variant = 'default',
  size = 'md',
  square = false,
  className,
}: ButtonLook & { className?: string }) {
  return [
    'btn',
    variant !== 'default' && `btn-${variant}`,
    size === 'sm' && 'btn-sm',
    square && 'btn-square',
    className,
  ]
    .filter(Boolean)
    .join(' ')
}

function Faces({
  busy,
  busyLabel,
  rest,
}: {
  busy: boolean
  busyLabel: string
  rest: ButtonProps['children']
}) {
  return (
    <span className="btn-faces">
      <span className="btn-face" aria-hidden={busy}>
        {rest}
      </span>
      <span className="btn-face" aria-hidden={!busy}>
        <span className="busy-ring" />
        {busyLabel}
      </span>
    </span>
  )
}

function refuse(event: MouseEvent) {
  event.preventDefault()
}
