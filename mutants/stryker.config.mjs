/** Settings of one group, as mutants/run.mjs passes them. */
export default JSON.parse(process.env.MUTANT_SETTINGS ?? '{}')
