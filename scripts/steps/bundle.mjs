import { root } from './root.mjs'
import { Problem } from './user-error.mjs'

/**
 * Bundles a program of the project into plain JavaScript: Node alone resolves neither `@/…` nor
 * paths without an extension. `name` stands before each error.
 */
export async function bundle(name, entryPoint, outfile) {
  const { build, stop } = await import('esbuild')
  const { errors } = await build({
    absWorkingDir: root,
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    sourcemap: true,
    logLevel: 'silent',
  }).catch((failure) => failure)
  await stop()
  if (errors?.length)
    throw new Problem(
      errors
        .map(({ text, location }) => `${name}: ${location?.file}:${location?.line}: ${text}`)
        .join('\n'),
    )
}
