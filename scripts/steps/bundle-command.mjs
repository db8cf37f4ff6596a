import { bundle } from './bundle.mjs'

/**
 * The commands of the desk's store, as plain JavaScript for Node. They read the migrations from the
 * project's folder.
 */
export const commandProgram = '.sandbox-build/desk-command.mjs'

/** Bundles them. */
export const bundleCommand = () =>
  bundle('desk', 'lib/commands/maintenance/command.ts', commandProgram)
