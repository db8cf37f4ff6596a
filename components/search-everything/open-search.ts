/** The name of the event by which a page asks for the box that goes, finds and does. */
export const openSearchEvent = 'duedesk:open-search'

/** Opens the box. For the browser only. */
export const openSearch = () => void document.dispatchEvent(new Event(openSearchEvent))
