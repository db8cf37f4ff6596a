import { causes } from './en/causes'

/** English texts of the known causes, loaded with their wordings. */
export const enCauses = { causes }
