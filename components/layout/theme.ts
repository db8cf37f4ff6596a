/** What a person can choose for light and dark. `system` follows the machine. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/**
 * The cookie the choice is kept in. The server reads it and writes `data-theme`, so the first paint
 * is right.
 */
export const themeCookie = 'duedesk-theme'

/** The choice a cookie holds; anything else is `system`. */
export function parseTheme(cookie: string | undefined): Theme {
  return themes.find((theme) => theme === cookie) ?? 'system'
}

/** What the root element carries for a choice: nothing for `system`. */
export function toDataTheme(theme: Theme): 'light' | 'dark' | undefined {
  return theme === 'system' ? undefined : theme
}

/** Shows a choice at once and keeps it for a year. For the browser only. */
export function chooseTheme(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  keepChoice(themeCookie, theme)
}

/** The choice that is shown. For the browser only. */
export const readShownTheme = (): Theme => parseTheme(document.documentElement.dataset.theme)

/** Tells of each choice that is shown from now on, wherever it is made. */
export function watchShownTheme(notice: () => void): () => void {
  const observer = new MutationObserver(notice)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/**
 * Keeps a choice of how the desk looks where the server can read it. It says nothing about the
 * person and is not needed to sign in.
 */
export function keepChoice(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${secure}`
}

/**
 * The cookie that keeps whether the areas are hidden: `hidden` or `shown`. The server reads it, so
 * nothing jumps at the first paint.
 */
export const navigationCookie = 'duedesk-navigation'
