import { useEffect, useEffectEvent, useState } from 'react'

/**
 * One source is asked for what another has told: between the two nothing is on its way for a
 * moment.
 */
const quietMs = 500

/**
 * Which of a story's events came after it was opened. Its sources answer one after another: what
 * fills it at first is not new, however long it takes. That ends once nothing more is on its way,
 * or once the reader points at the timeline or goes into it: then a late source is late like any
 * other news.
 *
 * @param isFilling something of the story is on its way, as far as it is drawn; `isFillingNow`
 *   tells it of this very moment: a busy browser draws later.
 * @param acts what the reader has done to the story: what comes of that is no news to them, so each
 *   change of it opens the story once more.
 */
export function useNewIds(
  ids: readonly string[],
  isFilling: boolean,
  isFillingNow: () => boolean,
  acts = '',
): ReadonlySet<string> {
  const isOpening = useOpening(isFilling, isFillingNow, acts)
  const [arrived, setArrived] = useState(() => ({
    first: new Set(ids) as ReadonlySet<string>,
    newIds: new Set() as ReadonlySet<string>,
  }))
  const next = updateArrivals(arrived, ids, isOpening)
  if (next.first !== arrived.first || next.newIds !== arrived.newIds) setArrived(next)
  return next.newIds
}

function useOpening(isFilling: boolean, isFillingNow: () => boolean, acts: string): boolean {
  const fillingNow = useEffectEvent(isFillingNow)
  const [isOpening, setOpening] = useState(true)
  const [openedFor, setOpenedFor] = useState(acts)
  const hasActed = openedFor !== acts
  if (hasActed) {
    setOpenedFor(acts)
    setOpening(true)
  }
  useEffect(() => {
    if (!isOpening || isFilling) return
    const timer = setInterval(() => fillingNow() || setOpening(false), quietMs)
    return () => clearInterval(timer)
  }, [isOpening, isFilling])
  useEffect(
    () => (isOpening ? onFirstInteraction(() => setOpening(false)) : undefined),
    [isOpening],
  )
  return isOpening || hasActed
}

/**
 * Calls `onRead` as soon as the pointer moves over a timeline or the focus goes into it, until the
 * returned call. A page that moves under a pointer is no sign.
 */
function onFirstInteraction(onRead: () => void): () => void {
  const isInside = ({ target }: Event) =>
    target instanceof Element && target.closest('.timeline') !== null
  const handlePointer = (event: PointerEvent) =>
    isInside(event) && (event.movementX !== 0 || event.movementY !== 0) && onRead()
  const handleFocus = (event: FocusEvent) => isInside(event) && onRead()
  document.addEventListener('pointermove', handlePointer)
  document.addEventListener('focusin', handleFocus)
  return () => {
    document.removeEventListener('pointermove', handlePointer)
    document.removeEventListener('focusin', handleFocus)
  }
}

/** The events of a story that belong to its opening, and those of now that came after it. */
export type Arrivals = { first: ReadonlySet<string>; newIds: ReadonlySet<string> }

/**
 * What has arrived by now. While the story opens everything belongs to it; what went and comes
 * again is not new.
 */
export function updateArrivals(
  { first, newIds }: Arrivals,
  ids: readonly string[],
  isOpening: boolean,
): Arrivals {
  const known = isOpening && ids.some((id) => !first.has(id)) ? new Set([...first, ...ids]) : first
  const late = ids.filter((id) => !known.has(id) && !newIds.has(id))
  return { first: known, newIds: late.length > 0 ? new Set([...newIds, ...late]) : newIds }
}
