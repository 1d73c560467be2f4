const POLICY = 'content-security-policy'
const nonceIn = /'nonce-([^']+)'/

/**
 * A kept page as it may be sent once more. Its policy lets styles in that carry its nonce, and a nonce is good for one
 * reply only: header and page get a new one, as from the server.
 */
export async function withFreshNonce(page: Response): Promise<Response> {
  const headers = new Headers(page.headers)
  // What follows is the text itself, however it once travelled.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const policy = headers.get(POLICY) ?? ''
  const old = nonceIn.exec(policy)?.[1]
  const text = await page.text()
  if (!old) return new Response(text, { headers })
  const fresh = newNonce()
  headers.set(POLICY, policy.replaceAll(old, fresh))
  return new Response(text.replaceAll(old, fresh), { headers })
}

const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
