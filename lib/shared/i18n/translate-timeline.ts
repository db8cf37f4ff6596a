import { createTranslator } from 'use-intl/core'
import { enTimeline } from './messages/en-timeline'

/** As `t` of translate.ts, with the texts of the timeline as well. */
export const t = createTranslator({ locale: 'en', messages: enTimeline })
