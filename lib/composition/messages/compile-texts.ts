import compile from 'icu-minify/compile'
import type { Messages } from 'use-intl'

type Text = string | { [key: string]: Text }

/**
 * The texts as what fills them in takes them: those with values as a list of their parts, the others
 * as they are. Pages and servers then parse none, and have no parser.
 *
 * @throws Error where a text is no ICU message.
 */
export const compileTexts = (texts: Messages): Messages => compileEach(texts as Text) as Messages

function compileEach(text: Text): unknown {
  if (typeof text === 'string') return compile(text)
  return Object.fromEntries(Object.entries(text).map(([key, each]) => [key, compileEach(each)]))
}
