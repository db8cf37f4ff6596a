/** What the probe of the event loop asks, as it asks the desk. */
export const dynamic = 'force-dynamic'

export const GET = () => Response.json({ live: true })
