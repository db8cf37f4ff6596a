/** Both drivers answer a raw query with `rows`; the common type does not say so. */
export const getResultRows = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows
