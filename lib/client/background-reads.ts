let byItself = false

/**
 * Marks what a page asks of the desk without its person, while `ask` runs and before it waits for
 * anything: such reads keep no session alive. Refetches of TanStack Query go out within the call
 * that sets them off.
 */
export function markAsBackground<Value>(ask: () => Value): Value {
  byItself = true
  try {
    return ask()
  } finally {
    byItself = false
  }
}

export const isBackground = () => byItself
