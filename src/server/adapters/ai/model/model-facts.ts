import { type Fields, isFields } from './answer-fields.ts'
import type { Service } from './service.ts'

/** Facts that a service publishes about a model. */
export interface ModelFacts {
  /** Maximum number of tokens of question and answer together. */
  contextTokens: number | null
  /** Models that the service lists when the requested one is not among them. */
  models: string[]
}

const unknown: ModelFacts = { contextTokens: null, models: [] }
const MOST_MODELS = 12

/**
 * Field names for the context length at different services; the length in use comes before the highest
 * possible one.
 */
const contextNames = [
  'loaded_context_length',
  'n_ctx',
  'max_model_len',
  'context_length',
  'context_window',
  'max_context_length',
  'inputTokenLimit',
  'max_input_tokens',
  'n_ctx_train',
]

/**
 * Asks the service for its facts about the model. Unpublished facts are null or empty, and no call fails by
 * them.
 */
export async function factsOf(service: Service, model: string, signal: AbortSignal): Promise<ModelFacts> {
  const [listed, own] = await Promise.all([
    listedFacts(service, model, signal),
    ownFacts(service, model, signal),
  ])
  return { ...listed, contextTokens: own ?? listed.contextTokens }
}

async function listedFacts(service: Service, model: string, signal: AbortSignal): Promise<ModelFacts> {
  const list = await read(service, '/models', signal)
  const entries = [list?.data, list?.models].find(Array.isArray)?.filter(isFields)
  if (!entries) return unknown
  const names = entries.map(({ id, name }) => String(id ?? name ?? ''))
  const plain = (name: string) => name.replace(/^models\//, '').replace(/:latest$/, '')
  const at = names.findIndex((name) => plain(name) === plain(model))
  if (at < 0) return { contextTokens: null, models: nearest(names, model) }
  return { contextTokens: contextIn(entries[at]), models: [] }
}

/**
 * Reads the context length that a local server has given the model; each kind of server has its own path for
 * it.
 */
async function ownFacts(service: Service, model: string, signal: AbortSignal): Promise<number | null> {
  switch (service.provider) {
    case 'ollama': {
      const running = await read(service, 'origin:/api/ps', signal)
      const loaded = Array.isArray(running?.models) ? running.models.filter(isFields) : []
      return contextIn(loaded.find(({ name }) => String(name).startsWith(model)))
    }
    case 'lmstudio':
      return contextIn(await read(service, `origin:/api/v0/models/${encodeURIComponent(model)}`, signal))
    case 'llamacpp':
      return contextIn(await read(service, 'origin:/props', signal))
    default:
      return null
  }
}

async function read(service: Service, path: string, signal: AbortSignal): Promise<Fields | null> {
  try {
    const response = await service.read(path, signal)
    const value: unknown = response.ok ? await response.json() : null
    return isFields(value) ? value : null
  } catch {
    signal.throwIfAborted()
    return null
  }
}

function contextIn(entry: unknown): number | null {
  if (!isFields(entry)) return null
  for (const name of contextNames) {
    const value = entry[name]
    if (typeof value === 'number' && value > 0) return value
  }
  const inner = [entry.meta, entry.default_generation_settings, entry.top_provider].filter(isFields)
  return inner.map(contextIn).find((value) => value !== null) ?? null
}

/** Returns the listed names that share the most words with the requested one, best first. */
const nearest = (names: readonly string[], model: string): string[] => {
  const parts = model.toLowerCase().split(/[^a-z0-9]+/)
  const score = (name: string) => parts.filter((part) => part && name.toLowerCase().includes(part)).length
  return names
    .filter(Boolean)
    .toSorted((one, other) => score(other) - score(one))
    .slice(0, MOST_MODELS)
}
