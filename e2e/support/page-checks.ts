import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Fails when axe finds something on a page as it stands once it has arrived: its title comes with
 * the content. Every rule of the levels runs, in one go: what passed is not described, and nothing
 * is carried into a second page to be put together, because both took most of a test's time.
 */
export async function expectAccessible(page: Page) {
  await expect(page).toHaveTitle(/\S/)
  const asked = {
    runOnly: { type: 'tag' as const, values: levels },
    resultTypes: ['violations' as const],
  }
  const { violations } = await new AxeBuilder({ page }).options(asked).setLegacyMode(true).analyze()
  expect(violations.map(describeViolation)).toEqual([])
}

/**
 * Fails when colours of a page are too close to each other, or a link is told from the text around
 * it by its colour alone: every rule that looks at colours, for another scheme of them.
 */
export async function expectContrast(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      resultTypes: ['violations'],
    })
    .setLegacyMode(true)
    .analyze()
  expect(violations.map(describeViolation)).toEqual([])
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

const describeViolation = ({ id, nodes }: Violation) =>
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
