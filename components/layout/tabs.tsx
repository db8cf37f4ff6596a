import type { ComponentProps } from 'react'

/** Links to the parts of a page, or to its kinds; the one that is open is marked. */
export const Tabs = (props: ComponentProps<'nav'>) => <nav {...props} className={variant} />

const variant = [
  'flex gap-5 border-b border-line px-6 max-narrow:[scrollbar-width:none] max-narrow:overflow-x-auto',
  'max-narrow:overflow-y-hidden max-narrow:px-4 [&>a]:-mb-px [&>a]:flex [&>a]:h-9 [&>a]:items-center',
  '[&>a]:gap-1.5 [&>a]:border-b-2 [&>a]:border-transparent [&>a]:whitespace-nowrap [&>a]:text-ink-2',
  'max-narrow:[&>a]:h-11 [&>a:focus-visible]:-outline-offset-2 [&>a[aria-current]]:border-accent',
  '[&>a[aria-current]]:font-medium [&>a[aria-current]]:text-ink',
].join(' ')
