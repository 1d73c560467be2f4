import type { Ai } from '#server/ports/ai.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Log } from '#server/ports/log.ts'
import type { Meter } from '#server/ports/meter.ts'
import type { AiConfig, ModelConfig } from './ai-config.ts'
import { createBuiltinAi } from './builtin/create-builtin-ai.ts'
import { createModelAi } from './model/create-model-ai.ts'

export type { AiConfig } from './ai-config.ts'

export interface AiDeps {
  log: Log
  clock: Clock
  meter?: Meter | undefined
}

/** The built-in kitchen, or the configured model. A model that fails is reported, never silently replaced. */
export const createAi = (config: AiConfig, deps: AiDeps): Ai =>
  isModel(config) ? createModelAi(config, deps) : createBuiltinAi()

const isModel = (config: AiConfig): config is ModelConfig => config.provider !== 'builtin'
