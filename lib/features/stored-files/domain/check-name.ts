/** What is wrong with the name of a file. */
export type NameProblem = 'nameBlank' | 'namePath' | 'nameCharacter' | 'nameTooLong'

/** The longest name, in characters. */
export const nameMax = 200

/**
 * Whether a name is that of a file and of nothing else: no path, no character that cannot be seen or
 * that turns the text around, so that what is read is what is stored.
 */
export function checkName(name: string): NameProblem | null {
  if (name.trim() === '') return 'nameBlank'
  if (name.length > nameMax) return 'nameTooLong'
  if (/[\p{C}"*<>?|]/u.test(name)) return 'nameCharacter'
  return /[\\/:]/.test(name) || /^\.|\.$/.test(name.trim()) ? 'namePath' : null
}
