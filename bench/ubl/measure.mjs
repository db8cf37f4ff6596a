import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../../scripts/steps/bundle.mjs'
import { rounds } from '../servers/settings.mjs'
import { median } from '../statistics.mjs'

const count = 1_000
const day = '2026-11-26'
const program = '.sandbox-build/bench-ubl.mjs'

/**
 * A thousand UBL documents of the nine shapes, read and judged, beside the parser alone over the same
 * files, in turns: milliseconds a document, the median of the rounds after one that warms up.
 */
export async function measureUbl() {
  await bundle('bench', 'tests/support/ubl/bench-documents.ts', program)
  const { createFiles, parseBare, readAlone, readAndJudge } = await import(
    pathToFileURL(join(process.cwd(), program))
  )
  const files = createFiles(count)
  const kilobytes = files.reduce((sum, { length }) => sum + length, 0) / count / 1_000
  const taken = []
  for (let round = 0; round <= rounds; round += 1)
    taken.push({
      bare: timeAll(files, parseBare),
      read: timeAll(files, readAlone),
      judged: timeAll(files, (file) => readAndJudge(file, day)),
    })
  taken.shift()
  const medianOf = (name) => median(taken.map((each) => each[name]))
  return {
    count,
    kilobytes,
    rounds: taken,
    median: { bare: medianOf('bare'), read: medianOf('read'), judged: medianOf('judged') },
  }
}

/** Milliseconds a file. */
function timeAll(files, work) {
  const begun = performance.now()
  for (const file of files) work(file)
  return (performance.now() - begun) / files.length
}
