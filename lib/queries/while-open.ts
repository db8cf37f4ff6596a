import { signedInEvent } from '../routes'
import type { DraftKeeper } from './draft-keeper'

/**
 * Ties a keeper to its page until the returned call: a page that is hidden may never come back, so it sends at once; one that is shown again, or whose
 * person has signed in again, sends what waits.
 */
export function whileOpen(keeper: DraftKeeper): () => void {
  const seen = () => void (document.visibilityState === 'hidden' ? keeper.leave() : keeper.tryAgain())
  const left = () => void keeper.leave()
  const signedIn = () => void keeper.tryAgain()
  keeper.open()
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('beforeunload', left)
  window.addEventListener('pagehide', left)
  window.addEventListener(signedInEvent, signedIn)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('beforeunload', left)
    window.removeEventListener('pagehide', left)
    window.removeEventListener(signedInEvent, signedIn)
    void keeper.close()
  }
}
