import { findChromium } from '../scripts/steps/chromium.mjs'

/** A browser to measure pages in, closed at the end of the run. */
export async function browser(things) {
  const { chromium } = await import('@playwright/test')
  const launched = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--disable-component-update',
    ],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  things.atEnd(() => launched.close())
  return launched
}
