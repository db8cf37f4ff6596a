import { en } from './en'
import { grid } from './en/grid'

/** English texts of the virtual grid. */
export const enGrid = { ...en, grid }
