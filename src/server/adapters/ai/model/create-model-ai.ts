import type { Cookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { isTitledAsAnother } from '#kitchen/cookbook/titled-as-another.ts'
import { drawingOf } from '#kitchen/illustration/index.ts'
import { type Ai, cannotSee, type WrittenRecipe } from '#server/ports/ai.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Log } from '#server/ports/log.ts'
import type { Meter } from '#server/ports/meter.ts'
import type { Pages } from '#server/ports/pages.ts'
import type { ModelConfig } from '../ai-config.ts'
import type { ModelTools, Usage } from './ask-model.ts'
import { callLog } from './call-log.ts'
import { createCapability } from './capability.ts'
import { type Deadline, deadlineOf } from './deadline.ts'
import { endpointOf } from './endpoint.ts'
import { lookWithModel } from './look-with-model.ts'
import { operatorOf } from './operator.ts'
import { type Painter, paintDish } from './paint-dish.ts'
import { readRecipesWithModel } from './read-with-model.ts'
import { referencesFrom } from './references.ts'
import { openService, type Service } from './service.ts'
import { takeDownWithModel } from './take-down.ts'
import { withFallback } from './with-fallback.ts'
import { refineWithModel, writeWithModel } from './write-with-model.ts'

export interface ModelAiDeps {
  log: Log
  clock: Clock
  meter?: Meter | undefined
  /** Recipes that the writing model may be shown as reference, and whose names tell one dish from another. */
  cookbook?: Cookbook
  /** Fetches a picture when an image service answers with its address. */
  pages?: Pick<Pages, 'fetchPicture'>
}

/**
 * Puts configured models behind the AI port. Without an image model, the built-in kitchen draws the dishes.
 */
export function createModelAi(config: ModelConfig, { log, clock, meter, pages, cookbook }: ModelAiDeps): Ai {
  const deadline = deadlineOf(config.timeoutS, config.pauseS)
  const toolsOf = (service: Service, model: string): ModelTools => ({
    endpoint: endpointOf(service, model, config),
    deadline,
    // Each model has its own capability, because models of one service differ.
    capability: createCapability(),
  })
  const writing = openService(config, pages)
  const tools = toolsOf(writing, needed(config.model, 'AI_MODEL'))
  const seeing = config.vision ? openService(config.vision) : writing
  const visionModel = config.visionModel ?? (seeing === writing && seeing.sees ? config.model : null)
  const sight = visionModel ? toolsOf(seeing, visionModel) : null
  const painter = config.imageModel
    ? painterOf(config.image ? openService(config.image, pages) : writing, config.imageModel, deadline)
    : null
  const spare = config.fallback ? toolsOf(openService(config.fallback), config.fallback.model) : null
  const written = withFallback(clock, tools, spare)

  const referencesFor = cookbook && config.references ? referencesFrom(cookbook, config.references) : null

  const logged = callLog({ log, clock, meter })

  /** Returns a recipe, with the name of its engine, from the first model that gives one. */
  const recipeBy = (
    call: string,
    signal: AbortSignal,
    ask: (tools: ModelTools) => Promise<Omit<WrittenRecipe, 'engine'> & { usage: Usage }>,
  ): Promise<WrittenRecipe> =>
    written(signal, async (tools) => {
      const { engine } = tools.endpoint
      const { usage: _, ...recipe } = await logged(call, tools.endpoint, () => ask(tools))
      return { ...recipe, engine }
    })

  return {
    engine: config.provider,
    label: tools.endpoint.label,
    vision: sight !== null,
    images: painter !== null,
    operator: operatorOf(
      {
        writing: tools,
        vision: sight,
        fallback: spare,
        pictures: painter,
        references: config.references ?? 0,
      },
      logged,
    ),

    async writeRecipe(request, options) {
      const { signal } = options
      const references = await referencesFor?.(request, signal)
      const recipe = await recipeBy('writeRecipe', signal, (by) =>
        writeWithModel(by, request, options, references),
      )
      return cookbook && isTitledAsAnother(cookbook, recipe.draft, request.craving)
        ? { ...recipe, isTitledAsAnother: true }
        : recipe
    },

    refine: (request, { signal }) =>
      recipeBy('refine', signal, (by) => refineWithModel(by, request, { signal })),

    takeDown: (request, { signal }) =>
      recipeBy('takeDown', signal, (by) => takeDownWithModel(by, request, signal)),

    async lookForFoods(request, { signal }) {
      if (!sight) throw cannotSee()
      const look = () => lookWithModel(sight, request, signal)
      const { seen } = await logged('lookForFoods', sight.endpoint, look)
      return seen
    },

    async readRecipes(photos, { signal, pages }) {
      if (!sight) throw cannotSee()
      const { engine } = sight.endpoint
      const read = () => readRecipesWithModel(sight, photos, signal, pages)
      const { transcription } = await logged('readRecipes', sight.endpoint, read)
      return { ...transcription, engine }
    },

    async drawDish(recipe, options) {
      if (painter) {
        return await logged('drawDish', painter, () => paintDish(painter, recipe, options))
      }
      options.signal.throwIfAborted()
      return drawingOf({ ...recipe, looks: options.looks })
    },
  }
}

function needed(value: string | null | undefined, variable: string): string {
  if (!value) throw new Error(`${variable} is needed for this AI_PROVIDER`)
  return value
}

function painterOf(service: Service, model: string, deadline: Deadline): Painter {
  // A service without image models throws here at the start, not at the first recipe.
  service.image(model)
  return { service, model, engine: `${service.provider}:${model}`, deadline }
}
