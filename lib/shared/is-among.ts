/** Whether a value is one of a list, as the list's own type. */
export const isAmong = <Item>(list: readonly Item[], value: unknown): value is Item =>
  (list as readonly unknown[]).includes(value)
