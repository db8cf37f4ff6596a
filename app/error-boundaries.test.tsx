import { isValidElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import DeskError from './(desk)/error'
import GlobalError from './global-error'

vi.mock('@/lib/client/translation', async () => {
  const { t } = await import('@/tests/support/english')
  return { useT: () => t }
})

/** The first press that a tree offers, wherever it stands. */
function pressIn(node: ReactNode | object): (() => void) | undefined {
  if (Array.isArray(node)) return node.map(pressIn).find(Boolean)
  if (!isValidElement<Record<string, ReactNode> & { onClick?: () => void }>(node)) return undefined
  return node.props.onClick ?? Object.values(node.props).map(pressIn).find(Boolean)
}

test('trying again asks the server for the page once more, and does not only paint it again', () => {
  const retry = vi.fn()
  pressIn(DeskError({ error: new Error('the store is away'), retry }))!()
  expect(retry).toHaveBeenCalledOnce()
})

test('the last net loads the page again', () => {
  const reload = vi.fn()
  vi.stubGlobal('window', { location: { reload } })
  pressIn(GlobalError())!()
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
