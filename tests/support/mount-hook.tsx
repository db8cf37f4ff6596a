import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/**
 * A hook mounted as in a browser, with its effects. What it is in paints nothing, so a document that
 * only listens is enough.
 *
 * @param wrap puts the providers around it.
 */
export async function mountHook<Value>(useHook: () => Value, wrap: (part: ReactNode) => ReactNode) {
  const held: { current: Value | null } = { current: null }
  function Mounted() {
    held.current = useHook()
    return null
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(createContainer())
  await act(async () => root.render(wrap(<Mounted />)))
  return {
    get: () => held.current as Value,
    /** Does something, and waits for what comes of it. */
    act: (deed: (value: Value) => void) => act(async () => deed(held.current as Value)),
    /**
     * Waits until it is as is expected. What comes of itself meanwhile need not come within a deed.
     */
    waitFor: async (check: (value: Value) => void) => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
      await vi.waitFor(() => check(held.current as Value), { timeout: 20_000 })
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    },
    unmount: () => act(async () => root.unmount()),
  }
}

function createContainer() {
  const listening = { addEventListener() {}, removeEventListener() {} }
  const window = { ...listening, HTMLIFrameElement: class {} }
  const document = { ...listening, nodeType: 9, activeElement: null, defaultView: window }
  vi.stubGlobal('window', { ...window, document })
  vi.stubGlobal('document', document)
  const container = { ...listening, nodeType: 1, nodeName: 'DIV', tagName: 'DIV', textContent: '' }
  return { ...container, ownerDocument: document } as unknown as HTMLElement
}
