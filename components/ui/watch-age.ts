const secondMs = 1_000
const minuteMs = 60 * secondMs

/**
 * Calls `onOlder` with each second of an instant's first minute and with each minute after it,
 * until the returned call.
 */
export function watchAge(instant: number, onOlder: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const age = Date.now() - instant
    const step = age < minuteMs ? secondMs : minuteMs
    timer = setTimeout(tick, step - (((age % step) + step) % step))
  }
  const tick = () => {
    wait()
    onOlder()
  }
  wait()
  return () => clearTimeout(timer)
}
