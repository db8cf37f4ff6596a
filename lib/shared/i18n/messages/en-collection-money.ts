import { en } from './en'
import { reports } from './en/reports'
import { settlements } from './en/settlements'

/** English texts of settlements and reports. */
export const enCollectionMoney = { ...en, reports, settlements }
