/** A number of an organization without what only parts it: blanks, hyphens and points. */
export const toPlainNumber = (typed: string): string => typed.replace(/[\s\p{Cf}\p{Pd}.]/gu, '')
