import { fileImport } from './en/file-import'
import { form, record } from './en/form'
import { grid } from './en/grid'
import { layout } from './en/layout'
import { states } from './en/states'
import { timeline } from './en/timeline'

/** The English texts of what knows no feature. */
export const shared = { fileImport, form, grid, layout, record, states, timeline }
