import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** No row has this value. */
const nothing = '·'
const handKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End']

/**
 * The marked row of the list. The first row is marked once it may be; then the mark moves by hand
 * alone, and goes back to the first row when the marked one has left. The library marks a row of its
 * own accord when the text or the rows change: that is not taken over, and a blank more in the value
 * tells it which row is marked still.
 *
 * @param mayMark whether the first row is the one that was meant, as far as is known.
 */
export function useMark(word: string, mayMark: boolean, list: RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ word, value: nothing })
  const isByHand = useRef(false)
  const isEnterWaiting = useRef(false)
  if (state.word !== word) setState({ word, value: nothing })
  const marked = state.word === word && state.value.trim() !== nothing ? state.value.trim() : null

  useEffect(() => {
    isEnterWaiting.current &&= word !== ''
  }, [word])

  useEffect(() => {
    const [first, ...others] = list.current?.querySelectorAll<HTMLElement>(rows) ?? []
    if (!mayMark || !first) return
    const held = [first, ...others].find(({ dataset }) => dataset.value === marked)
    if (!held) {
      isByHand.current = true
      first.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
      isByHand.current = false
    }
    // Enter may also come while the mark is on its way to the row.
    if (isEnterWaiting.current) (held ?? first).click()
    isEnterWaiting.current = false
  })

  return {
    value: state.value,
    marked,
    change(value: string) {
      const isTaken = isByHand.current
      setState((before) => ({ ...before, value: isTaken ? value : `${before.value} ` }))
    },
    /** What comes of the next moment is the hand's. */
    noteKey: (event: KeyboardEvent) => handKeys.includes(event.key) && noteHand(isByHand),
    noteHand: () => noteHand(isByHand),
    /** Enter before anything is marked opens the first row as soon as there is one. */
    waitForRow: () => {
      isEnterWaiting.current = true
    },
    forgetWait: () => {
      isEnterWaiting.current = false
    },
  }
}

const rows = '[cmdk-item]:not([aria-disabled="true"])'

/** The library answers a key or a pointer while its event runs. */
function noteHand(isByHand: RefObject<boolean>) {
  isByHand.current = true
  setTimeout(() => {
    isByHand.current = false
  })
}
