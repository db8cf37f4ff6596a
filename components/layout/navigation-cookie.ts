/**
 * The cookie that keeps whether the areas are hidden: `hidden` or `shown`. The server reads it, so
 * nothing jumps at the first paint.
 */
export const navigationCookie = 'duedesk-navigation'
