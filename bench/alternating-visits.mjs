import { coldVisit } from './cold-visit.mjs'
import { visits } from './servers/settings.mjs'
import { median } from './statistics.mjs'

/**
 * Opens pages in turns, each so many times, by functions that open one and tell its figures. One
 * visit of each goes before: the browser is cold in every one, the servers in none. Returns the
 * visits of each by its name, and the medians of their figures.
 */
export async function visitsInTurns(times, open) {
  const names = Object.keys(open)
  const visited = Object.fromEntries(names.map((name) => [name, []]))
  for (let turn = 0; turn <= times; turn += 1)
    for (const name of names) {
      const figures = await open[name]()
      if (turn > 0) visited[name].push(figures)
    }
  return {
    ...visited,
    median: Object.fromEntries(names.map((name) => [name, medians(visited[name])])),
  }
}

/** A page opened cold until what `marks` tells of it, beside the empty page of the bare app. */
export const besideEmptyPage = (browser, bare, page, marks) =>
  visitsInTurns(visits, {
    empty: () => coldVisit(browser, { url: `${bare.url}/` }, {}, ofEmpty),
    page: () => coldVisit(browser, page, {}, marks),
  })

const medians = (visited) =>
  Object.fromEntries(
    Object.keys(visited[0]).map((figure) => [figure, median(visited.map((each) => each[figure]))]),
  )

const ofEmpty = { hasRows: () => document.body !== null, isLive: () => true }
