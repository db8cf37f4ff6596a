/** Stands for `server-only` in unit tests. */
export {}
