import { dirname } from 'node:path'
import { run } from '../steps/run.mjs'
import { Problem } from '../steps/user-error.mjs'

/** A change of these is one of all files: they say what is right, or what a name leads to. */
const ofAll = {
  lint: /^(biome\.json|package-lock\.json|\.gitignore)$/,
  rules: /^(\.dependency-cruiser\.cjs|package(-lock)?\.json|tsconfig\.json)$/,
}
const isSource = (file) => /\.(ts|tsx|mts|mjs|cjs|js)$/.test(file)

/**
 * What differs from where this branch left main, committed or not; on main itself, what is not
 * committed.
 *
 * @returns the commit it is compared with, and the files that are there and that are gone.
 * @throws Problem where there is no git to ask.
 */
export async function findChanges() {
  const base = (await git('merge-base', 'HEAD', 'main')) ?? (await git('rev-parse', 'HEAD'))
  const changed = base && (await git('diff', '--name-status', '--no-renames', '-z', base.trim()))
  const added = await git('ls-files', '--others', '--exclude-standard', '-z')
  if (!base || changed === null || added === null)
    throw new Problem('git: cannot tell what changed; `npm run check -- --all` checks everything')
  return { base: base.trim(), ...parseChanges(changed, added) }
}

async function git(...args) {
  const { code, output } = await run('git', args).catch(() => ({ code: 1 }))
  return code === 0 ? output : null
}

/** Reads what git wrote: pairs of a status and a name, and names that it does not know yet. */
export function parseChanges(changed, added) {
  const words = changed.split('\0').filter(Boolean)
  const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]]] : []))
  const named = (isWanted) => pairs.filter(([status]) => isWanted(status)).map(([, file]) => file)
  return {
    present: [...named((status) => status !== 'D'), ...added.split('\0').filter(Boolean)],
    gone: named((status) => status === 'D'),
  }
}

/** What to lint: each file is judged by itself. */
export const placesToLint = ({ present }) =>
  present.some((file) => ofAll.lint.test(file)) ? ['.'] : present

/**
 * From where to follow imports. A rule is about an import, which stands in a file that changed, or
 * about a cycle, which passes through one. Only what is gone may break files that did not change.
 */
export const placesToCruise = ({ present, gone }) =>
  present.some((file) => ofAll.rules.test(file)) || gone.some(isSource)
    ? ['.']
    : present.filter(isSource)

/**
 * In which folders to run the tests that lean on what changed: those of the same feature, and
 * outside of features those of the same folder. All that lean on a rule are more than one waits for
 * between two changes.
 */
export const placesToTest = ({ present, gone }) => [...new Set([...present, ...gone].flatMap(near))]

function near(file) {
  const feature = /^(components|lib\/features)\/([^/]+)\//.exec(file)?.[2]
  if (feature) return [`components/${feature}/`, `lib/features/${feature}/`]
  return file.includes('/') && !file.startsWith('tests/') ? [`${dirname(file)}/`] : ['tests/']
}
