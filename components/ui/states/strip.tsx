import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * A line across a page or a part of one: a sign, words, one step. What holds it may narrow its
 * inset by `--strip-inset`.
 */
export function Strip({
  tone,
  className,
  ...rest
}: ComponentProps<'div'> & VariantProps<typeof variant>) {
  return <div {...rest} className={variant({ tone, className })} />
}

const variant = cva(
  'strip flex min-h-10 items-center gap-2.5 px-(--strip-inset,24px) py-1 max-narrow:flex-wrap max-narrow:px-(--strip-inset,16px)',
  {
    variants: {
      tone: {
        plain: 'bg-unknown-tint',
        wait: 'bg-wait-tint',
        fail: 'bg-fail-tint',
        ok: 'bg-ok-tint',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
)

/** The words of a strip; what is in bold is what happened. */
export const StripText = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div
    {...rest}
    className={`strip-text min-w-0 flex-1 max-narrow:basis-4/5 [&>b]:font-medium [&>code]:font-mono [&>code]:text-2xs [&>code]:wrap-anywhere ${className}`}
  />
)
