import type { ModelRole } from '#contract/models.ts'
import type { AiError } from '#server/ports/ai.ts'

/** Prefixes of the environment variables of each role. */
export const variablesOf: Record<ModelRole, string> = {
  writing: 'AI',
  vision: 'AI_VISION',
  pictures: 'AI_IMAGE',
  fallback: 'AI_FALLBACK',
}

interface Failed {
  error: AiError
  role: ModelRole
  address: string
  timeoutS: number
  /** True when the role has a service of its own, with an address and a key of its own. */
  hasOwnService: boolean
}

type Remedy = (failed: Failed & { variable: string; place: string; host: string }) => string

/** Advice by the words of a failure; the first pattern that matches counts. */
const bySaid: readonly (readonly [RegExp, Remedy])[] = [
  [
    /ECONNREFUSED/,
    ({ host, place }) =>
      isLoopback(host)
        ? `Nobody listens at ${host}: start the server there. Inside a container this address is the container itself; set ${place}_BASE_URL to host.docker.internal or to the name of the service.`
        : `Nobody listens at ${host}: check the port in ${place}_BASE_URL, and that the server listens for other machines.`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN/,
    ({ host, place }) =>
      `No machine is called ${host}: check ${place}_BASE_URL, and that this server can look names up.`,
  ],
  [
    /EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT/,
    ({ host }) => `${host} cannot be reached from here: a firewall, or a proxy that AI_PROXY has to name.`,
  ],
  [
    /wrong version number|EPROTO|ERR_SSL/i,
    ({ place }) => `The server there speaks plain HTTP: begin ${place}_BASE_URL with http://.`,
  ],
  [
    /CERT|certificate|self.signed|altname/i,
    () => 'Its certificate is not trusted here: give the authority that signed it in NODE_EXTRA_CA_CERTS.',
  ],
  [/leads on to/, ({ place }) => `Set ${place}_BASE_URL to the address that it leads on to.`],
  [
    /web page answered/i,
    ({ place }) => `That is the address of a site and not of its API: check ${place}_BASE_URL.`,
  ],
  [
    /image|vision|multimodal|media|content part/i,
    ({ role, variable }) =>
      role === 'vision' ? `This model does not see: set ${variable}_MODEL to one that does.` : '',
  ],
  [
    /does not exist|not found|no such|unknown model|not a valid model|No endpoints/i,
    ({ variable }) => `Check ${variable}_MODEL: the service does not have it under this name.`,
  ],
  [
    /went into thoughts|answer is empty/,
    () => 'The model thinks for too long: set AI_REASONING=none, or raise AI_MAX_TOKENS.',
  ],
  [
    /was cut off/,
    () =>
      'The answer does not fit: give the model a larger window (for Ollama OLLAMA_CONTEXT_LENGTH), or raise AI_MAX_TOKENS.',
  ],
  [
    /context|too long|prompt.*(?:token|length)/i,
    () => 'The window of this model is too small for a recipe: give it at least 8,192 tokens.',
  ],
  [/safety|polic(?:y|ies)|moderation/i, () => 'The service refused what the call says, not the call itself.'],
]

const byKind: Record<AiError['kind'], Remedy> = {
  credentials: ({ place, variable }) =>
    `Check ${place}_API_KEY and ${variable}_MODEL: copy the key anew, and see whether it may use this model.`,
  payment: () => "The account behind the key has no credit left: top it up at the provider's site.",
  busy: () =>
    'The service takes no more calls just now. Try again later, or raise the limits of the account.',
  timeout: ({ timeoutS }) =>
    `No word came within ${timeoutS} seconds. A local model may still be loading: try again, or raise AI_TIMEOUT_S.`,
  unreachable: () =>
    'The service failed or broke off. Try again; if it stays so, look at its own log or status page.',
  broken: () =>
    'It answered, but not with what was asked for. A larger model, or one made for instructions, does better.',
  refused: () => 'It declined to answer a harmless question: its filters may be set too strictly.',
}

/** Returns advice for the operator on a failure. */
export function remedyOf(failed: Failed): string {
  const { error, role, address, hasOwnService } = failed
  const variable = variablesOf[role]
  const place = hasOwnService ? variable : variablesOf.writing
  const given = { ...failed, variable, place, host: new URL(address).host }
  const said = `${error.said ?? ''} ${error.message}`
  for (const [pattern, remedy] of bySaid) {
    const words = pattern.test(said) ? remedy(given) : ''
    if (words) return words
  }
  return byKind[error.kind](given)
}

const isLoopback = (host: string) => /^(?:localhost|127\.|\[::1\])/.test(host)
