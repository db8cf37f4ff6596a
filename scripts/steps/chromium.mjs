import { accessSync, constants, existsSync } from 'node:fs'
import { run } from './run.mjs'
import { Problem } from './user-error.mjs'
import { timed } from './with-timing.mjs'

const usual = [
  // without a window of its own: the tests take a quarter less time
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The program of a Chromium: that of CHROME_PATH, the system's, Playwright's own, or, where nothing
 * is there yet and this is root on Debian, the one of Debian's package.
 */
export async function findChromium() {
  const wanted = process.env.CHROME_PATH
  if (wanted) {
    if (isProgram(wanted)) return wanted
    throw new Problem(`CHROME_PATH: ${wanted} is no program; set it to a Chromium or leave it out`)
  }
  const present = usual.find(isProgram) ?? (await playwrightsOwn())
  if (present) return present

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await timed('installing Chromium from the packages of the system', installFromDebian)
    const installed = usual.find(isProgram)
    if (installed) return installed
  }
  throw new Problem(
    'CHROME_PATH: no Chromium found; install one (`apt-get install chromium`, or `npx playwright install chromium`), or set CHROME_PATH to its program',
  )
}

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    { env },
  )
  if (code !== 0)
    throw new Problem(
      `CHROME_PATH: no Chromium found, and \`apt-get install chromium-headless-shell\` ended with ${code}\n${output.split('\n').slice(-5).join('\n')}`,
    )
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return isProgram(path) ? path : null
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
