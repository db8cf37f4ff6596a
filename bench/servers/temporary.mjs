import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * What a run leaves nothing of: a folder, and whatever is given to `atEnd` (processes, a database),
 * ended last come first.
 */
export function temporary() {
  const folder = mkdtempSync(join(tmpdir(), 'duedesk-bench-'))
  const endings = []
  let ended = null

  async function endAll() {
    for (const ending of endings.reverse()) await ending()
    rmSync(folder, { recursive: true, force: true })
  }

  return {
    folder,
    atEnd: (ending) => void endings.push(ending),
    end: () => (ended ??= endAll()),
    isEnding: () => ended !== null,
  }
}
