import type { Category } from '#contract/common.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { RefineRequest, WriteOptions, WriteRequest } from '#server/ports/ai.ts'
import { AiError } from '#server/ports/ai.ts'
import { type Asked, askModel, type ModelTools, type Usage } from './ask-model.ts'
import { instructions, promptVersion, question, refineQuestion } from './instructions.ts'
import { partialTeller } from './partial-teller.ts'
import { readAnswer, recipeAnswerSchema } from './recipe-answer.ts'

interface Written {
  draft: RecipeDraft
  usage: Usage
  promptVersion: string
  references?: readonly RecipeDraft[]
}

/**
 * Writes a recipe for a craving.
 * @param references recipes of the cookbook to learn from
 * @throws AiError, or the signal's reason.
 */
export const writeWithModel = async (
  tools: ModelTools,
  request: WriteRequest,
  options: WriteOptions,
  references: readonly RecipeDraft[] = [],
): Promise<Written> => {
  // The kitchen has no table of safe foods for animals with which a model's answer could be checked.
  if (request.craving.pet)
    throw new AiError(
      'refused',
      'What is safe for a pet is a question for a vet, so no model is asked for it.',
    )
  // A repair has its own draft to go by, and costs less without them.
  const shown = request.repair ? [] : references
  const written = await askForRecipe(tools, options, {
    question: question(request, shown),
    fallbackCategory: request.category ?? request.craving.category ?? 'dinner',
    mending: request.repair !== undefined,
  })
  if (references.length === 0) return written
  return { ...written, promptVersion: promptVersion.withReferences, references }
}

/** Changes an existing recipe as the cook asks. @throws AiError, or the signal's reason. */
export const refineWithModel = (
  tools: ModelTools,
  request: RefineRequest,
  options: WriteOptions,
): Promise<Written> =>
  askForRecipe(tools, options, {
    question: refineQuestion(request),
    fallbackCategory: request.draft.category,
    mending: request.repair !== undefined,
  })

interface RecipeQuestion extends Pick<Asked<RecipeDraft>, 'question' | 'mending'> {
  fallbackCategory: Category
}

async function askForRecipe(
  tools: ModelTools,
  { signal, onPartial }: WriteOptions,
  { fallbackCategory, ...asked }: RecipeQuestion,
): Promise<Written> {
  const { value, usage } = await askModel<RecipeDraft>(
    tools,
    {
      ...asked,
      instructions,
      name: 'recipe',
      schema: recipeAnswerSchema,
      read: (answer) => readAnswer(answer, fallbackCategory),
      ...(onPartial && { onText: () => partialTeller(onPartial) }),
    },
    signal,
  )
  return { draft: value, usage, promptVersion: promptVersion.plain }
}
