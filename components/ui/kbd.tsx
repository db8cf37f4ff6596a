/**
 * Shows the key that does the same as the control beside it. It is a picture of the key: screen
 * readers get `aria-keyshortcuts` instead.
 */
export function Kbd({
  children,
  className = 'only-wide',
}: {
  children: string
  className?: string
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key cap takes no focus
    <kbd className={className} aria-hidden="true">
      {children}
    </kbd>
  )
}
