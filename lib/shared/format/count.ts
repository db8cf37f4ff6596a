/** Thousands apart by a space, as all numbers of the desk. */
export const formatCount = (count: number): string => count.toLocaleString('nb-NO')

/** A length in bytes as people say it: `84 kB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${unit}`.replace('.', ',')
}
