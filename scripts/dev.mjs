import { launch } from './steps/launch.mjs'
import { serve, watched } from './steps/serve.mjs'
import { endWith } from './steps/user-error.mjs'

/**
 * `npm run dev`: the desk and the sandbox from their sources. A change of the desk shows in pages
 * that are open, and a change of the sandbox starts it again. What both write is shown at once: who
 * changes them wants to read why they do not start.
 */
async function begin(settings, group) {
  group.show()
  await serve(settings, group, watched)
}

launch(begin).catch(endWith)
