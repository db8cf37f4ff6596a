import type { Messages } from 'use-intl'

type Text = string | { [key: string]: Text }

/**
 * The texts with the upstream's name where they say `%service%`, and with a capital where a
 * sentence begins with `%Service%`. Without a name it is called as the language calls it
 * (`layout.service`).
 */
export function nameService(texts: Messages, name = texts.layout.service): Messages {
  const quoted = name.replaceAll("'", "''")
  const names = { service: quoted, Service: capitalize(quoted) }
  return fillIn(texts as Text, names) as Messages
}

function fillIn(text: Text, names: { service: string; Service: string }): Text {
  if (typeof text === 'string')
    return text.replace(/%(service|Service)%/g, (_, word: keyof typeof names) => names[word])
  return Object.fromEntries(Object.entries(text).map(([key, each]) => [key, fillIn(each, names)]))
}

/** A name that has a capital of its own further on, as a brand may, begins as it is written. */
const capitalize = (name: string) =>
  /^\S\p{Lu}/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1)
