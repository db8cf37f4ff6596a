import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A mark that goes on sooner is on its way to another row: nothing is asked for it. */
const restMs = 150

/**
 * Fetches the page of the row that is marked by key as soon as the mark rests on it, so that opening
 * it paints at once (docs/decisions/0093). One page a rest; the browser asks again only for what is
 * older than it keeps pages.
 *
 * @param findHref the page of what has taken the focus; null where it opens none.
 */
export function usePageAhead(
  list: RefObject<HTMLElement | null>,
  findHref: (target: Element) => string | null,
) {
  const router = useRouter()
  const fetchAhead = useEffectEvent((target: Element) => {
    const href = findHref(target)
    if (href !== null) router.prefetch(href, { kind: PrefetchKind.FULL })
  })
  useEffect(() => {
    const frame = list.current
    if (!frame) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleLeave = () => clearTimeout(timer)
    const handleMark = ({ target }: FocusEvent) => {
      clearTimeout(timer)
      // A press opens what it marks.
      if (target instanceof Element && target.matches(':focus-visible'))
        timer = setTimeout(() => fetchAhead(target), restMs)
    }
    frame.addEventListener('focusin', handleMark)
    frame.addEventListener('focusout', handleLeave)
    return () => {
      handleLeave()
      frame.removeEventListener('focusin', handleMark)
      frame.removeEventListener('focusout', handleLeave)
    }
  }, [list])
}

/** The page that the link of a row leads to; null for one that stays on its own page. */
export const findRowHref = (target: Element): string | null =>
  target instanceof HTMLAnchorElement &&
  target.matches('.row-link') &&
  target.pathname !== location.pathname
    ? target.pathname + target.search
    : null
