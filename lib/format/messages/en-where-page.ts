import { en } from './en'
import { whereSentence } from './en/where-sentence'

/** English texts of the page about where one invoice is. */
export const enWherePage = { ...en, where: { ...whereSentence } }
