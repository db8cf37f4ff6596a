const hosts = ['127.0.0.1', 'localhost', '[::1]']

/** True for an address on this machine: the sandbox speaks to no other. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && hosts.includes(hostname)
}
