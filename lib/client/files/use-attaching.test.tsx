import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountHook } from '@/tests/support/mount-hook'
import { createSlowFile } from '@/tests/support/slow-file'
import { type AttachedFile, useAttaching } from './use-attaching'

afterEach(() => void vi.unstubAllGlobals())

const onAttach = vi.fn<(name: string) => void>()
async function open() {
  onAttach.mockReset()
  const form = await mountHook(
    () => {
      const [files, setFiles] = useState<readonly AttachedFile[]>([])
      const attaching = useAttaching({
        ...{ files, bytesMax: 5 },
        onAttach: (file) => {
          onAttach(file.filename)
          setFiles((now) => [...now, file])
        },
      })
      return { ...attaching, names: files.map(({ filename }) => filename) }
    },
    (part) => part,
  )
  return { ...form, attach: (file: File) => form.act(({ attach }) => attach(file)) }
}

test('a form knows of a file until it is read and attached', async () => {
  const form = await open()
  const slow = createSlowFile('a.pdf')
  await form.attach(slow.file)
  expect(form.get()).toMatchObject({ isReading: true, names: [] })
  await form.act(slow.tell)
  expect(form.get()).toMatchObject({ isReading: false, refusal: null, names: ['a.pdf'] })
  await form.unmount()
})

test('a file that takes too long is given up, and is not attached when it comes', async () => {
  const form = await open()
  const slow = createSlowFile('a.pdf')
  await form.attach(slow.file)
  await form.act(({ giveUp }) => giveUp())
  expect(form.get()).toMatchObject({ isReading: false, names: [] })
  const next = createSlowFile('b.pdf')
  await form.attach(next.file)
  await form.act(next.tell)
  await form.act(slow.tell)
  expect(form.get()).toMatchObject({ isReading: false, names: ['b.pdf'] })
  await form.unmount()
})

test('a refusal is over once another file is read', async () => {
  const form = await open()
  await form.attach(createSlowFile('large.pdf', 6).file)
  expect(form.get()).toMatchObject({ isReading: false, refusal: 'tooLarge' })
  await form.attach(createSlowFile('a.pdf').file)
  expect(form.get()).toMatchObject({ isReading: true, refusal: null })
  await form.unmount()
})

test('a file that cannot be read is refused, and the form may go', async () => {
  const form = await open()
  const slow = createSlowFile('a.pdf')
  await form.attach(slow.file)
  await form.act(slow.fail)
  expect(form.get()).toMatchObject({ isReading: false, refusal: 'unreadable', names: [] })
  await form.unmount()
})

test('two files that are too large together are not both attached', async () => {
  const form = await open()
  const [one, other] = [createSlowFile('a.pdf'), createSlowFile('b.pdf')]
  await form.attach(one.file)
  await form.attach(other.file)
  await form.act(() => {
    other.tell()
    one.tell()
  })
  expect(form.get()).toMatchObject({ isReading: false, names: ['a.pdf'] })
  await form.attach(other.file)
  expect(form.get()).toMatchObject({ refusal: 'tooLarge', names: ['a.pdf'] })
  await form.unmount()
})

test('a file that is read once its form is gone is attached to nothing', async () => {
  const form = await open()
  const slow = createSlowFile('a.pdf')
  await form.attach(slow.file)
  await form.unmount()
  await form.act(slow.tell)
  expect(onAttach).not.toHaveBeenCalled()
})
