import { signedInEvent } from '@/lib/shared/routes'
import type { DraftAutosave } from './draft-autosave'

/**
 * Ties a keeper to its page until the returned call: a page that is hidden may never come back, so
 * it sends at once; one that is shown again, or whose person has signed in again, sends what waits.
 */
export function attachToPage(keeper: DraftAutosave): () => void {
  const onVisibilityChange = () =>
    void (document.visibilityState === 'hidden' ? keeper.leave() : keeper.tryAgain())
  const onLeave = () => void keeper.leave()
  const onSignedIn = () => void keeper.tryAgain()
  keeper.open()
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('beforeunload', onLeave)
  window.addEventListener('pagehide', onLeave)
  window.addEventListener(signedInEvent, onSignedIn)
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('beforeunload', onLeave)
    window.removeEventListener('pagehide', onLeave)
    window.removeEventListener(signedInEvent, onSignedIn)
    void keeper.close()
  }
}
