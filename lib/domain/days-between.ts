/** Every day from one to another, both counted. Days have no zone. */
export function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`)
  const count = Math.floor((Date.parse(`${to}T00:00:00Z`) - first) / 86_400_000) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, at) => new Date(first + at * 86_400_000).toISOString().slice(0, 10))
}
