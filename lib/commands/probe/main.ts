import { writeFileSync } from 'node:fs'
import { SettingsError } from '@/lib/platform/env'
import { loadOverrides } from '@/lib/platform/upstream/overrides/overrides'
import { formatReport } from './format-report'
import { listAreaAddresses, listDifferingRows, probeService } from './probe'

/** Ends with 0 where nothing differs, 1 where something does, 2 where nobody could sign in. */
async function main(): Promise<number> {
  const { PROBE_USER = '', PROBE_PASSWORD = '', PROBE_FILE = 'probe.json' } = process.env
  loadOverrides()
  const report = await probeService(PROBE_USER, PROBE_PASSWORD)
  writeFileSync(PROBE_FILE, `${JSON.stringify(report, null, 2)}\n`)
  const differences = listDifferingRows(report).length
  write(
    [
      ...listAreaAddresses(),
      '',
      formatReport(report),
      '',
      `${differences} of ${report.rows.length} differ. Written to ${PROBE_FILE}.`,
    ].join('\n'),
  )
  if (report.signedIn) return differences > 0 ? 1 : 0
  write('Nobody could sign in, so nothing else was asked.')
  return 2
}

const write = (text: string) => process.stdout.write(`${text}\n`)

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  },
)
