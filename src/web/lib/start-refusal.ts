/** Addresses at which the SDK asks the provider about its stored user. */
const ASKS = /\/v1\/(accounts:lookup|token)\?/

/**
 * Watches the provider's answers for the reason why it refuses the stored user. At the start of a page the
 * SDK drops a refused user without reporting the reason, which only the provider's answer has.
 * @returns the function that stops the watch and tells whether the account is disabled
 */
export function watchStart(): () => boolean {
  const { fetch } = globalThis
  let isDisabled = false
  async function watching(...asked: Parameters<typeof fetch>): Promise<Response> {
    const reply = await fetch(...asked)
    const [target] = asked
    const address = target instanceof Request ? target.url : String(target)
    if (!reply.ok && ASKS.test(address)) isDisabled ||= (await codeOf(reply)) === 'USER_DISABLED'
    return reply
  }
  globalThis.fetch = watching
  return () => {
    if (globalThis.fetch === watching) globalThis.fetch = fetch
    return isDisabled
  }
}

/** Extracts the code: `{"error":{"message":"CODE : text"}}` -> `CODE` */
async function codeOf(reply: Response): Promise<string> {
  const body = await reply
    .clone()
    .json()
    .catch(() => null)
  return String(body?.error?.message ?? '').split(' : ')[0] ?? ''
}
