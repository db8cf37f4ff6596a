const shown = 20

/** Prints what the checks found, and how to run it again. Returns whether they found nothing. */
export function report(checks, { seed, drafts, kills }) {
  for (const { name, violations } of checks) {
    console.log(
      `${violations.length === 0 ? 'good  ' : 'FAILED'} ${name}${violations.length === 0 ? '' : `: ${violations.length}`}`,
    )
    for (const violation of violations.slice(0, shown)) console.log(`         ${violation}`)
  }
  const isGood = checks.every(({ violations }) => violations.length === 0)
  if (!isGood)
    console.log(
      `the same again: npm run soak -- --seed ${seed} --drafts ${drafts} --kills ${kills}`,
    )
  return isGood
}
