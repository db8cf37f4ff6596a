/**
 * The name of a line of work, the same every day: `decision:0f4b…:20418`. What cannot stand in one
 * is written `_`.
 */
export const toSubject = (kind: string, ...parts: (string | number)[]): string =>
  `${kind}:${parts.map((part) => String(part).replace(/[^\w.-]/g, '_')).join(':')}`.slice(0, 160)
