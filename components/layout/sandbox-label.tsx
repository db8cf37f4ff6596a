/**
 * Says on every page that this desk does not talk to a real upstream. The words come from the
 * configuration.
 */
export function SandboxLabel({ label }: { label: string }) {
  return <span className="sandbox">{label}</span>
}
