import { afterEach } from 'vitest'

const seen: unknown[][] = []
console.error = (...parts: unknown[]) => void seen.push(parts)

/**
 * A test that writes to console.error without expecting it has found something. One that expects it
 * puts its own spy there.
 */
afterEach(() => {
  const stray = seen.splice(0)
  if (stray.length > 0)
    throw new Error(
      `console.error was called: ${stray.map((parts) => parts.map(String).join(' ')).join('\n')}`,
    )
})
