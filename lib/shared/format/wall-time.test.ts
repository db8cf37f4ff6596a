import { expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { formatWallTime } from './wall-time'

test.each([
  ['2026-03-12T14:31:09', '2026-03-12 14:31'],
  ['2026-03-12T14:31:09.123', '2026-03-12 14:31'],
  ['2026-03-12 14:31', '2026-03-12 14:31'],
  ['2026-03-12T14:31:09Z', '2026-03-12 14:31 UTC'],
  ['2026-03-12T14:31:09+01:00', '2026-03-12 14:31 +01:00'],
  ['2026-03-12', '2026-03-12'],
  ['yesterday', 'yesterday'],
  ['', ''],
])('%s is shown as %s', (sent, shown) => expect(formatWallTime(t, sent)).toBe(shown))
