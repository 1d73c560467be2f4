/** Where the SDK asks about the user whom it has kept. */
const ASKS = /\/v1\/(accounts:lookup|token)\?/

/**
 * Reads why the provider refuses the kept user, until it is stopped. At the start of a page the SDK forgets a refused
 * user and keeps the reason to itself; only the provider's answer has it.
 * @returns the way to stop it, which tells whether the account is disabled
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

/** `{"error":{"message":"CODE : text"}}` -> `CODE` */
async function codeOf(reply: Response): Promise<string> {
  const body = await reply
    .clone()
    .json()
    .catch(() => null)
  return String(body?.error?.message ?? '').split(' : ')[0] ?? ''
}
