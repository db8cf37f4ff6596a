import { readFileSync } from 'node:fs'

const everyMs = 100
/** What Linux counts resident memory in. */
const pageBytes = 4096

/**
 * The memory of a page, in megabytes, until `end`: at its most, the heap with its rubbish, and what
 * the browser's processes hold that draw pages, workers and files with it (Linux tells; elsewhere
 * null).
 */
export async function watchMemory(browser, devtools) {
  const renderers = await listRenderers(browser)
  const before = readResident(renderers)
  let most = { heap: 0, resident: before }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const { usedSize } = await devtools.send('Runtime.getHeapUsage')
      most = {
        heap: Math.max(most.heap, usedSize / 1e6),
        resident: before === null ? null : Math.max(most.resident, readResident(renderers)),
      }
      await new Promise((done) => setTimeout(done, everyMs))
    }
  })()
  return {
    before,
    async end() {
      isOver = true
      await watching
      return most
    },
  }
}

async function listRenderers(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

function readResident(processIds) {
  if (process.platform !== 'linux') return null
  return processIds.reduce((sum, id) => sum + readResidentOf(id), 0)
}

/** One that has ended holds nothing. */
function readResidentOf(processId) {
  try {
    return (
      (Number(readFileSync(`/proc/${processId}/statm`, 'utf8').split(' ')[1]) * pageBytes) / 1e6
    )
  } catch {
    return 0
  }
}
