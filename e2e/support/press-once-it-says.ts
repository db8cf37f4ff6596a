import type { Locator } from '@playwright/test'

/** Presses a verb in the moment in which it comes to say something else, as a double click does. */
export const pressOnceItSays = (button: Locator, words: string) =>
  button.evaluate((element: HTMLElement, later) => {
    const watcher = new MutationObserver(() => {
      if (!element.textContent?.startsWith(later) || element.ariaBusy) return
      watcher.disconnect()
      element.dataset.pressed = ''
      element.click()
    })
    watcher.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  }, words)
