import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TranslationProvider } from '@/lib/client/translation'
import { parsePastedReferences } from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import { en } from '@/tests/support/english'
import { mountHook } from '@/tests/support/mount-hook'
import { ReferenceForm } from './reference-form'
import type { ReferencesPageState } from './use-references-page'

type Box = { onFile: (file: File) => void; onText: (text: string) => void }
const box = vi.hoisted(() => ({ current: {} as Box }))
vi.mock('@/components/form/paste-box', () => ({
  PasteBox(props: Box) {
    box.current = props
    return null
  },
}))

afterEach(() => vi.unstubAllGlobals())

test('a file that is read late finds what was typed meanwhile, and no newer file', async () => {
  let shown = ''
  const Form = () => {
    const [text, edit] = useState('')
    shown = text
    const addFile = (next: string) => edit(`${text}\n${next}`)
    const page = { text, edit, addFile, guess: null, chosen: null }
    const pasted = parsePastedReferences(text, null, null)
    return <ReferenceForm page={{ ...page, pasted } as unknown as ReferencesPageState} />
  }
  const { act, unmount } = await mountHook(
    () => null,
    () => (
      <TranslationProvider locale="en" texts={en}>
        <Form />
      </TranslationProvider>
    ),
  )
  const [older, newer] = [createSlowFile('A-1'), createSlowFile('B-1')]
  await act(() => box.current.onFile(older.file))
  await act(() => box.current.onFile(newer.file))
  await act(() => box.current.onText('typed'))
  await act(() => newer.arrive())
  expect(shown).toBe('typed\nB-1')
  await act(() => older.arrive())
  expect(shown).toBe('typed\nB-1')
  await unmount()
})

function createSlowFile(text: string) {
  const bytes = Promise.withResolvers<ArrayBuffer>()
  const file = Object.assign(new File([], 'references.txt'), { arrayBuffer: () => bytes.promise })
  return { file, arrive: () => bytes.resolve(new TextEncoder().encode(text).buffer) }
}
