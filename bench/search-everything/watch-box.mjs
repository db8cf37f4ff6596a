/** Runs in the page, where the box is open and empty: notes the last key, and when it has what. */
export function watchBox(number) {
  const dialog = document.querySelector('dialog[open]')
  const seen = { key: undefined, first: undefined, all: undefined }
  window.box = seen
  performance.clearResourceTimings()
  dialog.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      if (seen.first === undefined) seen.key = timeStamp
    },
    { capture: true },
  )
  const isTyped = () => dialog.querySelector('input').value === number
  const once = (what) => {
    if (seen[what] !== undefined) return
    seen[what] = null
    requestAnimationFrame(() =>
      scheduler.postTask(
        () => {
          seen[what] = performance.now()
        },
        { priority: 'user-blocking' },
      ),
    )
  }
  const observer = new MutationObserver(() => {
    if (!isTyped() || !dialog.querySelector('[role=option]')) return
    once('first')
    if (dialog.querySelector('[role=listbox]').getAttribute('aria-busy') === 'true') return
    once('all')
    observer.disconnect()
  })
  observer.observe(dialog, { subtree: true, childList: true, attributes: true })
}

/**
 * Runs in the page: milliseconds from the last key until the first question left, until the first
 * answer was there, until the frame was out that has the first result, and until the one that has
 * all; and every read, by its name, from the key on.
 */
export function figuresOfBox() {
  const { key, first, all } = window.box
  const reads = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.includes('/api/read/') && startTime > key)
    .map(({ name, startTime, responseStart, responseEnd }) => ({
      operation: name.split('/').at(-1),
      ...{ left: startTime - key, answering: responseStart - key, answered: responseEnd - key },
    }))
  return {
    asked: Math.min(...reads.map(({ left }) => left)),
    answered: Math.min(...reads.map(({ answered }) => answered)),
    ...{ first: first - key, all: all - key, reads },
  }
}
