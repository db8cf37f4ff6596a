/** The baseline of script sizes: what Next ships for nothing at all. */
export default function EmptyPage() {
  return null
}
