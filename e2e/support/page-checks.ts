import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Without the text of each element that a rule asks about: a violation names its place. */
const program = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};axe.configure({ noHtml: true })`

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** How a page stood when axe found nothing. */
const accessible = new WeakMap<Page, string>()

/**
 * Fails when axe finds something on a page as it stands once it has arrived: its title comes with
 * the content. A page that stands as it did when nothing was found is not asked again; what a frame
 * has in it is not compared.
 */
export async function expectAccessible(page: Page) {
  await expect(page).toHaveTitle(/\S/)
  const now = await page.evaluate(describeStanding)
  if (accessible.get(page) === now && page.frames().length === 1) return
  expect(await findViolations(page, { type: 'tag', values: levels })).toEqual([])
  accessible.set(page, now)
}

/** Everything by which a rule can find another thing, in the document or in how it is drawn. */
function describeStanding() {
  const elements = [...document.querySelectorAll('*')]
  const placesOf = (state: string) =>
    elements.flatMap((element, place) => (element.matches(state) ? place : []))
  return JSON.stringify([
    location.href,
    document.documentElement.outerHTML,
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
      ({ value }) => value,
    ),
    [':hover', ':active', ':focus', ':focus-visible', ':checked', ':modal', ':popover-open'].map(
      placesOf,
    ),
    ['print', '(prefers-color-scheme: dark)', '(forced-colors: active)'].map(
      (media) => matchMedia(media).matches,
    ),
    elements.map(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]),
    [innerWidth, innerHeight, document.getAnimations().length],
  ])
}

/**
 * Fails when colours of a page are too close to each other, or a link is told from the text around
 * it by its colour alone: every rule that looks at colours, for another scheme of them.
 */
export async function expectContrast(page: Page) {
  const rules = ['color-contrast', 'link-in-text-block']
  expect(await findViolations(page, { type: 'rule', values: rules })).toEqual([])
}

/**
 * What axe finds in one go. What passed is not described, nothing is carried into a second page to
 * be put together, and a page gets the program once: each took more of a test's time than the rules.
 */
async function findViolations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  await Promise.all(page.frames().map(giveAxe))
  const violations = await page.evaluate(
    async (options) => (await window.axe.run(document, options)).violations,
    { runOnly, resultTypes: ['violations' as const] },
  )
  return violations.map(describeViolation)
}

/** A frame that goes away meanwhile has nothing to be found. */
async function giveAxe(frame: Frame) {
  const given = frame
    .evaluate(() => 'axe' in window)
    .then((isThere) => isThere || frame.evaluate(program))
  await (frame.parentFrame() ? given.catch(() => {}) : given)
}

const describeViolation = ({ id, nodes }: axe.Result) =>
  `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join(' | ')}`

/** An answer other than a success is written to the console by the browser itself. */
const isOfTheBrowser = (text: string) => text.startsWith('Failed to load resource')

/**
 * Collects what pages of a context complain about: errors on the console (broken policies among
 * them) and exceptions.
 */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOfTheBrowser(message.text()))
      complaints.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().stack}`))
  return complaints
}
