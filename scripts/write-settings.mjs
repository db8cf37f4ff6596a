import { readFileSync, writeFileSync } from 'node:fs'
import { writeExample, writeTable } from './settings/written-settings.mjs'
import { inProject } from './steps/root.mjs'

/** `npm run settings`: writes `.env.example` and the README's tables from the list of settings. */
writeFileSync(inProject('.env.example'), writeExample())
const readme = inProject('README.md')
writeFileSync(readme, writeTable(readFileSync(readme, 'utf8')))
