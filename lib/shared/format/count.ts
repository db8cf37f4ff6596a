/** Thousands apart by a space, as all numbers of the desk. */
export const formatCount = (count: number): string => count.toLocaleString('nb-NO')
