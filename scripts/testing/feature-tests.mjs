import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../steps/root.mjs'
import { Problem } from '../steps/user-error.mjs'

const unitPlaces = ['components', 'lib/features']
const endToEndPlace = 'e2e'

/**
 * The folders with unit tests and with end-to-end tests of a feature, which has the same name in
 * each place. What is a folder of lib/features is a feature.
 *
 * @param files Every file of these places, as paths within the project.
 * @throws Problem where there is no such feature, or it has no test.
 */
export function featureTests(name, files = filesOfFeatures()) {
  const features = [...new Set(files.map((file) => /^lib\/features\/([^/]+)\//.exec(file)?.[1]))]
    .filter(Boolean)
    .sort()
  if (!features.includes(name))
    throw new Problem(`--feature: ${name} is no feature; there are ${features.join(', ')}`)

  const withFiles = (places, ending) =>
    places
      .map((place) => `${place}/${name}/`)
      .filter((folder) => files.some((file) => file.startsWith(folder) && ending.test(file)))
  const tests = {
    unit: withFiles(unitPlaces, /\.test\.tsx?$/),
    endToEnd: withFiles([endToEndPlace], /\.spec\.ts$/),
  }
  if (tests.unit.length + tests.endToEnd.length === 0)
    throw new Problem(`--feature: ${name} has no tests`)
  return tests
}

const filesOfFeatures = () =>
  [...unitPlaces, endToEndPlace].flatMap((place) =>
    readdirSync(join(root, place), { recursive: true }).map((file) =>
      `${place}/${file}`.replaceAll(sep, '/'),
    ),
  )
