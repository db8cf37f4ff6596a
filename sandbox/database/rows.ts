/** Both drivers answer a raw query with `rows`; the common type does not say so. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows
