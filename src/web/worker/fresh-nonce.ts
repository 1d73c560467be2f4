const POLICY = 'content-security-policy'
const nonceIn = /'nonce-([^']+)'/

/**
 * Returns a stored page with a new nonce. Its policy allows only styles that carry the nonce, and a nonce may
 * be used for one reply only, so header and page get a fresh one, as from the server.
 */
export async function withFreshNonce(page: Response): Promise<Response> {
  const headers = new Headers(page.headers)
  // The body is the decoded text, so headers about its encoding and length no longer apply.
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
