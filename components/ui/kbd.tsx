/**
 * Shows the key that does the same as the control beside it. It is a picture of the key: screen
 * readers get `aria-keyshortcuts` instead.
 */
export function Kbd({
  children,
  className = 'max-narrow:hidden',
}: {
  children: string
  className?: string
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key cap takes no focus
    <kbd
      className={`rounded-xs border border-line-strong bg-surface px-1 font-sans text-2xs font-medium whitespace-nowrap text-ink-3 ${className}`}
      aria-hidden="true"
    >
      {children}
    </kbd>
  )
}
