import { DEFAULT_MAX_TOKENS, type ModelConfig } from '../ai-config.ts'
import type { CallOptions, LanguageModel, Service } from './service.ts'

/** A model of a service, ready to be asked. */
export interface Endpoint {
  /** `openai:gpt-5-mini`: what a recipe records as its source. */
  engine: string
  label: string
  service: Service
  model: string
  language: LanguageModel
  maxTokens: number
  /** As the operator wants it; the model's own otherwise. */
  temperature: number | undefined
  reasoning: CallOptions['reasoning']
  /** Whether the operator asked for it: then it is not left out where much is. */
  isReasoningSet: boolean
  providerOptions: CallOptions['providerOptions']
}

export const endpointOf = (
  service: Service,
  model: string,
  { maxTokens, temperature, reasoning }: Pick<ModelConfig, 'maxTokens' | 'temperature' | 'reasoning'>,
): Endpoint => ({
  engine: `${service.provider}:${model}`,
  label: `${service.name} ${model}`,
  service,
  model,
  language: service.language(model),
  maxTokens: maxTokens ?? DEFAULT_MAX_TOKENS,
  temperature: temperature ?? undefined,
  reasoning: reasoning ?? service.callOptions.reasoning,
  isReasoningSet: reasoning != null,
  providerOptions: service.callOptions.providerOptions,
})
