import { holdsIdentityNumber } from '../identity-number'

const partsMost = 6

/** True where a text holds an identity number, also one whose digits stand apart, by blanks, dots, dashes or slashes. */
export const mayHoldIdentityNumber = (text: string): boolean => [/[^\dA-Za-z+-]+/, /[^\dA-Za-z]+/].some((apart) => isInRun(text.split(apart)))

/** Every run of words that stand beside each other, read as one. */
const isInRun = (words: string[]): boolean =>
  words.some((_, from) => Array.from({ length: partsMost }, (_, more) => words.slice(from, from + more + 1).join('')).some(holdsIdentityNumber))
