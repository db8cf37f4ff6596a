import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IFlattenedRuleSet,
} from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cleanTree, plantedViolations } from './support/planted-violations'

const rulesFile = join(process.cwd(), '.dependency-cruiser.cjs')
const rules = createRequire(import.meta.url)(rulesFile) as Required<
  Pick<IFlattenedRuleSet, 'forbidden'>
>
const names = rules.forbidden.map(({ name }) => name as string)
const packages = {
  dependencies: ['zod', 'big.js', 'pg', 'undici', 'server-only', 'next'],
  devDependencies: ['vitest'],
  undeclared: ['undeclared'],
}

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'import-rules-'))
  write({ ...cleanTree, ...projectFiles() })
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

describe('the import rules', () => {
  test('find nothing in a project where every place imports what it may', async () => {
    expect(await violations()).toEqual([])
  })

  test('are each broken by a planted file', () => {
    expect(Object.keys(plantedViolations).sort()).toEqual([...names].sort())
  })

  const plants = Object.entries(plantedViolations).flatMap(([rule, each]) =>
    each.map((plant) => [rule, plant.file, plant] as const),
  )
  test.each(plants)('%s: finds %s', async (rule, _, { file, says, beside = {} }) => {
    write({ [file]: says, ...beside })

    const found = await violations()

    expect([...new Set(found.map((violation) => violation.rule))]).toEqual([rule])
    expect(found.map((violation) => violation.from)).toContain(file)
  })

  test('take an import of types as one, however it is written', async () => {
    write({
      'components/customers/form.tsx':
        "import { type One } from '@/lib/contracts/result'\nexport type Two = One\n",
    })

    expect(await violations()).toEqual([])
  })
})

async function violations() {
  const options = (await extractOptions(rulesFile)) as ICruiseOptions
  const tsConfig = { options: { baseUrl: project, paths: { '@/*': ['./*'] } } }
  const { output } = await cruise(
    ['.'],
    {
      ...options,
      baseDir: project,
      validate: true,
      tsConfig: { fileName: join(project, 'tsconfig.json') },
    },
    {},
    { tsConfig },
  )
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }))
}

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(project, dirname(path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
}

/** The configuration of a project with these packages, each an empty module. */
function projectFiles(): Record<string, string> {
  const versions = (list: string[]) => Object.fromEntries(list.map((name) => [name, '1.0.0']))
  const installed = Object.values(packages).flatMap((list) =>
    list.flatMap((name) => [
      [
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
      ],
      [`node_modules/${name}/index.js`, ''],
    ]),
  )
  return {
    'package.json': JSON.stringify({
      dependencies: versions(packages.dependencies),
      devDependencies: versions(packages.devDependencies),
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        paths: { '@/*': ['./*'] },
        allowJs: true,
        module: 'esnext',
        moduleResolution: 'bundler',
      },
    }),
    ...Object.fromEntries(installed),
  }
}
