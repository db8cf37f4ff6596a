import { exports } from './en/exports'

/** English texts of exports, whatever the list. */
export const enExports = { exports }
