import { drawingOf } from '#kitchen/illustration/index.ts'
import { type Ai, AiError, cannotSee, type WriteOptions, type WriteRequest } from '#server/ports/ai.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Log } from '#server/ports/log.ts'
import type { Meter } from '#server/ports/meter.ts'
import { DEFAULT_TIMEOUT_S, type ModelConfig } from '../ai-config.ts'
import type { Usage } from './ask-model.ts'
import { createCapability } from './capability.ts'
import { deadlineOf } from './deadline.ts'
import { connect } from './endpoint.ts'
import { lookWithModel } from './look-with-model.ts'
import { paintDish } from './paint-dish.ts'
import { readRecipesWithModel } from './read-with-model.ts'
import { takeDownWithModel } from './take-down.ts'
import { refineWithModel, writeWithModel } from './write-with-model.ts'

export interface ModelAiDeps {
  log: Log
  clock: Clock
  meter?: Meter | undefined
}

/** A configured model behind the AI port. Without an image model, dishes are the kitchen's own drawings. */
export function createModelAi(config: ModelConfig, { log, clock, meter }: ModelAiDeps): Ai {
  const endpoint = connect(config)
  const tools = {
    endpoint,
    deadline: deadlineOf(config.timeoutS ?? DEFAULT_TIMEOUT_S),
    capability: createCapability(),
  }
  /** The same tools in front of the model that sees, which need not take what the writing one takes. */
  const sight = endpoint.eyes && {
    ...tools,
    endpoint: { ...endpoint, ...endpoint.eyes },
    capability: createCapability(),
  }

  /** One line per call: what it cost and how it ended. Never the cook's words, never the answer. */
  const logged = async <T extends object>(call: string, work: () => Promise<T>): Promise<T> => {
    const started = clock.now().getTime()
    const note = (outcome: string, usage?: Usage) => {
      const fields = { call, engine: endpoint.engine, ms: clock.now().getTime() - started, outcome }
      log.info({ ...fields, usage }, 'model call')
      const { inputTokens = 0, outputTokens = 0 } = usage ?? {}
      meter?.modelCalled({ ...fields, inputTokens, outputTokens })
    }
    try {
      const result = await work()
      note('done', 'usage' in result ? (result.usage as Usage) : undefined)
      return result
    } catch (cause) {
      note(cause instanceof AiError ? cause.kind : 'aborted')
      throw cause
    }
  }

  return {
    engine: config.provider,
    label: endpoint.label,
    vision: sight !== null,
    images: endpoint.image !== null,

    async writeRecipe(request: WriteRequest, { signal, onPartial }: WriteOptions) {
      const { draft } = await logged('writeRecipe', () =>
        writeWithModel(tools, request, { signal, onPartial }),
      )
      return { draft, engine: endpoint.engine }
    },

    async refine(request, { signal }) {
      const { draft } = await logged('refine', () => refineWithModel(tools, request, { signal }))
      return { draft, engine: endpoint.engine }
    },

    async lookForFoods(request, { signal }) {
      if (!sight) throw cannotSee()
      const { seen } = await logged('lookForFoods', () => lookWithModel(sight, request, signal))
      return seen
    },

    async readRecipes(photos, { signal }) {
      if (!sight) throw cannotSee()
      const { transcription } = await logged('readRecipes', () => readRecipesWithModel(sight, photos, signal))
      return { ...transcription, engine: sight.endpoint.engine }
    },

    async takeDown(request, { signal }) {
      const { draft } = await logged('takeDown', () => takeDownWithModel(tools, request, signal))
      return { draft, engine: endpoint.engine }
    },

    async drawDish(recipe, options) {
      const { image } = endpoint
      if (image) return logged('drawDish', () => paintDish({ ...tools, image }, recipe, options))
      options.signal.throwIfAborted()
      return drawingOf({ ...recipe, looks: options.looks })
    },
  }
}
