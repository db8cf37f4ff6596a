/**
 * Runs in a page: clicks what stands first of `click` in sight, or goes back where that is null,
 * and waits until the address fits `address`, a pattern of path and hash, and something of `sought`
 * is in sight. Milliseconds from the click until the frame is out that has it.
 */
export function takeStep({ click, address, sought }) {
  const inSight = (selector) =>
    [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const isThere = () =>
      new RegExp(address).test(location.pathname + location.hash) && inSight(sought) !== undefined
    function lookAtFrame() {
      if (isThere())
        return scheduler.postTask(() => resolve(performance.now() - began), {
          priority: 'user-blocking',
        })
      if (performance.now() - began > 10_000)
        return reject(new Error(`${location.href}: has no ${sought}`))
      requestAnimationFrame(lookAtFrame)
    }
    if (click === null) history.back()
    else inSight(click).click()
    requestAnimationFrame(lookAtFrame)
  })
}
