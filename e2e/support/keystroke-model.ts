import type { Locator, Page } from '@playwright/test'

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell): a key or a button of the mouse,
 * pointing, moving a hand between keyboard and mouse, and thinking before an act.
 */
const seconds = { key: 0.2, point: 1.1, hand: 0.4, think: 1.35 }

/**
 * Drives a page and counts what a person would do for it: clicks, keys, and the seconds that the
 * model gives them. What the page takes itself is not in it.
 */
export function countKeystrokes(page: Page) {
  const counted = { clicks: 0, keys: 0, seconds: 0 }
  let hand: 'mouse' | 'keyboard' = 'mouse'
  const moveHand = (to: typeof hand) => {
    if (hand !== to) counted.seconds += seconds.hand
    hand = to
  }
  const countKeys = (count: number) => {
    moveHand('keyboard')
    counted.keys += count
    counted.seconds += count * seconds.key
  }
  return {
    counted,
    think: () => {
      counted.seconds += seconds.think
    },
    click: async (target: Locator) => {
      moveHand('mouse')
      counted.clicks += 1
      counted.seconds += seconds.point + seconds.key
      await target.click()
    },
    /** One key, or several that are held together, such as `Control+Enter`. */
    press: async (keys: string) => {
      countKeys(keys.split('+').length)
      await page.keyboard.press(keys)
    },
    /** Ctrl and V, into what has the focus. */
    paste: async (text: string) => {
      countKeys(2)
      await page.keyboard.insertText(text)
    },
  }
}
