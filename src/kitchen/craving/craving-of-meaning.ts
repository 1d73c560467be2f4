import type { Category } from '#contract/common.ts'
import { type Craving, emptyCraving, type Meaning } from './index.ts'
import { englishOf } from './unclaimed-tokens.ts'
import { NO_SUCH_PET, petIn, poisonAskedFor } from './wishes/for-pets.ts'
import { refusalOf } from './wishes/refusals.ts'

/** Returns the craving that the passes have read, before dishes and foods are looked for in the words that are left. */
export function cravingOf(meaning: Meaning, text: string, category: Category | null): Craving {
  // A recipe's own name speaks of no eater and of nothing that is no food: doctor bird cake, crying tiger.
  const eater = petIn(text)
  const pet = meaning.isName && eater === 'other' ? null : eater
  const craving: Craving = {
    ...emptyCraving(meaning.language === 'en' ? text : englishOf(meaning)),
    ...(meaning.language !== 'en' && { typed: text }),
    families: [],
    maxMinutes: meaning.maxMinutes,
    ...(meaning.maxPrepMinutes !== undefined && { maxPrepMinutes: meaning.maxPrepMinutes }),
    servings: meaning.servings,
    maxIngredients: meaning.maxIngredients,
    category,
    // The words "dog food" are refused only when no dog is to eat it.
    refusal:
      (meaning.isName ? null : refusalOf(pet ? text.replace(/\b(?:dog|cat|pet) food\b/gi, 'food') : text)) ??
      meaning.refusal,
    diets: [...meaning.diets],
    exclusions: [...meaning.exclusions],
    allergies: [...meaning.allergies],
    statedAllergies: [...meaning.allergies],
    conditions: meaning.conditions,
    targets: meaning.targets,
    states: meaning.states,
    ...(meaning.deniedCuisines.size > 0 && { deniedCuisines: [...meaning.deniedCuisines] }),
    ...(meaning.deniedDishes.size > 0 && { deniedDishes: [...meaning.deniedDishes] }),
    ...(meaning.deniedTextures.size > 0 && { deniedTextures: [...meaning.deniedTextures] }),
    ...(meaning.usesUp && { usesUp: true }),
    ...(meaning.cooksEggs && { cooksEggs: true }),
    ...(meaning.cooksMeat && { cooksMeat: true }),
    ...(meaning.amounts.length > 0 && { amounts: meaning.amounts }),
    ...(meaning.yields !== null && { yields: meaning.yields }),
    avoidedTechniques: [...meaning.techniques],
    equipment: [...meaning.equipment],
    moods: [...meaning.moods],
    readAs: [...meaning.readAs],
    ...(meaning.meansProfile && { meansProfile: true }),
  }
  if (pet === 'other') craving.refusal ??= NO_SUCH_PET
  else if (pet) {
    craving.pet = pet
    craving.refusal ??= poisonAskedFor(craving.text, pet)
  }
  return craving
}
