/**
 * The last eight characters of an id, which tell it from others at a glance: ids that are ordered
 * by time share their first ones.
 */
export const truncateId = (id: string) => (id.length > 12 ? `…${id.slice(-8)}` : id)
