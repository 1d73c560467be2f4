/** How a service is spoken to: OpenAI's Responses, Anthropic's Messages, Google's, or the chat completions of all others. */
export type Protocol = 'responses' | 'messages' | 'google' | 'chat'

export interface Provider {
  /** What the interface calls it. */
  name: string
  protocol: Protocol
  /** Where it answers when nothing else is said; null where every installation has an address of its own. */
  address: string | null
  needsKey: boolean
  /** A header that carries the key, in place of `Authorization`. */
  keyHeader?: string
  /** Every model of it can look at photos; behind other addresses a model that sees has to be named. */
  sees?: true
}

/** The values of AI_PROVIDER beside `builtin`. A service of another name is `openai-compatible`. */
export const providers = {
  openai: {
    name: 'OpenAI',
    protocol: 'responses',
    address: 'https://api.openai.com/v1',
    needsKey: true,
    sees: true,
  },
  anthropic: {
    name: 'Anthropic',
    protocol: 'messages',
    address: 'https://api.anthropic.com/v1',
    needsKey: true,
    sees: true,
  },
  google: {
    name: 'Google',
    protocol: 'google',
    address: 'https://generativelanguage.googleapis.com/v1beta',
    needsKey: true,
    sees: true,
  },
  openrouter: {
    name: 'OpenRouter',
    protocol: 'chat',
    address: 'https://openrouter.ai/api/v1',
    needsKey: true,
  },
  azure: { name: 'Azure', protocol: 'chat', address: null, needsKey: true, keyHeader: 'api-key' },
  ollama: { name: 'Ollama', protocol: 'chat', address: 'http://127.0.0.1:11434/v1', needsKey: false },
  lmstudio: { name: 'LM Studio', protocol: 'chat', address: 'http://127.0.0.1:1234/v1', needsKey: false },
  vllm: { name: 'vLLM', protocol: 'chat', address: 'http://127.0.0.1:8000/v1', needsKey: false },
  llamacpp: { name: 'llama.cpp', protocol: 'chat', address: 'http://127.0.0.1:8080/v1', needsKey: false },
  'openai-compatible': { name: 'Model', protocol: 'chat', address: null, needsKey: false },
} as const satisfies Record<string, Provider>

export type ProviderName = keyof typeof providers

// Object.keys forgets which keys they are.
export const providerNames = Object.keys(providers) as [ProviderName, ...ProviderName[]]

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** The provider that a setting names, however it is spelled: `LM Studio`, `llama.cpp`, `OpenAI`. */
export const providerOf = (name: string): ProviderName | null =>
  providerNames.find((one) => plain(one) === plain(name)) ?? null
