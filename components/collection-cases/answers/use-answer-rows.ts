import { type RefObject, useEffect, useMemo, useRef } from 'react'
import {
  forgetAnswers,
  letGo,
  useAnsweredCases,
} from '@/lib/features/collection-cases/client/answered-cases'
import { mergeAnswers } from '@/lib/features/collection-cases/domain/answered-cases'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import type { OpenCases } from './use-open-cases'

/** How long a row says what became of it before it leaves, and how long a hand must rest before. */
const leaveMs = 3_000
const restMs = 1_000
const checkMs = 250

/**
 * The rows of the list of questions with what became of them. A row that has its answer leaves after
 * three seconds in sight, and not from under a hand: the pointer has to rest first, and the keyboard
 * to go on from that row.
 *
 * @param frame what the rows stand in.
 */
export function useAnswerRows(
  organizationId: string,
  { rows, isWhole, readAt }: OpenCases,
  frame: RefObject<HTMLElement | null>,
) {
  const answers = useAnsweredCases(organizationId)
  const { shown, outdated } = useMemo(
    () => mergeAnswers({ rows, isWhole, readAt }, answers),
    [rows, isWhole, readAt, answers],
  )
  const pointedAt = useLastPointed(frame)
  const coveredAt = useRef(0)

  useEffect(() => {
    if (outdated.length > 0) forgetAnswers(organizationId, outdated)
  }, [organizationId, outdated])

  useEffect(() => {
    const leaving = shown.flatMap(({ row, answer, isLeaving }) =>
      isLeaving && answer ? [{ key: getCaseKey(row), at: answer.at }] : [],
    )
    if (leaving.length === 0) return
    const timer = window.setInterval(() => {
      const now = Date.now()
      if (document.querySelector('dialog:modal')) coveredAt.current = now
      if (pointedAt.current + restMs > now) return
      const focused = findFocusedKey(frame.current)
      const due = leaving.filter(
        ({ key, at }) => Math.max(at, coveredAt.current) + leaveMs <= now && key !== focused,
      )
      if (due.length > 0)
        letGo(
          organizationId,
          due.map(({ key }) => key),
        )
    }, checkMs)
    return () => window.clearInterval(timer)
  }, [organizationId, shown, frame, pointedAt])

  return shown
}

/** When the pointer last moved over the rows, or pressed on them. */
function useLastPointed(frame: RefObject<HTMLElement | null>) {
  const at = useRef(0)
  useEffect(() => {
    const rows = frame.current
    if (!rows) return
    const note = () => {
      at.current = Date.now()
    }
    rows.addEventListener('pointermove', note)
    rows.addEventListener('pointerdown', note)
    return () => {
      rows.removeEventListener('pointermove', note)
      rows.removeEventListener('pointerdown', note)
    }
  }, [frame])
  return at
}

/** The row that has the keyboard: a key pressed there must not meet another one. */
function findFocusedKey(frame: HTMLElement | null): string | null {
  const focused = document.activeElement
  return focused instanceof HTMLElement && frame?.contains(focused)
    ? (focused.dataset.key ?? null)
    : null
}
