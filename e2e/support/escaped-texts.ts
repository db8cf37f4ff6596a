import type { Page } from '@playwright/test'

/** Where a page keeps words for people besides its text. */
const wordedAttributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']

/**
 * What a page in the pseudo-locale says outside the brackets that every translated text stands in:
 * its texts and the attributes that are read aloud, each once. Numbers and signs are left out.
 */
export const listEscapedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((attributes) => {
    const isSeen = (element: Element) =>
      element.checkVisibility() && !element.closest('script, style, [data-nextjs-toast]')

    /** The parts of some pieces that stand in no bracket; a text may go over several pieces. */
    function findOutside(pieces: readonly string[]): string[] {
      let depth = 0
      return pieces.map((piece) => {
        let outside = ''
        for (const letter of piece) {
          if (letter === '⟦') depth++
          else if (letter === '⟧') depth--
          else if (depth === 0) outside += letter
        }
        return outside.trim()
      })
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const pieces: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement && isSeen(parentElement)) pieces.push(textContent ?? '')
    }
    const attributeTexts = [...document.querySelectorAll(attributes.map((a) => `[${a}]`).join())]
      .filter(isSeen)
      .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
    const found = [
      ...findOutside([document.title, ...pieces]),
      ...attributeTexts.flatMap((text) => findOutside([text])),
    ]
    return [...new Set(found)].filter((text) => /\p{L}{2}/u.test(text))
  }, wordedAttributes)
