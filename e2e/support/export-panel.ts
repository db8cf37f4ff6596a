import type { Locator, Page } from '@playwright/test'

export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Export all results' })

/** How the export stands, in its one sentence. */
export const told = (panel: Locator) => panel.getByRole('heading', { level: 3 })

/** Unfolds the proof that stands under the five lines of a receipt. */
export const openProof = (page: Page) => page.getByText('Proof: how the list was read').click()

/** A fact of a receipt by its label. */
export const fact = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]')

export async function downloaded(page: Page, press: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), path: await download.path() }
}

/** The cells of a CSV file as they stand in it, their quotation marks included. */
export const cellsOf = (text: string) =>
  text
    .slice(0, -2)
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) => [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^",]*),/g)].map(([, cell]) => cell!))

/**
 * What a cell of a stored value has to be: nothing, a bare number, or quoted text that no
 * spreadsheet runs.
 */
export function cellFor(value: unknown, isNumber: boolean): string {
  if (value === null || value === undefined) return ''
  if (isNumber) return String(value)
  const text = /^[=+\-@\t\r\n]/.test(String(value)) ? `'${value}` : String(value)
  return `"${text.replaceAll('"', '""')}"`
}
