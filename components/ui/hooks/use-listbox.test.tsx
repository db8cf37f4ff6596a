import { type KeyboardEvent, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountHook } from '@/tests/support/mount-hook'
import { useListbox } from './use-listbox'

afterEach(() => vi.unstubAllGlobals())

/** A list of options as it is below a box, and what was chosen of it. */
async function mountList(keys: readonly string[] = ['a', 'b', 'c']) {
  const chosen: string[] = []
  const list = await mountHook(
    () => {
      const [offered, offer] = useState(keys)
      const onChoose = (key: string) => void chosen.push(key)
      return { ...useListbox({ keys: offered, label: 'Found', onChoose }), offered, offer }
    },
    (part) => part,
  )
  /** Whether the list took the key, so that the box does nothing with it. */
  const press = async (key: string, isComposing = false) => {
    const preventDefault = vi.fn()
    const event = { key, preventDefault, nativeEvent: { isComposing } } as unknown as KeyboardEvent
    await list.act(({ box }) => box.onKeyDown(event))
    return preventDefault.mock.calls.length > 0
  }
  const findMarked = () => {
    const { box, toOption, offered } = list.get()
    const options = offered.map((key) => ({ key, ...toOption(key) }))
    const [marked, ...others] = options.filter((option) => option['aria-selected'])
    expect(others).toEqual([])
    expect(box['aria-activedescendant']).toBe(marked?.id)
    return marked?.key ?? null
  }
  return { list, chosen, press, findMarked }
}

test('the arrows go through the options and around, and nothing is marked before', async () => {
  const { press, findMarked } = await mountList()
  expect(findMarked()).toBeNull()
  const marked = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    expect(await press(key)).toBe(true)
    marked.push(findMarked())
  }
  expect(marked).toEqual(['a', 'b', 'c', 'a', 'c', 'b'])
})

test('the arrow up from the box marks the last option', async () => {
  const { press, findMarked } = await mountList()
  await press('ArrowUp')
  expect(findMarked()).toBe('c')
})

test('Enter chooses what is marked, and is the box’s as long as nothing is', async () => {
  const { press, chosen } = await mountList()
  expect(await press('Enter')).toBe(false)
  expect(chosen).toEqual([])
  await press('ArrowDown')
  await press('ArrowDown')
  expect(await press('Enter')).toBe(true)
  expect(chosen).toEqual(['b'])
})

test('a press on an option chooses it, and leaves the focus where it is', async () => {
  const { list, chosen } = await mountList()
  const preventDefault = vi.fn()
  await list.act(({ toOption }) => {
    const option = toOption('c')
    option.onMouseDown({ preventDefault } as never)
    option.onClick()
  })
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(chosen).toEqual(['c'])
})

test('Escape closes the list, then is the box’s; an arrow and a text open it again', async () => {
  const { list, press, findMarked } = await mountList()
  await press('ArrowDown')
  expect(await press('Escape')).toBe(true)
  expect(list.get().box).toMatchObject({ 'aria-expanded': false, 'aria-controls': undefined })
  expect(findMarked()).toBeNull()
  expect(await press('Enter')).toBe(false)
  expect(await press('Escape')).toBe(false)
  await press('ArrowDown')
  expect(list.get().box).toMatchObject({ 'aria-expanded': true })
  expect(list.get().box['aria-controls']).toBe(list.get().list.id)
  expect(findMarked()).toBe('a')
  await press('Escape')
  await list.act(({ reset }) => reset())
  expect(list.get().isOpen).toBe(true)
  expect(findMarked()).toBeNull()
})

test('what is marked stays marked where others come, and is not where it has left', async () => {
  const { list, press, findMarked, chosen } = await mountList()
  await press('ArrowDown')
  await press('ArrowDown')
  await list.act(({ offer }) => offer(['z', 'b']))
  expect(findMarked()).toBe('b')
  await list.act(({ offer }) => offer(['z']))
  expect(findMarked()).toBeNull()
  expect(await press('Enter')).toBe(false)
  expect(chosen).toEqual([])
})

test('without options, and while a letter is composed, every key is the box’s', async () => {
  const none = await mountList([])
  expect(await none.press('ArrowDown')).toBe(false)
  expect(await none.press('Escape')).toBe(false)
  const { press } = await mountList()
  expect(await press('ArrowDown', true)).toBe(false)
})
