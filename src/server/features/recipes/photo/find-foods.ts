import type { ImageAnalysis, RecipeOption } from '#contract/recipes.ts'
import type { Craving } from '#kitchen/craving/craving.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { readPackages } from '#kitchen/photo/index.ts'
import { type EatingProfile, underProfile } from '#kitchen/profile/index.ts'
import { AppError } from '#server/http/errors.ts'
import { type Ai, AiError } from '#server/ports/ai.ts'
import { type Reader, ReaderError } from '#server/ports/reader.ts'

type FoundFoods = Omit<ImageAnalysis, 'seenBy'>

export interface Eyes {
  ai: Pick<Ai, 'vision' | 'lookForFoods'>
  reader: Reader
}

/**
 * Finds the foods on an upright JPEG: with a vision model where one is configured, else by the words on
 * packages.
 */
export async function findFoods(
  { ai, reader }: Eyes,
  photo: Uint8Array,
  profile: EatingProfile,
  signal: AbortSignal,
): Promise<ImageAnalysis> {
  if (ai.vision) return { ...(await lookForFoods(ai, photo, profile, signal)), seenBy: 'model' }
  return { ...(await readLabels(reader, photo, signal)), seenBy: 'labels' }
}

/** Asks a vision model, and checks its answer: no inedible food, no option against the profile. */
async function lookForFoods(
  ai: Pick<Ai, 'lookForFoods'>,
  photo: Uint8Array,
  profile: EatingProfile,
  signal: AbortSignal,
): Promise<FoundFoods> {
  const { craving } = underProfile(readCraving(''), profile)
  const seen = await ai.lookForFoods({ photo, craving }, { signal }).catch((cause: unknown) => {
    throw cause instanceof AiError && cause.kind === 'refused' ? declined(cause) : cause
  })
  const { description, ingredients, recipeOptions } = seen
  return {
    description: description || described(ingredients.length),
    ingredients: ingredients.filter(({ name }) => !isRefused(readCraving(name))),
    recipeOptions: recipeOptions.filter((option) => isPossible(option, profile)),
  }
}

/**
 * Reads the words on packages. Loose food has none: only a vision model finds it, which the description
 * mentions.
 */
async function readLabels(reader: Reader, photo: Uint8Array, signal: AbortSignal): Promise<FoundFoods> {
  try {
    const { words } = await reader.read(photo, { layout: 'sparse', inks: ['dark', 'light'], signal })
    const ingredients = readPackages(words).map(({ name, confidence }) => ({ name, confidence }))
    return { description: `${described(ingredients.length)} ${ONLY_WORDS}`, ingredients, recipeOptions: [] }
  } catch (cause) {
    if (cause instanceof ReaderError) throw readingFailed(cause)
    throw cause
  }
}

const declined = (cause: AiError) =>
  new AppError('recipe_refused', 'The AI would not look at this photo. Please choose another one.', { cause })

const ONLY_WORDS =
  'Only the words on packages are read here: recognising loose food such as fruit and vegetables takes an AI model that can see, and this kitchen has none. Please add what is missing.'

const described = (count: number) => {
  if (count === 0) return 'No ingredients were recognised in this photo.'
  return count === 1 ? 'One ingredient was recognised.' : `${count} ingredients were recognised.`
}

const isRefused = ({ refusal }: Craving) => refusal !== null

function isPossible(option: RecipeOption, profile: EatingProfile): boolean {
  const craving = readCraving(`${option.title} with ${option.requiredIngredients.join(', ')}`)
  return !isRefused(craving) && underProfile(craving, profile).conflicts.length === 0
}

function readingFailed(cause: ReaderError): AppError {
  switch (cause.kind) {
    case 'not_a_picture':
      return new AppError('unsupported_media_type', 'Please select an image file (JPG, PNG, etc.)', { cause })
    case 'too_large':
      return new AppError(
        'payload_too_large',
        'This photo has too many pixels. Please select a smaller one.',
        {
          cause,
        },
      )
    case 'busy':
      return new AppError(
        'unavailable',
        'Many photos are being read just now. Please try again in a moment.',
        {
          cause,
          retryAfterS: 10,
        },
      )
    case 'timeout':
      return new AppError(
        'unavailable',
        'Reading this photo took too long. A closer or sharper photo may help.',
        {
          cause,
        },
      )
    case 'broken':
      return new AppError('internal', 'Failed to analyze image. Please try again.', { cause })
  }
}
