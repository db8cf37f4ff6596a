import { afterEach, expect, test, vi } from 'vitest'
import { getMaxStopMs } from '@/lib/composition/stop-desk'
import { useSettings } from '@/tests/support/settings'
import { readSettings } from './settings.mjs'

afterEach(() => vi.unstubAllEnvs())

test.each(['', '3', '120'])(
  'a desk is not killed before it has given up its writes itself, where a call takes “%s” s',
  (seconds) => {
    vi.stubEnv('DESK_SETTINGS_FILE', '/nowhere')
    vi.stubEnv('UPSTREAM_TIMEOUT_SECONDS', seconds)
    useSettings(seconds ? { UPSTREAM_TIMEOUT_SECONDS: seconds } : {})
    expect(readSettings().stopMs).toBeGreaterThan(getMaxStopMs())
  },
)
