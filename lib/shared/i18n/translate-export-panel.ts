import { createTranslator } from 'use-intl/core'
import { exportPanel } from './messages/en/export-panel'

/** The few texts that stand beside a list before its panel is opened. */
export const t = createTranslator({ locale: 'en', messages: { exportPanel } })
