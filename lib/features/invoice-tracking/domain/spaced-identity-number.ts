import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

const maxParts = 6

/**
 * True where a text holds an identity number, also one whose digits stand apart, by blanks, dots,
 * dashes or slashes.
 */
export const mayHoldIdentityNumber = (text: string): boolean =>
  [/[^\dA-Za-z+-]+/, /[^\dA-Za-z]+/].some((apart) => hasNumberInRun(text.split(apart)))

/** Every run of words that stand beside each other, read as one. */
const hasNumberInRun = (words: string[]): boolean =>
  words.some((_, from) =>
    Array.from({ length: maxParts }, (_, more) => words.slice(from, from + more + 1).join('')).some(
      hasIdentityNumber,
    ),
  )
