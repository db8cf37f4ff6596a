import 'server-only'

/**
 * Runs what is asked for one key one after another, in the order of asking; other keys do not wait.
 * What fails does not hold up the next.
 */
export function withMutex<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const holder = globalThis as { duedeskTurns?: Map<string, Promise<unknown>> }
  holder.duedeskTurns ??= new Map()
  const turns = holder.duedeskTurns
  const turn = (turns.get(key) ?? Promise.resolve()).then(work, work)
  turns.set(key, turn)
  const leave = () => turns.get(key) === turn && turns.delete(key)
  turn.then(leave, leave)
  return turn
}
