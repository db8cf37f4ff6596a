/** Says where the desk answers, and with the sandbox, as whom to sign in. */
export function announce({ withSandbox, sandboxPort, deskUrl }) {
  console.log(`\nDuedesk      ${deskUrl}`)
  if (withSandbox) {
    console.log(`Sandbox      http://127.0.0.1:${sandboxPort}/docs`)
    console.log('Sign in as   controller, support or lead, password sandbox')
  }
  console.log('ready')
}
