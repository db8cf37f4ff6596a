import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '@/tests/support/render-page'
import { useKeptOutText } from './use-kept-out-text'

type View = { q: string; status: string; page: number }
type Kept = ReturnType<typeof useKeptOutText<View>>
type Step = (kept: Kept, setView: (view: View) => void) => void

const number = '15085098765'
const all: View = { q: '', status: '', page: 1 }
const toFilters = ({ q, status }: { q: string | null; status: string | null }) =>
  [q, status].filter(Boolean).join(' ')

/** What is kept out of the address before each step, and after the last one. */
function walk(...steps: Step[]) {
  const seen: (string | null)[] = []
  const Page = () => {
    const [view, setView] = useState(all)
    const kept = useKeptOutText(view, toFilters)
    seen.push(kept.keptOut)
    steps[seen.length - 1]?.(kept, setView)
    return null
  }
  renderPage(<Page />)
  expect(seen).toHaveLength(steps.length + 1)
  return seen.slice(1)
}

const type: Step = (kept) => void kept.split(number, { q: null })
const show =
  (change: Partial<View>): Step =>
  (_, setView) =>
    setView({ ...all, ...change })

test('a number that is searched for counts as long as the filters are those that it was typed over', () =>
  expect(walk(type, show({ status: 'OPEN' }), show({}))).toEqual([number, null, number]))

test('it ends with a saved view that searches for something else', () =>
  expect(walk(type, show({ q: 'Dahl' }))).toEqual([number, null]))

test('another page of the list does not end it', () =>
  expect(walk(type, show({ page: 2 }))).toEqual([number, number]))

test('it goes along with the person’s own change of a filter', () =>
  expect(
    walk(type, (kept, setView) => {
      kept.follow({ status: 'OPEN' })
      setView({ ...all, status: 'OPEN' })
    }),
  ).toEqual([number, number]))

test('it ends when it is dropped, and when something else is typed', () => {
  expect(walk(type, (kept) => kept.drop())).toEqual([number, null])
  expect(walk(type, (kept) => void kept.split('Dahl', { q: null }))).toEqual([number, null])
})

test('the address holds what is no number', () => {
  const held: (string | null)[] = []
  walk((kept, setView) => {
    held.push(...[number, 'Dahl', ''].map((text) => kept.split(text, { q: null })))
    setView({ ...all })
  })
  expect(held).toEqual([null, 'Dahl', null])
})
