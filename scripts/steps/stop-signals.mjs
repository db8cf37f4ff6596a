let act = () => process.exit(0)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => act(signal))

// Who reads our output may go away first (`npm start | head`): that is no reason to leave processes
// behind.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/**
 * Says what a stop signal does from now on. Until then it ends this process; what `run` started
 * ends with it.
 */
export function onStopSignal(action) {
  act = action
}
