/**
 * Says on every page that this desk does not talk to a real upstream. The words come from the
 * configuration.
 */
export function SandboxLabel({ label }: { label: string }) {
  return (
    <span className="inline-flex h-6 flex-none items-center gap-1.5 overflow-hidden rounded-xs border border-control pr-2 text-(length:--text-xs) whitespace-nowrap text-ink-2 before:w-3 before:self-stretch before:border-r before:border-control before:bg-[repeating-linear-gradient(-45deg,var(--color-control)_0_1.5px,transparent_1.5px_5px)]">
      {label}
    </span>
  )
}
