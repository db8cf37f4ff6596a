import { en } from './en'
import { whereSentence } from './en/where-sentence'
import { whereStory } from './en/where-story'

/** English texts of the page about where one invoice is. */
export const enWherePage = { ...en, where: { ...whereSentence, ...whereStory } }
