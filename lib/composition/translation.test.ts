import { expect, test, vi } from 'vitest'
import { titleObjectPage } from './translation'

vi.mock('@/lib/platform/env', () => ({ getEnv: () => ({ SERVICE_NAME: 'the service' }) }))
// Only the build puts in what fills compiled texts in.
vi.mock('./messages/compile-texts', () => ({ compileTexts: (texts: unknown) => texts }))

const title = (invoiceNumber: string) =>
  titleObjectPage(
    'invoiceNumber',
    (t, number) => t('invoiceTracking.invoice', { number }),
    'invoiceTracking.title',
  )({ params: Promise.resolve({ invoiceNumber }) })

test.each([
  ['2026-105999', 'Invoice 2026-105999'],
  ['A%2F12', 'Invoice A/12'],
  ['01019030071', 'Track invoice'],
  ['010190%2030071', 'Track invoice'],
  ['9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a22', 'Invoice 9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a22'],
])('the page of %s is called %s', async (number, said) =>
  expect(await title(number)).toEqual({ title: said }),
)
