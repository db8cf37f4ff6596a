/** A chosen file that is read once `tell` says so; after `fail` it cannot be. */
export function createSlowFile(name: string, bytes = 3) {
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>()
  return {
    file: Object.assign(new File(['x'.repeat(bytes)], name), { arrayBuffer: () => promise }),
    tell: () => resolve(new ArrayBuffer(bytes)),
    fail: () => reject(new Error('gone')),
  }
}
