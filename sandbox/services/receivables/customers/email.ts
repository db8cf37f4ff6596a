/**
 * An e-mail address freed of what got in by copying: blanks, quotes, angle brackets, zero-width
 * characters, and `;` `,` `.` at its end (interface.md 2.2; what counts as stray is assumed).
 */
export function sanitizeEmail(email: string): string {
  let clean = email.replace(/[\s\u200B-\u200F\u2060\uFEFF"“”„«»<>]/gu, '')
  while (clean.startsWith("'")) clean = clean.slice(1)
  while (/[';,.]$/.test(clean)) clean = clean.slice(0, -1)
  return clean
}

/** Whether it has the form of an address. Whether it exists is not the upstream's to judge. */
export const isPlausibleEmail = (email: string) =>
  /^[^\s@<>"',;]+(?:'[^\s@<>"',;]+)*@[^\s@<>"',;.]+(?:\.[^\s@<>"',;.]+)+$/u.test(email)
