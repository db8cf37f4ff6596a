import pino from 'pino'

/** Puts the desk's log into a list of lines. */
export function collectedLog(): string[] {
  const lines: string[] = []
  const holder = globalThis as { duedeskLog?: unknown }
  holder.duedeskLog = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  return lines
}
