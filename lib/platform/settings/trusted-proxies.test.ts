import { expect, test } from 'vitest'
import { proxiesComplaint } from './trusted-proxies.mjs'

test.each(['0', '1', '127.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8'])(
  '%s names trusted proxies',
  (text) => expect(proxiesComplaint(text)).toBeNull(),
)

test.each([
  '-1',
  '99',
  'proxy.example',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.0/x',
  '10.0.0.1,',
  'fd00::/129',
  'all',
])('%s does not', (text) => expect(proxiesComplaint(text)).toMatch(/^must be/))
