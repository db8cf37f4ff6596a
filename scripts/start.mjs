import { buildDesk } from './steps/build-desk.mjs'
import { bundleSandbox } from './steps/bundle-sandbox.mjs'
import { launch } from './steps/launch.mjs'
import { serve } from './steps/serve.mjs'
import { endWith } from './steps/user-error.mjs'

/** `npm start`: the desk as it is for real, built when something changed. */
async function begin(settings, group) {
  if (settings.withSandbox) await bundleSandbox()
  await buildDesk(settings)
  await serve(settings, group)
}

launch(begin).catch(endWith)
