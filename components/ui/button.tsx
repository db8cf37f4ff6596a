import { cva } from 'class-variance-authority'
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
  ButtonStyle & { busy?: boolean; busyLabel?: string; pressed?: boolean }

export type ButtonStyle = {
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
}: ButtonStyle & { className?: string }) {
  return buttonVariants({ variant, size, square, className })
}

/** `btn` styles nothing: by it the print sheet tells a control from text that can be pressed. */
const buttonVariants = cva(
  [
    'btn inline-flex flex-none items-center justify-center gap-1.5 rounded-sm border font-medium',
    'whitespace-nowrap transition-[background,border-color] duration-(--duration-tint)',
    'hover:no-underline aria-busy:cursor-progress max-narrow:h-11',
    'chosen:border-accent-line chosen:bg-selected',
    'off:cursor-not-allowed off:border-line-strong off:bg-transparent off:text-ink-off',
  ],
  {
    variants: {
      variant: {
        default: 'border-control bg-surface text-ink hover:bg-hover active:bg-selected',
        primary:
          'border-accent-fill bg-accent-fill text-on-accent hover:border-accent-press hover:bg-accent-press active:border-accent-press active:bg-accent-press',
        quiet: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink active:bg-selected',
        final: 'border-fail text-fail hover:bg-fail-tint active:bg-fail-tint',
      },
      size: {
        md: 'h-(--control)',
        sm: 'h-(--control-sm) text-(length:--text-xs) max-narrow:min-w-11 max-narrow:text-(length:--text-sm)',
      },
      square: { true: 'px-0 max-narrow:w-11', false: '' },
    },
    compoundVariants: [
      { square: false, size: 'md', className: 'px-3' },
      { square: false, size: 'sm', className: 'px-2' },
      { square: true, size: 'md', className: 'w-(--control)' },
      { square: true, size: 'sm', className: 'w-(--control-sm)' },
    ],
  },
)

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
    <span className="grid place-items-center">
      <span className={face} aria-hidden={busy}>
        {rest}
      </span>
      <span className={face} aria-hidden={!busy}>
        <span className="size-3 flex-none rounded-full border-[1.5px] border-current border-r-transparent" />
        {busyLabel}
      </span>
    </span>
  )
}

const face = 'col-start-1 row-start-1 inline-flex items-center gap-1.5 aria-hidden:invisible'

function refuse(event: MouseEvent) {
  event.preventDefault()
}
