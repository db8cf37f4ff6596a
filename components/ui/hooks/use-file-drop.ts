import { type DragEvent, useState } from 'react'

/** Takes the file that is dropped on a place. Of several none is taken: nobody knows which is meant. */
export function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false)
  const [isSeveral, setSeveral] = useState(false)

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  function handleDrop(event: DragEvent) {
    const { files } = event.dataTransfer
    setOver(false)
    if (files.length === 0) return
    event.preventDefault()
    setSeveral(files.length > 1)
    if (files.length === 1) onFile(files[0])
  }
  return {
    /** Several files were dropped last, and none was taken. */
    isSeveral,
    forgetDrop: () => setSeveral(false),
    place: {
      'data-over': isOver || undefined,
      onDragOver: handleDragOver,
      onDragLeave: () => setOver(false),
      onDrop: handleDrop,
    },
  }
}
