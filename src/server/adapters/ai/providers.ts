/**
 * API of a service: OpenAI's Responses, Anthropic's Messages, Google's, or the chat completions of all
 * others.
 */
export type Protocol = 'responses' | 'messages' | 'google' | 'chat'

export interface Provider {
  /** Name in the interface. */
  name: string
  protocol: Protocol
  /** Default address; null where every installation has an address of its own. */
  address: string | null
  needsKey: boolean
  /** Header that carries the key in place of `Authorization`. */
  keyHeader?: string
  /**
   * True when every model of the provider can look at photos; other providers need a vision model by name.
   */
  sees?: true
}

/**
 * Providers by the value of AI_PROVIDER, beside `builtin`. A service of another name is `openai-compatible`.
 */
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

// Object.keys is typed as string[], although its keys are known.
export const providerNames = Object.keys(providers) as [ProviderName, ...ProviderName[]]

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** Finds the provider that a setting names, however it is spelled: `LM Studio`, `llama.cpp`, `OpenAI`. */
export const providerOf = (name: string): ProviderName | null =>
  providerNames.find((one) => plain(one) === plain(name)) ?? null
